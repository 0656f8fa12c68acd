import Testing

@testable import PhraseMatching

/// What says a deed of a phrase in other words, and does not wish for it.
struct ImperativeTests {
  @Test(arguments: [
    "who bolted the front door", "did you bolt the front door", "why was the front door bolted",
    "how do i bolt the front door", "should i erase the gym alarm", "when did i erase the gym alarm",
    "have you erased the gym alarm",
  ])
  func `who asks about a deed does not wish for it`(request: String) throws {
    #expect(try !Self.deeds.contains(outcome(request)))
  }

  @Test(arguments: [
    "i bolted the front door this morning", "the front door was bolted", "my sister erased the gym alarm",
  ])
  func `who tells of a deed does not wish for it`(request: String) throws {
    #expect(try !Self.deeds.contains(outcome(request)))
  }

  @Test(arguments: [
    ("i want the front door bolted", "Lock the ${door}"), ("get the front door bolted", "Lock the ${door}"),
    ("have the gym alarm erased please", "Delete the ${alarm}"), ("is the front door bolted", "Is the ${door} locked"),
  ])
  func `who wishes it done does, and a question may be what a phrase asks`(request: String, phrase: String) throws {
    #expect(try outcome(request) == phrase + " with ${applicationName}")
  }

  @Test(arguments: [
    "stop bolting the front door", "never bolt the front door", "bolt the front door if it rains",
    "if it rains erase the gym alarm", "do not erase the gym alarm",
  ])
  func `a wish turned around, or that depends on something, is another`(request: String) throws {
    #expect(try !Self.deeds.contains(outcome(request)))
  }

  @Test(arguments: ["sell the front door", "translate the gym alarm", "rename the gym alarm", "refund the front door"])
  func `another action done to the same thing is another request`(request: String) throws {
    #expect(try outcome(request) == nil)
  }

  @Test(arguments: [("bolt the front door if you could", "Lock"), ("erase the gym alarm if possible", "Delete")])
  func `a condition that is only polite is none`(request: String, verb: String) throws {
    #expect(try outcome(request)?.hasPrefix(verb) == true)
  }

  private static let deeds: [String?] = ["Lock the ${door}", "Delete the ${alarm}"].map {
    $0 + " with ${applicationName}"
  }

  /// The phrase that is taken to be meant, if any is.
  private func outcome(_ request: String) throws -> String? {
    let matching = Matcher(index: try Self.index).match(request, options: SemanticFixture.options)
    return matching.outcome == .notRecognized ? nil : matching.candidates.first?.phrase
  }

  private static var index: PhraseIndex {
    get throws {
      let shortcuts = try [
        ("Lock the ${door}", "Door"), ("Is the ${door} locked", "Door"), ("Delete the ${alarm}", "Alarm"),
        ("Show the ${alarm}", "Alarm"),
      ].map { phrase, entity in
        Shortcut(
          intent: phrase, title: phrase, parameters: [Parameter(name: entity.lowercased(), kind: .entity(entity))],
          phrases: [try #require(PhraseTemplate.literal(phrase + " with ${applicationName}").template)])
      }
      let entities = [("Door", "Front Door"), ("Alarm", "Gym Alarm")].map { name, title in
        Entity(name: name, title: name, values: [Entity.Value(id: title, title: title)])
      }
      return PhraseIndex.compile([Application(name: "Keys", shortcuts: shortcuts, entities: entities)]).index
    }
  }
}
