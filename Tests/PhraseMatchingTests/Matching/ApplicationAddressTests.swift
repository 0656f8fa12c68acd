import Testing

@testable import PhraseMatching

/// Names of applications and the words that lead to them.
struct ApplicationAddressTests {
  private let options = MatchOptions(now: CivilMoment(year: 2026, month: 11, day: 20, hour: 10))

  private func matcher(_ name: String, _ phrases: [[String]]) throws -> Matcher {
    let shortcuts = try phrases.enumerated().map { position, phrases in
      Shortcut(
        intent: "Intent\(position)", title: "Intent \(position)",
        parameters: [Parameter(name: "thing", kind: .entity("Thing")), Parameter(name: "words", kind: .text)],
        phrases: try phrases.map { try #require(PhraseTemplate.pattern($0).template) })
    }
    let items = Entity(name: "Thing", title: "Thing", values: [Entity.Value(id: "trash", title: "Trash")])
    let application = Application(name: name, shortcuts: shortcuts, entities: [items])
    return Matcher(index: PhraseIndex.compile([application]).index)
  }

  @Test(arguments: ["on", "in", "with", "to", "from", "using"])
  func `the phrase that was said wins over its neighbour, whatever leads to the name`(connector: String) throws {
    let matcher = try matcher(
      "Desktop",
      [["Show the ${thing} \(connector) ${applicationName}", "Show my ${thing} \(connector) ${applicationName}"]])
    for article in ["the", "my"] {
      let matching = matcher.match("show \(article) trash \(connector) desktop", options: options)
      #expect(matching.candidates.first?.score == 1)
      #expect(matching.candidates.first?.phrase.contains(article) == true)
    }
  }

  @Test(arguments: [
    ("Ask ${applicationName} to empty the ${thing}", "empty the trash"),
    ("Use ${applicationName} to empty the ${thing}", "empty the trash"),
    ("Hey ${applicationName}, empty the ${thing}", "empty the trash"),
    ("Включи торшер в ${applicationName}", "включи торшер"),
    ("Schalte das Licht mit ${applicationName} ein", "Schalte das Licht ein"),
    ("Ouvre la porte avec ${applicationName}", "ouvre la porte"),
  ])
  func `words that only address the application go when its name goes`(phrase: String, request: String) throws {
    let matching = try matcher("Desktop", [[phrase]]).match(request, options: options)
    #expect(matching.outcome == .matched)
    #expect((matching.candidates.first?.score ?? 0) > 0.85)
  }

  @Test(arguments: [("Turn shuffle off in ${applicationName}", "turn off desktop"), ("Open ${thing}", "open desktop")])
  func `the name is no evidence for the rest of a phrase`(phrase: String, request: String) throws {
    #expect(try matcher("Desktop", [[phrase]]).match(request, options: options).outcome == .notRecognized)
  }
}
