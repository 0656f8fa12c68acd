/// An intent with the phrases that people say to run it.
public struct AppShortcut: Sendable {
  package let intent: any AppIntent
  package let phrases: [ShortcutPhrase]
  package let shortTitle: LocalizedStringResource?
  package let systemImageName: String?
  package let presentation: ShortcutPresentation?

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) { self.init(intent, phrases, shortTitle, systemImageName, nil) }

  /// A shortcut that may lack a title or a picture.
  @available(*, deprecated, message: "give the shortcut a short title and a system image name")
  @_disfavoredOverload
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource? = nil,
    systemImageName: String? = nil
  ) { self.init(intent, phrases, shortTitle, systemImageName, nil) }

  /// A shortcut with one entry for each value of a parameter.
  public init<Intent, Value, Parameter, ParameterKeyPath>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>
  )
  where
    Intent: AppIntent, Value: _IntentValue, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
  {
    self.init(intent, phrases, shortTitle, systemImageName, parameterPresentation.erased(for: intent))
  }

  private init<Intent: AppIntent>(
    _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>], _ shortTitle: LocalizedStringResource?,
    _ systemImageName: String?, _ presentation: ShortcutPresentation?
  ) {
    let parameters = IntentParameters(of: intent)
    self.intent = intent
    self.phrases = phrases.map { $0.resolved(on: intent, parameters) }
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    self.presentation = presentation
  }
}

/// A phrase with the names of its parameters found.
package struct ShortcutPhrase: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    case text(String)
    case applicationName
    case parameter(String)
  }

  package let pieces: [Piece]

  /// The phrase as localization files and catalogs write it: `Open ${target} in ${applicationName}`.
  package var key: String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .applicationName: "${applicationName}"
      case .parameter(let name): "${\(name)}"
      }
    }.joined()
  }

  package var parameterNames: [String] {
    pieces.compactMap { piece in
      if case .parameter(let name) = piece { name } else { nil }
    }
  }
}

/// What stands for something else in a phrase.
public enum AppShortcutPhraseToken: Hashable, Sendable { case applicationName }

/// Words that run an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, @unchecked Sendable {
  fileprivate enum Piece {
    case text(String)
    case token(AppShortcutPhraseToken)
    // A key path to a wrapper captures nothing that could change.
    case parameter(PartialKeyPath<Intent>)
  }

  private let pieces: [Piece]

  /// Words without parameters.
  public init(_ phraseKey: String) { pieces = [.text(phraseKey)] }

  public init(stringLiteral value: String) { pieces = [.text(value)] }

  /// Words with the app's name or a parameter among them.
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// Collects the pieces of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.text(literal)) }
    }

    /// Adds the name of the app.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { pieces.append(.token(token)) }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) { pieces.append(.parameter(parameter)) }
  }

  fileprivate func resolved(on intent: Intent, _ parameters: IntentParameters) -> ShortcutPhrase {
    ShortcutPhrase(
      pieces: pieces.map { piece in
        switch piece {
        case .text(let text): .text(text)
        case .token(.applicationName): .applicationName
        case .parameter(let path): .parameter(parameters.name(at: path, of: intent) ?? "?")
        }
      }
    )
  }
}

/// Words that never run anything of the app's, however near they are.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
  package let phrase: ShortcutPhrase

  public init(_ phraseKey: String) { phrase = ShortcutPhrase(pieces: [.text(phraseKey)]) }

  public init(stringLiteral value: String) { self.init(value) }

  public init(stringInterpolation: StringInterpolation) { phrase = ShortcutPhrase(pieces: stringInterpolation.pieces) }

  /// Collects the pieces of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [ShortcutPhrase.Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.text(literal)) }
    }

    /// Adds the name of the app.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { pieces.append(.applicationName) }
  }
}

/// Everything that never runs anything of the app's.
public struct NegativeAppShortcutPhrases: Sendable {
  package let phrases: [NegativeAppShortcutPhrase]

  public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }
}

/// The colour of an app's tiles.
public enum ShortcutTileColor: Int, Hashable, Sendable, CaseIterable {
  case red
  case orange
  case tangerine
  case yellow
  case lime
  case teal
  case lightBlue
  case blue
  case navy
  case grape
  case purple
  case pink
  case grayBlue
  case grayGreen
  case grayBrown
}
