internal import Foundation

/// A conversation that is held to see whether what happens is what was expected.
///
/// ```swift
/// let scenario = SiriScenario {
///   UserTurn("how is catbells today") {
///     Calls { definitions.intents["GetTrailConditions"].expect(trail: .equals("Catbells")) }
///     SiriResponse(.contains("Catbells"))
///   }
///   UserTurn("buy a day pass for yosemite") {
///     Calls(.disallowed) { definitions.intents["OpenTrail"] }
///   }
///   UserTurn("yes")
/// }
/// let subject = try await SiriService.run(scenario: scenario)
/// ```
///
/// Expectations of a turn see what happened in it; those of the scenario see the whole conversation.
public struct SiriScenario: Sendable {
  /// What is said, in order.
  public let turns: [UserTurn]
  let expectations: [any SiriTurnExpectation]

  /// A conversation whose turns say what they expect.
  public init(@SiriScenarioBuilder _ turns: () -> [UserTurn]) {
    self.turns = turns()
    expectations = []
  }

  /// A conversation of which something is expected as a whole.
  ///
  /// - Parameters:
  ///   - turns: what is said.
  ///   - expectation: what has to have happened at the end.
  public init(
    @SiriScenarioBuilder _ turns: () -> [UserTurn],
    @SiriTurnExpectationBuilder expectation: () -> [any SiriTurnExpectation]
  ) {
    self.turns = turns()
    expectations = expectation()
  }
}

/// Something that is said.
public struct UserTurn: Sendable, Identifiable {
  /// What tells a turn from others, also from those that say the same.
  public struct ID: Hashable, Sendable {
    private let value = UUID()
  }

  /// What tells the turn from others.
  public let id = ID()
  /// What is said.
  public let utterance: String
  let expectations: [any SiriTurnExpectation]

  /// Something that is said, of which nothing is expected.
  public init(_ utterance: String) {
    self.utterance = utterance
    expectations = []
  }

  /// Something that is said, with what has to come of it.
  public init(_ utterance: String, @SiriTurnExpectationBuilder _ expectations: () -> [any SiriTurnExpectation]) {
    self.utterance = utterance
    self.expectations = expectations()
  }
}

/// Lists turns.
public typealias SiriScenarioBuilder = SiriListBuilder<UserTurn>
/// Lists what is expected of a turn, or of a conversation.
public typealias SiriTurnExpectationBuilder = SiriListBuilder<any SiriTurnExpectation>
/// Lists intents that are expected.
public typealias IntentExpectationBuilder = SiriListBuilder<any AppIntentExpectationProviding>
/// Lists entities that are expected.
public typealias EntityExpectationBuilder = SiriListBuilder<any AppEntityExpectationProviding>

/// Lists values that are written one below the other.
@resultBuilder
public enum SiriListBuilder<Element> {
  /// One value.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Values that are listed already.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// All values.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }
  /// Values, if a condition holds.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  /// The values of one branch.
  public static func buildEither(first part: [Element]) -> [Element] { part }
  /// The values of the other branch.
  public static func buildEither(second part: [Element]) -> [Element] { part }
  /// The values of each round.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap(\.self) }
}
