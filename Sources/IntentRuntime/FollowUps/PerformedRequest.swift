internal import AppIntents
internal import PhraseMatching

/// A request that was performed, or is being asked about, with all of its values: what follow-ups change.
struct PerformedRequest: Sendable {
  enum Deed: Sendable {
    case intent(any AppIntent)
    /// What a catalog says of a shortcut, with the values that it has.
    case action(CatalogAction, Shortcut, [String: CatalogValue])
  }

  var deed: Deed
  /// Where its application stands.
  var application: Int
  /// What the matcher said of it; nil where nobody named a shortcut.
  var candidate: Candidate?
  /// What was typed.
  var text: String
  /// What it left to be undone.
  var undoCount = 0
  /// Whether it was done for good: a person agreed to it, and nothing takes it back.
  var isFinal = false

  /// What it is called, with what it is about.
  var title: String {
    if let candidate { return candidate.summary }
    switch deed {
    case .intent(let intent): return Self.title(of: intent)
    case .action(_, let shortcut, _): return shortcut.title
    }
  }

  private static func title(of intent: any AppIntent) -> String {
    func title<Intent: AppIntent>(_ intent: Intent) -> String { String(localized: Intent.title) }
    return title(intent)
  }

  /// What can be said of it: each parameter that people can name values for.
  var parameters: [Parameter] {
    switch deed {
    case .intent(let intent):
      IntentParameters(of: intent).entries.compactMap { entry in
        ParameterExpansion(of: entry.parameter, named: entry.name, in: intent).model
      }
    case .action(_, let shortcut, _): shortcut.parameters
    }
  }

  /// Whether a parameter has a value.
  func isGiven(_ name: String) -> Bool {
    switch deed {
    case .intent(let intent): IntentParameters(of: intent)[name]?.givenValue != nil
    case .action(_, _, let values): values[name] != nil
    }
  }

  /// The number that a parameter holds.
  func number(of name: String) -> Double? {
    switch deed {
    case .intent(let intent):
      switch IntentParameters(of: intent)[name]?.valueOrDefault {
      case let number as Int: Double(number)
      case let number as Double: number
      case let amount as any MeasuredAmount: amount.amount
      default: nil
      }
    case .action(_, _, let values): values[name]?.typed.flatMap(Double.init)
    }
  }
}
