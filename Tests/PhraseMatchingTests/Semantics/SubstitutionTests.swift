import Testing

@testable import PhraseMatching
@testable import WordSemantics

/// What is taken for a command whose words are not said, and what is not.
struct SubstitutionTests {
  private func matching(_ request: String) -> Matching {
    Matcher(index: SemanticFixture.learned).match(request, options: SemanticFixture.options)
  }

  @Test(arguments: [
    ("activate the desk lamp", "TurnOn"), ("power up the hall lamp", "TurnOn"), ("deactivate the desk lamp", "TurnOff"),
    ("extinguish the hall lamp", "TurnOff"), ("bolt the door", "LockDoor"), ("begin the timer", "StartTimer"),
  ])
  func `other words for an expression of a phrase mean it, and never its opposite`(request: String, intent: String) {
    let matching = matching(request)
    #expect(matching.outcome == .matched, "\(matching.candidates.map(\.score))")
    #expect(matching.candidates.first?.intent == intent)
  }

  @Test(arguments: [
    "do not activate the desk lamp", "never power up the desk lamp", "don't bolt the door", "stop bolting the door",
    "quit extinguishing the hall lamp",
  ])
  func `a negated request matches nothing, in whatever words`(request: String) {
    let matching = matching(request)
    #expect(matching.outcome == .notRecognized, "\(matching.candidates.map { ($0.phrase, $0.score) })")
  }

  @Test func `each word of the expression is explained by what stands for it`() throws {
    let explanation = try #require(matching("activate the desk lamp").candidates.first?.explanation)
    let words = explanation.steps.filter { $0.comparedBy == .semantic && $0.kind == .matched }
    #expect(words.map(\.phrasePart) == ["turn", "on"])
    #expect(words.map(\.requestText) == ["activate", "activate"])
  }

  @Test(arguments: ["front door", "back door", "Front Door in Keys", "front door please"])
  func `a value alone is no request`(request: String) throws {
    let doors = ["Front Door", "Back Door"].map { Entity.Value(id: $0, title: $0) }
    let shortcuts = try ["Lock the ${door}", "Unlock the ${door}", "Check the ${door}"].map { phrase in
      Shortcut(
        intent: phrase, title: phrase, parameters: [Parameter(name: "door", kind: .entity("Door"))],
        phrases: [try #require(PhraseTemplate.literal(phrase + " with ${applicationName}").template)])
    }
    let keys = Application(
      name: "Keys", shortcuts: shortcuts, entities: [Entity(name: "Door", title: "Door", values: doors)])
    let matcher = Matcher(index: PhraseIndex.compile([keys]).index)
    #expect(matcher.match(request, options: SemanticFixture.options).outcome == .notRecognized)
    let matching = matcher.match("bolt the \(doors[0].title)", options: SemanticFixture.options)
    #expect(
      matching.candidates.first?.phrase == "Lock the ${door} with ${applicationName}" && matching.outcome == .matched)
  }

  @Test(arguments: ["is it raining", "what's the temperature", "how's the weather", "what's new", "what's up"])
  func `an expression of one phrase is not replaced in another that has a part of it`(request: String) throws {
    let shortcuts = try ["What's around me", "What is it like in the ${place}", "Close the gate"].map { phrase in
      Shortcut(
        intent: phrase, title: phrase, parameters: [Parameter(name: "place", kind: .entity("Place"))],
        phrases: [try #require(PhraseTemplate.literal(phrase).template)])
    }
    let places = Entity(name: "Place", title: "Place", values: [Entity.Value(id: "1", title: "Harbor")])
    let atlas = Application(name: "Atlas", shortcuts: shortcuts, entities: [places])
    let matching = Matcher(index: PhraseIndex.compile([atlas]).index).match(request, options: SemanticFixture.options)
    #expect(matching.outcome == .notRecognized || matching.candidates.first?.intent != "What's around me")
  }

  @Test(arguments: ["commence", "begin", "initiate", "turn on"])
  func `a verb alone is no request`(request: String) throws {
    let shortcuts = try ["Start the workout", "Pause the workout", "Open ${trail}"].map { phrase in
      Shortcut(
        intent: phrase, title: phrase, parameters: [Parameter(name: "trail", kind: .entity("Trail"))],
        phrases: [try #require(PhraseTemplate.literal(phrase).template)])
    }
    let trail = Entity(name: "Trail", title: "Trail", values: [Entity.Value(id: "ridge", title: "Ridge Walk")])
    let trails = Application(name: "Trails", shortcuts: shortcuts, entities: [trail])
    let matcher = Matcher(index: PhraseIndex.compile([trails]).index)
    #expect(matcher.match(request, options: SemanticFixture.options).outcome == .notRecognized)
    #expect(matcher.match(request + " the workout", options: SemanticFixture.options).outcome == .matched)
  }

  @Test(arguments: ["activate", "sauna the desk lamp", "activate the sauna", "paint the desk lamp", "desk lamp prices"])
  func `what is unrelated to a command, or lacks its value, is none`(request: String) {
    #expect(matching(request).outcome == .notRecognized)
  }

  @Test func `words that hold others together say little by themselves`() throws {
    let vectors = try #require(WordVectors.builtIn)
    func content(_ word: String) throws -> Float { vectors.content(try #require(vectors.entry(of: word), "\(word)")) }
    for word in ["let", "make", "get", "put", "the", "some"] { #expect(try content(word) < 0.25, "\(word)") }
    for word in ["sauna", "kitchen", "delete", "shoes", "flight"] { #expect(try content(word) > 0.9, "\(word)") }
  }
}
