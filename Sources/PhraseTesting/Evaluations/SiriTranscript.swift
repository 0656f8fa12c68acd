internal import AppIntents
internal import Dialog
internal import Foundation
internal import IntentRuntime
internal import PhraseMatching

/// What happened in a conversation, turn by turn.
public struct SiriTranscript: Sendable {
  /// Something that may have been seen.
  public enum Observation<Value: Sendable>: Sendable {
    /// It was seen.
    case reported(Value)
    /// Nobody can tell: nothing was said, for instance.
    case unreported

    /// What was seen; nil if nobody can tell.
    public var value: Value? { if case .reported(let value) = self { value } else { nil } }
  }

  /// How the call of an intent ended.
  public enum Outcome: String, Sendable, CaseIterable {
    /// It performed.
    case succeeded
    /// It threw.
    case failed
    /// A value is missing, or has to be chosen.
    case needsInput
    /// A yes or no is awaited.
    case awaitingConfirmation
    /// It ran, and something was shown instead of an answer. Here an intent that showed something has succeeded.
    case unknown
    /// Nobody can tell; here: somebody left it or said no.
    case unreported

    /// Whether the call counts as made for `Calls(.disallowed)`: it ran, or waits for nothing but a yes.
    public var committed: Bool {
      switch self {
      case .succeeded, .failed, .unknown, .awaitingConfirmation: true
      case .needsInput, .unreported: false
      }
    }

    /// Whether the call counts as made for `Calls`: it ran and did not fail.
    var ran: Bool { self == .succeeded || self == .unknown }
  }

  /// An intent that was called.
  public struct IntentInvocation: Sendable, CustomStringConvertible {
    /// The intent with its values.
    public let intent: AnyAppIntent
    /// The values as their titles, by the names of the parameters.
    public let arguments: [String: String]
    /// What it returned; nil if it did not come to that.
    public let result: ResolvedIntentResult?
    /// How the call ended.
    public let outcome: Outcome
    let id: UUID

    /// The intent, its values and how it ended.
    public var description: String { "\(intent), \(outcome)" }
  }

  /// What happened in a turn.
  public struct Turn: Sendable {
    /// The turn of the scenario.
    public let id: UserTurn.ID
    /// What was said.
    public let utterance: String
    /// What was answered; the question if one is open.
    public let response: Observation<String>
    /// The intents that were called, in order; one that went on after an answer is in both turns.
    public let invocations: [IntentInvocation]
    /// The entities that were found, returned or opened.
    public let entities: [AnyAppEntity]
    /// The entities that the front window says it shows.
    public let entitiesOnScreen: [AnyAppEntity]
  }

  /// The turns that were reached, in order.
  public let turns: [Turn]

  /// A conversation that was held elsewhere, or ended early.
  public init(turns: [Turn]) { self.turns = turns }

  /// What happened in a turn; nil if the conversation ended before.
  public func turn(for id: UserTurn.ID) -> Turn? { turns.first { $0.id == id } }
}

extension SiriTranscript.Turn {
  /// - Parameters:
  ///   - ended: calls that had ended before this turn.
  init(of turn: UserTurn, _ response: Response, in tester: PhraseTester, after ended: Set<UUID>) async {
    id = turn.id
    utterance = turn.utterance
    self.response = (response.question?.prompt ?? response.dialog).map { .reported($0) } ?? .unreported
    let definitions = tester.definitions
    let environment = tester.registry.environment()
    let calls = response.invocations.filter { !ended.contains($0.id) }
    invocations = await environment.run {
      var found: [SiriTranscript.IntentInvocation] = []
      for call in calls { found.append(await SiriTranscript.IntentInvocation(call, response, definitions)) }
      if response.invocations.isEmpty { found += SiriTranscript.IntentInvocation.ofCatalog(response, definitions) }
      return found
    }
    entities = await environment.run {
      var found: [AnyAppEntity] = []
      for entity in response.entities { found.append(await AnyAppEntity(entity).fetched()) }
      return found
    }
    entitiesOnScreen = await tester.registry.entitiesInFront().map { AnyAppEntity($0.entity) }
  }
}

extension SiriTranscript.IntentInvocation {
  fileprivate init(_ call: Response.Invocation, _ response: Response, _ definitions: IntentDefinitions) async {
    id = call.id
    intent = AnyAppIntent(performed: call.intent, in: definitions)
    arguments = call.shownValues
    switch call.state {
    case .succeeded:
      outcome = .succeeded
      result = ResolvedIntentResult(await ExpressedValue(of: call.value).fetched(), dialog: call.dialog)
    case .failed: (outcome, result) = (.failed, nil)
    case .cancelled: (outcome, result) = (.unreported, nil)
    case .running:
      (outcome, result) = (response.outcome == .awaitingConfirmation ? .awaitingConfirmation : .needsInput, nil)
    }
  }

  /// What a catalog did, which is no intent in Swift.
  fileprivate static func ofCatalog(_ response: Response, _ definitions: IntentDefinitions) -> [Self] {
    guard let candidate = response.candidate, let outcome = SiriTranscript.Outcome(response.outcome) else { return [] }
    let values = candidate.values.map { (name: $0.name, shown: $0.shown) }
    let definition = AppIntentDefinition(typeIdentifier: candidate.intent, definitions: definitions)
    let result = outcome == .succeeded ? ResolvedIntentResult(.nothing, dialog: response.dialog) : nil
    return [
      Self(
        intent: AnyAppIntent(definition, values.map { ($0.name, $0.shown) }),
        arguments: Dictionary(values.map { ($0.name, $0.shown) }, uniquingKeysWith: { first, _ in first }),
        result: result, outcome: outcome, id: UUID())
    ]
  }
}

extension SiriTranscript.Outcome {
  fileprivate init?(_ outcome: Response.Outcome) {
    switch outcome {
    case .succeeded: self = .succeeded
    case .failed: self = .failed
    case .needsInput: self = .needsInput
    case .awaitingConfirmation: self = .awaitingConfirmation
    case .cancelled: self = .unreported
    case .matched, .ambiguous, .notRecognized: return nil
    }
  }
}
