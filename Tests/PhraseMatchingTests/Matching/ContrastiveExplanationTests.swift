import Testing

@testable import PhraseMatching

@Suite struct `A rivalry between two shortcuts` {
  private static let lamp = Parameter(name: "lamp", kind: .entity("Lamp"))

  private static func shortcut(_ intent: String, _ phrases: String...) -> Shortcut {
    Shortcut(
      intent: intent, title: intent, parameters: [lamp],
      phrases: phrases.compactMap { PhraseTemplate.pattern($0).template })
  }

  private static let index = PhraseIndex.compile([
    Application(
      name: "Home",
      shortcuts: [
        shortcut("TurnOn", "Turn on the ${lamp} in ${applicationName}"),
        shortcut("TurnOff", "Turn off the ${lamp} in ${applicationName}"),
        shortcut("Status", "Show (me|us) the house in ${applicationName}"),
      ],
      entities: [
        Entity(
          name: "Lamp", title: "Lamp",
          values: [
            Entity.Value(id: "desk", title: "Desk Lamp", synonyms: ["reading light"]),
            Entity.Value(id: "hall", title: "Hall Lamp"),
          ])
      ],
      negativePhrases: [PhraseTemplate.pattern("Turn off airplane mode").template].compactMap { $0 })
  ]).index

  private static let options = MatchOptions(now: CivilMoment(year: 2026, month: 11, day: 20), similarity: .lexical)

  private static func rivalry(_ request: String, _ shortcut: String) -> ContrastiveExplanation {
    ContrastiveExplanation(request, to: index.shortcuts(named: shortcut, application: nil), in: index, options: options)
  }

  @Test func `names the rival of the shortcut that is reached`() {
    let rivalry = Self.rivalry("turn off the hall lamp", "TurnOff")
    #expect(rivalry.isReached)
    #expect(rivalry.wanted?.intent == "TurnOff")
    #expect(rivalry.rival?.intent == "TurnOn")
    #expect(rivalry.changes.first?.request == "turn on the hall lamp")
    #expect(rivalry.changes.first?.edits == [.replace("off", with: "on")])
  }

  @Test func `names the winner in place of the shortcut that is not reached`() {
    let rivalry = Self.rivalry("turn off the hall lamp", "TurnOn")
    #expect(!rivalry.isReached)
    #expect(rivalry.leader?.intent == "TurnOff")
    #expect(rivalry.loser?.intent == "TurnOn")
    #expect(rivalry.addition == nil)
  }

  @Test(arguments: [
    ("illuminate the hall lamp please", "TurnOn", "illuminate the ${lamp} in ${applicationName}"),
    ("brighten the reading light", "TurnOn", "brighten the ${lamp} in ${applicationName}"),
  ])
  func `finds the phrase that is lacking`(request: String, shortcut: String, phrase: String) {
    #expect(Self.rivalry(request, shortcut).addition?.phrase == phrase)
  }

  @Test func `knows a shortcut that is forbidden`() {
    let rivalry = Self.rivalry("turn off airplane mode", "TurnOff")
    #expect(rivalry.matching.vetoedApplication == "Home")
    #expect(rivalry.wanted?.missing == ["lamp"])
    #expect(rivalry.changes.first?.request == "turn off Desk Lamp")
  }

  @Test func `has nothing to say where nothing is in common`() {
    let rivalry = Self.rivalry("xyz abc", "TurnOn")
    #expect(rivalry.loser == nil)
    #expect(rivalry.changes.isEmpty)
  }

  @Test(arguments: [
    "turn off the hall lamp", "lamp off", "show the house", "turn it", "illuminate the desk lamp", "hall lamp please",
    "turn off airplane mode", "turn the halll lamp onn",
  ])
  func `proposes only what works`(request: String) {
    for shortcut in ["TurnOn", "TurnOff", "Status"] {
      let rivalry = Self.rivalry(request, shortcut)
      for change in rivalry.changes {
        let matching = Matcher(index: Self.index).match(change.request, options: Self.options)
        #expect(matching.outcome == .matched, "\(change.request)")
        #expect(matching.candidates.first?.intent == rivalry.loser?.intent, "\(change.request)")
      }
    }
  }

  @Test func `leaves the index as it was, one phrase more`() throws {
    let phrase = try #require(PhraseTemplate.literal("Glow, ${lamp}").template)
    let extended = try #require(Self.index.adding(phrase, toShortcut: 0))
    #expect(extended.phraseCount == Self.index.phraseCount + 1)
    #expect(extended.valueCount == Self.index.valueCount)
    for request in ["turn off the reading light", "show us the house in home", "turn off airplane mode", "turn on"] {
      let before = Matcher(index: Self.index).match(request, options: Self.options)
      #expect(Matcher(index: extended).match(request, options: Self.options) == before, "\(request)")
    }
    #expect(Matcher(index: extended).match("glow hall lamp", options: Self.options).candidates.first?.score == 1)
  }

  @Test(arguments: [("TurnOn", [0]), ("turnoff", [1]), ("Status", [2]), ("Turn", []), ("", [])])
  func `is asked about by name`(name: String, indices: [Int]) {
    #expect(Self.index.shortcuts(named: name, application: nil) == Set(indices))
    #expect(Self.index.shortcuts(named: name, application: "Trails").isEmpty)
  }
}
