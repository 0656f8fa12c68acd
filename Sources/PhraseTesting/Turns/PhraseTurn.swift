internal import AppIntents
internal import Dialog
internal import IntentRuntime
internal import PhraseMatching

/// What came of something that was said, with the answers that followed.
///
/// Printing one shows the conversation as a transcript.
public struct PhraseTurn: Sendable {
  /// How it ended.
  public enum Outcome: String, Sendable, CaseIterable {
    /// The intent performed.
    case succeeded
    /// The intent threw.
    case failed
    /// A value is asked for.
    case needsInput
    /// A yes or no is awaited.
    case awaitingConfirmation
    /// Several shortcuts or values are meant; the question says which.
    case ambiguous
    /// Nothing came near enough.
    case notRecognized
    /// Somebody said no, or gave no usable answer twice.
    case cancelled
  }

  /// What was said first.
  public let request: String
  /// How it ended.
  public let outcome: Outcome
  /// The name of the intent that ran or is asked about; nil if none is.
  public let intent: String?
  /// The name of the application that ran.
  public let application: String?
  /// The values with which the intent ran, as their titles, by name.
  public let parameters: [String: String]
  /// What was said at the end, in full; the question if one is open.
  public let dialog: String?
  /// The shorter dialog beside a view.
  public let supportingDialog: String?
  /// The view that was shown, as text.
  public let snippet: String?
  /// The question that is open.
  public let question: String?
  /// What there is to choose from, where a question is open.
  public let options: [String]
  /// Why it failed, for a developer.
  public let problem: String?

  let lines: [String]
  let invocations: [Response.Invocation]
  let entities: [any AppEntity]

  /// The value of a parameter with which the intent ran, as its title.
  public subscript(parameter: String) -> String? { parameters[parameter] }

  /// What the intent returned; nil if it returned nothing, or something of another type.
  public func value<Value>(as type: Value.Type = Value.self) -> Value? { invocations.last?.value as? Value }
}

extension PhraseTurn: CustomStringConvertible {
  /// The conversation: `> ` what was typed, `< ` what was said, and so on.
  public var description: String { lines.joined(separator: "\n") }
}

extension PhraseTurn {
  /// - Parameters:
  ///   - response: what came of the last thing that was typed.
  ///   - lines: the conversation so far.
  init(_ response: Response, lines: [String]) {
    let candidate = response.candidate
    let ran = response.invocations.last
    request = response.request
    outcome = Outcome(response.outcome)
    intent = ran.map { _unqualifiedName(of: type(of: $0.intent)) } ?? candidate?.intent
    application = ran.flatMap(\.application) ?? candidate?.application
    parameters = Self.parameters(of: ran, candidate)
    dialog = response.question?.prompt ?? response.dialog
    supportingDialog = response.supportingDialog
    snippet = response.snippet?.joined(separator: "\n")
    question = response.question?.prompt
    options = response.question?.options.map(\.title) ?? []
    problem = response.problem.map { $0.detail ?? $0.message }
    self.lines = lines
    invocations = response.invocations
    entities = response.entities
  }

  private static func parameters(of ran: Response.Invocation?, _ candidate: Candidate?) -> [String: String] {
    guard let ran else {
      return Dictionary((candidate?.values ?? []).map { ($0.name, $0.shown) }, uniquingKeysWith: { first, _ in first })
    }
    return ran.shownValues
  }
}

extension Response.Invocation {
  /// The values that the intent has, as their titles, by name.
  var shownValues: [String: String] {
    let entries = IntentParameters(of: intent).entries.compactMap { entry in
      entry.parameter.valueOrDefault.map { (entry.name, String(localized: DisplayRepresentation(showing: $0).title)) }
    }
    return Dictionary(entries, uniquingKeysWith: { first, _ in first })
  }
}

extension PhraseTurn.Outcome {
  init(_ outcome: Response.Outcome) {
    self =
      switch outcome {
      case .matched, .succeeded: .succeeded
      case .failed: .failed
      case .needsInput: .needsInput
      case .awaitingConfirmation: .awaitingConfirmation
      case .ambiguous: .ambiguous
      case .notRecognized: .notRecognized
      case .cancelled: .cancelled
      }
  }
}
