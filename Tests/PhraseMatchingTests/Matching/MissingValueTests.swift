import Testing

@testable import PhraseMatching

/// A request that says all of a phrase but its values is that phrase, with a question.
struct MissingValueTests {
  @Test(arguments: [
    ("adjust the brightness", "Adjust the brightness of ${lamp}", ["lamp"]),
    ("please adjust brightness", "Adjust the brightness of ${lamp}", ["lamp"]),
    ("wake me up", "Wake me up at ${number}", ["number"]),
    ("book a flight", "Book a flight to ${lamp}", ["lamp"]),
    ("adjust the brightness in home", "Adjust the brightness of ${lamp} in ${applicationName}", ["lamp"]),
    ("set guest mode", "Set guest mode to ${number}", ["number"]),
  ])
  func `a missing value is asked for`(request: String, phrase: String, missing: [String]) throws {
    let matching = try match(request, [phrase])
    #expect(matching.outcome == .matched, "\(matching)")
    #expect(matching.candidates.first?.missing.sorted() == missing, "\(matching)")
  }

  @Test(arguments: [
    ("turn off", "Turn off ${lamp}"), ("play", "Play ${words}"),
    ("adjust the seat", "Adjust the brightness of ${lamp}"),
    ("adjust the brightness of the moon", "Adjust the brightness of ${lamp}"),
    ("brightness", "Adjust the brightness of ${lamp}"),
    ("who adjusted the brightness", "Adjust the brightness of ${lamp}"),
    ("open a bank account", "Open a tab in ${words}"), ("set the table", "Set the alarm to ${number}"),
  ])
  func `too little or something else is not`(request: String, phrase: String) throws {
    #expect(try match(request, [phrase]).outcome == .notRecognized)
  }

  @Test func `a phrase that needs no value comes first`() throws {
    let matching = try match("adjust the brightness", ["Adjust the brightness of ${lamp}", "Adjust the brightness"])
    #expect(matching.outcome == .matched)
    #expect(matching.candidates.first?.missing == [])
  }

  @Test(arguments: [
    ("convert 50 dollars to euros", false), ("convert 50 euros to dollars", true),
    ("convert 50 euros into dollars", true),
    ("50 euros to dollars convert", true),
  ])
  func `what a little word leads to is not turned around`(request: String, isMeant: Bool) throws {
    let currencies = Entity(
      name: "Lamp", title: "Currency", values: ["Dollars", "Yen"].map { Entity.Value(id: $0, title: $0) })
    let matching = try match(request, ["Convert ${number} euros to ${lamp}"], currencies)
    #expect((matching.outcome == .matched) == isMeant, "\(matching)")
  }

  private func match(
    _ request: String, _ phrases: [String],
    _ entity: Entity = Entity(name: "Lamp", title: "Lamp", values: [Entity.Value(id: "desk", title: "Desk Lamp")])
  ) throws -> Matching {
    let shortcuts = try phrases.map { phrase in
      Shortcut(
        intent: phrase, title: phrase,
        parameters: [
          Parameter(name: "lamp", kind: .entity("Lamp")), Parameter(name: "number", kind: .integer(nil)),
          Parameter(name: "words", kind: .text),
        ], phrases: [try #require(PhraseTemplate.pattern(phrase).template)])
    }
    let index = PhraseIndex.compile([Application(name: "Home", shortcuts: shortcuts, entities: [entity])]).index
    return Matcher(index: index).match(request, options: MatchOptions(now: TypedRequest.now))
  }
}
