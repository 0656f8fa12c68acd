import Testing

@testable import PhraseMatching

/// Short forms of words are as good as the words, in phrases, in names and in typed values.
struct AbbreviationTests {
  private let options = MatchOptions(now: TypedRequest.now)

  private func index(_ phrases: [String], value: Parameter.Kind = .integer(nil), names: [String] = []) throws
    -> PhraseIndex
  {
    let items = names.map { Entity.Value(id: $0, title: $0) }
    let shortcuts = try phrases.map { phrase in
      let template = try #require(PhraseTemplate.literal(phrase).template)
      return Shortcut(
        intent: phrase, title: phrase,
        parameters: [Parameter(name: "value", kind: value), Parameter(name: "thing", kind: .entity("Thing"))],
        phrases: [template])
    }
    let entity = Entity(name: "Thing", title: "Thing", values: items)
    let application = Application(name: "Helper", shortcuts: shortcuts, entities: [entity])
    return PhraseIndex.compile([application]).index
  }

  private func best(_ request: String, _ index: PhraseIndex) -> Candidate? {
    Matcher(index: index).match(request, options: options).candidates.first
  }

  @Test(arguments: [
    ("Set a timer for ${value} minutes", "set a timer for 5 mins"),
    ("Set a timer for ${value} minutes", "set a timer for 5 min"),
    ("Start a ${value} minute timer", "start a 5 min timer"),
    ("Wait ${value} seconds", "wait 5 secs"), ("Wait ${value} seconds", "wait 5 sec"),
    ("Sleep ${value} hours", "sleep 5 hrs"), ("Sleep ${value} hours", "sleep 5hrs"),
    ("Set brightness to ${value} percent", "set brightness to 5 pct"), ("Run ${value} kilometers", "run 5km"),
    ("Lift ${value} pounds", "lift 5 lbs"), ("Show the temperature", "show the temp"),
    ("Show temp", "show temperature"),
    ("Turn on the television", "turn on the tv"), ("Turn on the TV", "turn on the television"),
    ("Turn on the TV", "turn on the telly"), ("Show my favorites", "show my favs"),
    ("Show my favorites", "show my faves"), ("Play my favourites", "play my favs"),
    ("Show my pictures", "show my pics"),
    ("Take a picture", "take a pic"), ("Show trail information", "show trail info"),
    ("Show trail info", "show trail information"), ("Add an appointment", "add an appt"),
    ("Send a message", "send a msg"),
  ])
  func `a short form reaches a phrase as its word does`(phrase: String, request: String) throws {
    let candidate = best(request, try index([phrase, "Read the news"]))
    #expect(candidate?.intent == phrase)
    #expect(candidate?.score == 1)
    #expect(candidate?.values.allSatisfy { $0.typed == .integer(5) } == true)
  }

  @Test(arguments: [("send a msg pls", "send a message please"), ("can u send a msg", "can you send a message")])
  func `a polite word in short is a polite word`(short: String, full: String) throws {
    let index = try index(["Send a message", "Read the news"])
    let candidate = try #require(best(short, index))
    #expect(candidate.score == best(full, index)?.score)
    #expect(candidate.score > 0.99)
  }

  @Test func `percent in two words is nearly the word`() throws {
    let candidate = best("set brightness to 5 per cent", try index(["Set brightness to ${value} percent"]))
    #expect((candidate?.score ?? 0) > 0.95)
  }

  @Test(arguments: [
    ("5 mins", 300), ("5 min", 300), ("30 secs", 30), ("30 sec", 30), ("2 hrs", 7_200), ("1 hr 20 mins", 4_800),
    ("2hrs", 7_200), ("90secs", 90), ("a min", 60), ("half an hr", 1_800), ("1 wk", 604_800),
  ])
  func `a duration is said with short forms`(said: String, seconds: Double) throws {
    let index = try index(["Remind me in ${value}", "Read the news"], value: .duration)
    let candidate = best("remind me in \(said)", index)
    #expect(candidate?.score == 1)
    #expect(candidate?.values.first?.typed == .duration(seconds: seconds))
  }

  @Test(
    arguments: Abbreviation.all.filter { abbreviation in
      abbreviation.words.contains { BuiltinWords.id($0).map(BuiltinWords.isValueWord) ?? false }
    }.map(\.short))
  func `typed values are read with a short form as with its word`(short: String) throws {
    let word = try #require(Abbreviation.all.first { $0.short == short }?.words.first)
    for kind in [TypedKind.duration, .measurement, .date] {
      for amount in ["", "5 ", "in 5 "] {
        #expect(
          TypedRequest.value(kind, amount + short) == TypedRequest.value(kind, amount + word), "\(amount)\(short)")
      }
    }
  }

  @Test func `a short form that the phrases say stands for itself`() throws {
    let index = try index(["Show the temperature", "Show the temp"])
    #expect(best("show the temp", index)?.intent == "Show the temp")
    #expect(best("show the temperature", index)?.intent == "Show the temperature")
  }

  @Test(arguments: [
    ("turn on the bedroom television", "Bedroom TV"), ("turn on bedroom telly", "Bedroom TV"),
    ("turn on the kitchen tv", "Kitchen Television"), ("turn on the kitchen television", "Kitchen Television"),
    ("turn on the holiday pics", "Holiday Pictures"), ("turn on trail info", "Trail Information"),
  ])
  func `a name is said with a short form or in full`(request: String, name: String) throws {
    let names = ["Bedroom TV", "Kitchen Television", "Holiday Pictures", "Trail Information"]
    let candidate = best(request, try index(["Turn on ${thing}"], names: names))
    #expect(candidate?.values.first?.values.first?.title == name)
    #expect((candidate?.score ?? 0) > 0.95)
  }

  @Test func `a name in short is not one in full`() throws {
    let index = try index(["Turn on ${thing}"], names: ["TV", "Television"])
    #expect(best("turn on tv", index)?.values.first?.values.first?.title == "TV")
    #expect(best("turn on television", index)?.values.first?.values.first?.title == "Television")
  }

  @Test(arguments: ["start 5 bins timer", "start 5 wins timer", "start 5 fins timer"])
  func `a word like a short form is no slip for it`(request: String) throws {
    let index = try index(["Start ${value} timer"], value: .duration)
    #expect(best(request, index)?.values.allSatisfy { $0.typed == nil } ?? true)
  }

  @Test func `a short second is no ordinal`() throws {
    #expect(TypedRequest.withTokens("sec") { tokens, _ in tokens[0].kind } == .word)
    let index = try index(["Play the second track", "Wait ${value} seconds"])
    let meant = try #require(best("play the second track", index))
    #expect(meant.score == 1)
    #expect((best("play the sec track", index)?.score ?? 0) < meant.score)
    #expect(best("wait 2 secs", index)?.intent == "Wait ${value} seconds")
  }
}
