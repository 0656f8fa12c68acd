import Testing

@testable import PhraseMatching

/// Derived phrases score like others and rank a little behind.
struct PhraseOriginTests {
  private let options = MatchOptions(now: CivilMoment(year: 2026, month: 11, day: 20, hour: 10))

  /// An application with one shortcut for each phrase, named by where the phrase comes from.
  private func home(_ phrases: [(text: String, phraseOrigin: Shortcut.PhraseOrigin)]) throws -> PhraseIndex {
    let parameters = [
      Parameter(name: "words", kind: .text), Parameter(name: "lamp", kind: .entity("Lamp")),
    ]
    let shortcuts = try phrases.map { phrase in
      Shortcut(
        intent: "\(phrase.phraseOrigin)", title: phrase.text, parameters: parameters,
        phrases: [try #require(PhraseTemplate.pattern(phrase.text).template)], phraseOrigin: phrase.phraseOrigin)
    }
    let lamps = Entity(name: "Lamp", title: "Lamp", values: [Entity.Value(id: "desk", title: "Desk Lamp")])
    let home = Application(name: "Home", shortcuts: shortcuts, entities: [lamps])
    let (index, findings) = PhraseIndex.compile([home])
    #expect(findings.isEmpty)
    return index
  }

  private func match(_ request: String, _ index: PhraseIndex) -> Matching {
    Matcher(index: index).match(request, options: options)
  }

  @Test(arguments: [
    ("start the timer", "Start the timer"), ("please start the timer", "Start the timer"),
    ("start timer", "Start the timer"), ("strat the timer", "Start the timer"),
    ("turn on the desk lamp", "Turn on the ${lamp}"), ("desk lamp on", "Turn on the ${lamp}"),
    ("turn on the desk lamp", "Turn on the ${lamp} in ${applicationName}"),
    ("find my old red umbrella", "Find ${words}"), ("find rain", "Find ${words} in ${applicationName}"),
  ])
  func `of two phrases that fit equally well the authored one wins outright`(request: String, phrase: String)
    throws
  {
    for standings in [[Shortcut.PhraseOrigin.authored, .derived], [.derived, .authored]] {
      let matching = match(request, try home(standings.map { (phrase, $0) }))
      #expect(matching.outcome == .matched, "\(summary(matching))")
      #expect(matching.candidates.map(\.intent) == ["authored", "derived"])
      #expect(matching.candidates.map(\.phraseOrigin) == [.authored, .derived])
      #expect(matching.candidates[0].score == matching.candidates[1].score)
      #expect(matching.candidates[0].distance == 0 && matching.candidates[1].distance > 0)
    }
  }

  @Test(arguments: [
    ("start timer", "Start timer", "Start the timer"),
    ("could you start timer please", "Start timer", "Start the timer"),
    ("turn on desk lamp", "Turn on ${lamp}", "Turn on ${lamp} in ${applicationName}"),
    ("turn off the radio", "Turn off the radio", "Turn on the radio"),
    ("find my keys", "Find my keys", "Find ${words}"),
  ])
  func `a derived phrase that is said exactly gives way to none that is not`(
    request: String,
    derived: String,
    authored: String
  ) throws {
    let matching = match(request, try home([(authored, .authored), (derived, .derived)]))
    #expect(matching.outcome == .matched, "\(summary(matching))")
    #expect(matching.isExact)
    #expect(matching.candidates.first?.intent == "derived")
  }

  @Test(arguments: ["start the timer", "start timer", "strat the timer", "timer start"])
  func `a derived phrase without a rival scores like an authored one`(request: String) throws {
    let authored = match(request, try home([("Start the timer", .authored)]))
    let derived = match(request, try home([("Start the timer", .derived)]))
    #expect(derived.outcome == authored.outcome)
    #expect(derived.isExact == authored.isExact)
    #expect(derived.candidates.map(\.score) == authored.candidates.map(\.score))
    #expect(derived.candidates.map(\.distance) == [0])
  }

  @Test func `two derived phrases that fit equally well are a question`() throws {
    let shortcuts = try ["A", "B"].map { intent in
      Shortcut(
        intent: intent, title: "", phrases: [try #require(PhraseTemplate.literal("Start the timer").template)],
        phraseOrigin: .derived)
    }
    let index = PhraseIndex.compile([Application(name: "Home", shortcuts: shortcuts)]).index
    for request in ["start the timer", "start timer"] { #expect(match(request, index).outcome == .ambiguous) }
  }

  @Test func `an index keeps the phrases' origin in its file and through updates`() throws {
    let compiled = try home([("Turn on the ${lamp}", .derived), ("Turn on the ${lamp}", .authored)])
    let reopened = try PhraseIndex(IndexMemory(copying: Array(compiled.memory.bytes)))
    let name = EntityName(application: "Home", entity: "Lamp")
    let updated = reopened.updating(name, [.put(Entity.Value(id: "hall", title: "Hall Spot"))]).index
    for (index, request) in [(reopened, "turn on the desk lamp"), (updated, "turn on hall spot")] {
      #expect(match(request, index).candidates.map(\.phraseOrigin) == [.authored, .derived])
    }
  }

  @Test func `an explanation says that nobody wrote the phrase`() throws {
    var options = options
    options.explanation = .steps
    let matcher = Matcher(index: try home([("Start the timer", .derived), ("Start the timer", .authored)]))
    for request in ["start the timer", "start timer"] {
      let verdicts = matcher.match(request, options: options).candidates.map { $0.explanation?.verdict }
      #expect(verdicts == [nil, "fits as well as the first, but nobody wrote its phrase"])
    }
  }

  @Test func `the handicap is more than the usual margin`() {
    #expect(Double(MatchCosts.derived) / Double(AlignedPhrase.worstRank) > MatchOptions.defaultMargin)
  }
}
