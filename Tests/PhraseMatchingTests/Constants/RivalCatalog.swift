import Testing

@testable import PhraseMatching

/// What the rivals of a constant stand among: a section of the table.
struct RivalCatalog: Sendable {
  /// What requests are compared by.
  let similarity: MatchOptions.Similarity
  /// The phrases that every pair of the section has beside its own.
  var phrases: [String] = []

  /// The applications of all phrases, each phrase a shortcut of its own that is named by it.
  ///
  /// A phrase may begin with its application, "Trails: Show my list", or with its origin, "derived: …". Several phrases of
  /// a shortcut are separated by " / ".
  func applications(with rivals: [String]) throws -> [Application] {
    var applications: [Application] = []
    for phrase in rivals + phrases.filter({ !rivals.contains($0) }) {
      let parts = phrase.split(separator: ": ", maxSplits: 1).map(String.init)
      let isDerived = parts[0] == "derived"
      let name = parts.count > 1 && !isDerived ? parts[0] : "Home"
      if !applications.contains(where: { $0.name == name }) {
        applications.append(Application(name: name, entities: Self.entities))
      }
      let position = try #require(applications.firstIndex { $0.name == name })
      applications[position].shortcuts.append(
        Shortcut(
          intent: phrase, title: phrase, parameters: Self.parameters,
          phrases: try (parts.last ?? "").split(separator: " / ").map {
            try #require(PhraseTemplate.pattern(String($0)).template, "\(phrase)")
          }, phraseOrigin: isDerived ? .derived : .authored))
    }
    return applications
  }

  private static let parameters = [
    Parameter(name: "lamp", kind: .entity("Lamp")), Parameter(name: "room", kind: .entity("Room"), isOptional: true),
    Parameter(name: "place", kind: .entity("Place")), Parameter(name: "currency", kind: .entity("Currency")),
    Parameter(name: "words", kind: .text), Parameter(name: "level", kind: .integer(nil)),
    Parameter(name: "time", kind: .duration),
  ]

  private static let entities = [
    entity("Lamp", ["Desk Lamp", "Hall Lamp", "Gate", "Silver"]), entity("Room", ["Kitchen", "Living Room"]),
    entity("Currency", ["Dollars", "Yen"]), entity("Place", ["Paris"], vocabulary: .open),
  ]

  private static func entity(_ name: String, _ titles: [String], vocabulary: Entity.Vocabulary = .closed) -> Entity {
    Entity(
      name: name, title: name, vocabulary: vocabulary, values: titles.map { Entity.Value(id: $0, title: $0) })
  }
}
