/// What an intent says.
public struct IntentDialog: Hashable, Sendable {
  /// Apart, so that what is handed from one function to the next is a reference.
  private indirect enum Content: Hashable, Sendable {
    case words(full: LocalizedStringResource, supporting: LocalizedStringResource?, systemImageName: String?)
  }

  private let content: Content

  /// The whole sentence, for who only hears it.
  public var full: LocalizedStringResource {
    switch content {
    case .words(let full, _, _): full
    }
  }
  /// A shorter one, for who also sees a view.
  public var supporting: LocalizedStringResource? {
    switch content {
    case .words(_, let supporting, _): supporting
    }
  }
  /// A symbol shown beside it.
  public var systemImageName: String? {
    switch content {
    case .words(_, _, let name): name
    }
  }

  /// The same sentence for who hears and who sees.
  public init(_ dialog: LocalizedStringResource) {
    self.init(full: dialog, optionalSupporting: nil, systemImageName: nil)
  }

  /// A whole sentence, and a shorter one beside a view.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full: full, optionalSupporting: supporting, systemImageName: nil)
  }

  /// A sentence with a symbol.
  public init(full: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, optionalSupporting: nil, systemImageName: systemImageName)
  }

  /// A whole sentence, a shorter one beside a view, and a symbol.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, optionalSupporting: supporting, systemImageName: systemImageName)
  }

  private init(full: LocalizedStringResource, optionalSupporting: LocalizedStringResource?, systemImageName: String?) {
    content = .words(full: full, supporting: optionalSupporting, systemImageName: systemImageName)
  }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  /// The same sentence for who hears and who sees.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
