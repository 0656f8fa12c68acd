/// Expects entities to be found: returned by an intent, found by a search, or opened.
public struct Finds: SiriTurnExpectation {
  private let expected: [any AppEntityExpectationProviding]

  /// Expects entities, in any order; others may be found as well.
  public init(@EntityExpectationBuilder _ expectations: () -> [any AppEntityExpectationProviding]) {
    expected = expectations()
  }

  /// Where the entities belong to.
  public var _sources: [_SiriSource] { expected.map { _SiriSource(source: $0.entityDefinition.definitions.source) } }

  /// Says what was found.
  public func _grade(_ turns: [SiriTranscript.Turn]) async throws -> _SiriGrade {
    try await EntityGrading(expected, among: turns.flatMap(\.entities)).grade("finds", "found")
  }
}

/// Expects entities to be visible: those that the views of the app's front window say they show.
public struct OnScreen: SiriTurnExpectation {
  private let expected: [any AppEntityExpectationProviding]

  /// Expects entities, in any order; others may be visible as well.
  public init(@EntityExpectationBuilder _ expectations: () -> [any AppEntityExpectationProviding]) {
    expected = expectations()
  }

  /// Where the entities belong to.
  public var _sources: [_SiriSource] { expected.map { _SiriSource(source: $0.entityDefinition.definitions.source) } }

  /// Says what was visible.
  public func _grade(_ turns: [SiriTranscript.Turn]) async throws -> _SiriGrade {
    try await EntityGrading(expected, among: turns.flatMap(\.entitiesOnScreen)).grade("shows", "shown")
  }
}

/// Compares entities with those expected.
struct EntityGrading {
  private let expected: [any AppEntityExpectationProviding]
  private let entities: [AnyAppEntity]

  init(_ expected: [any AppEntityExpectationProviding], among entities: [AnyAppEntity]) {
    (self.expected, self.entities) = (expected, entities)
  }

  /// So many entities are named at most.
  private static let mostNamed = 5

  func grade(_ verb: String, _ done: String) async throws -> _SiriGrade {
    var missing = false
    for expectation in expected {
      var isMet = false
      for entity in entities where !isMet { isMet = try await expectation.isSatisfied(by: entity) }
      missing = missing || !isMet
    }
    let named = entities.prefix(Self.mostNamed).map(\.description).joined(separator: ", ")
    let more = entities.count > Self.mostNamed ? " and \(entities.count - Self.mostNamed) more" : ""
    return _SiriGrade(
      verdict: missing ? .missed : .met,
      expectation: "\(verb) \(expected.map { "\($0)" }.joined(separator: ", "))",
      seen: entities.isEmpty ? "nothing was \(done)" : "\(done): \(named)\(more)")
  }
}
