/// What an intent says.
public struct IntentDialog: Hashable, Sendable {
  /// The whole sentence, for who only hears it.
  public let full: LocalizedStringResource
  /// A shorter one, for who also sees a view.
  public let supporting: LocalizedStringResource?
  /// A symbol shown beside it.
  public let systemImageName: String?

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

  private init(
    full: LocalizedStringResource,
    optionalSupporting: LocalizedStringResource?,
    systemImageName: String?
  ) {
    self.full = full
    self.supporting = optionalSupporting
    self.systemImageName = systemImageName
  }
}

extension IntentDialog: ExpressibleByStringInterpolation {
  /// The same sentence for who hears and who sees.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
