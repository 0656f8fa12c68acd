import Testing

@testable import PhraseMatching

/// What is offered while a request is being typed.
struct CompleterTests {
  @Test(arguments: [
    // The word, then the value, then the rest of the phrase.
    ("tu", ["Turn on the (lamp)", "Turn off the (lamp)"]),
    ("turn on the d", ["Turn on the Den Lamp", "Turn on the Desk Lamp"]),
    ("turn on the desk l", ["Turn on the Desk Lamp"]),
    ("how lo", ["How long is (trail)"]),
    ("how long is b", ["How long is Besseggen Ridge?", "How long is Lac Blanc?"]),
    // Typos, left-out articles, another order.
    ("tur of the des", ["Turn off the Desk Lamp"]),
    ("turn on hal", ["Turn on the Hall Lamp"]),
    ("desk lamp tu", ["Turn on the Desk Lamp", "Turn off the Desk Lamp"]),
    ("turn on the cahnd", ["Turn on the Grand Chandelier"]),
    // Names by other names, behind articles, and what is not suggested.
    ("turn on the read", ["Turn on the reading light"]),
    ("turn off grand", ["Turn off the Grand Chandelier"]),
    ("turn on the sec", ["Turn on the Secret Lamp"]),
    // Values that were said whole, and what is missing behind them.
    ("set desk lamp t", ["Set Desk Lamp to (level)"]),
    ("set desk lamp to 40 p", ["Set Desk Lamp to 40 percent"]),
    // Free words, and the name that tells two apps apart.
    ("search home for rubber b", ["Search Home for rubber b"]),
    ("what's the wea", ["What's the weather like in Home?", "What's the weather like in Trails?"]),
    // Nothing goes on like that.
    ("turn on the xyzzy", []), ("paint the fence ", []),
    // A word that resembles a light one is not left out for it.
    ("what's the hard weather", []),
  ])
  func `a request goes on`(typed: String, texts: [String]) {
    #expect(CompletionCatalog.texts(typed) == texts)
  }

  @Test func `behind a finished word come the suggested values`() {
    #expect(
      CompletionCatalog.texts("turn on the ", limit: 9) == [
        "Turn on the Den Lamp", "Turn on the Desk Lamp", "Turn on the Grand Chandelier", "Turn on the Hall Lamp",
      ])
  }

  @Test func `an empty request gets what is likely, then catalog order`() {
    let options = CompletionOptions(limit: 3, now: TypedRequest.now)
    let likely = Completer(index: CompletionCatalog.index).complete("", options: options) { $0 == 5 ? 0.9 : 0 }
    #expect(likely.map(\.text) == ["How long is ", "Turn on the ", "Turn off the "])
    #expect(likely.map(\.missing) == [["trail"], ["lamp"], ["lamp"]])
  }

  @Test func `what is likely decides between completions that are as good`() {
    let options = CompletionOptions(limit: 1, now: TypedRequest.now)
    let completions = Completer(index: CompletionCatalog.index).complete("tur", options: options) { $0 == 1 ? 1 : 0 }
    #expect(completions.map(\.title) == ["Turn Off"])
  }

  @Test func `a completion says what it is made of`() throws {
    let completion = try #require(CompletionCatalog.completions("tur of the des").first)
    #expect(completion.application == "Home")
    #expect(completion.intent == "TurnOff")
    #expect(completion.phrase == "Turn off the ${lamp} in ${applicationName}")
    #expect(completion.values.map(\.name) == ["lamp"])
    #expect(completion.values.first?.values.map(\.id) == ["desk"])
    #expect(completion.values.first?.range == 11..<14)
    #expect(completion.word == "Desk")
    #expect(completion.ending == nil)
    #expect(completion.score > 0.7 && completion.score < 1)
  }

  @Test(arguments: [
    ("tu", "rn on the "), ("turn on the d", "en Lamp"), ("Turn on the den lamp", ""), ("turn on the ", "Den Lamp"),
    ("turn on hal", "l Lamp"), ("please turn on the hal", "l Lamp"), ("how long is bess", "eggen Ridge?"),
  ])
  func `what to type behind it`(typed: String, ending: String) {
    #expect(CompletionCatalog.completions(typed).first?.ending == ending)
  }

  @Test(arguments: [
    ("tu", "[Tu]rn on the "), ("turn on hal", "[Turn] [on] the [Hal]l Lamp"),
    ("desk lamp turn", "[Turn] on the [Desk] [Lamp]"), ("set den lamp to 4", "[Set] [Den] [Lamp] [to] [4] percent"),
  ])
  func `what was typed is marked`(typed: String, marked: String) throws {
    let completion = try #require(CompletionCatalog.completions(typed).first)
    var bytes = Array(completion.text.utf8)
    for mark in completion.marks.reversed() {
      bytes.insert(UInt8(ascii: "]"), at: mark.upperBound)
      bytes.insert(UInt8(ascii: "["), at: mark.lowerBound)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == marked)
  }

  @Test func `a word with an ending is the word, although others begin so`() {
    let shortcuts = [("Find", "Such Tickets"), ("Show", "Suchergebnisse zeigen")].map { intent, phrase in
      Shortcut(
        intent: intent, title: intent, parameters: [],
        phrases: [PhraseTemplate.parse("\(phrase) in ${applicationName}", as: .literal).template].compactMap { $0 })
    }
    let index = PhraseIndex.compile([Application(name: "Reise", shortcuts: shortcuts, entities: [])]).index
    let found = Completer(index: index).complete("suche", options: CompletionOptions(now: TypedRequest.now))
    #expect(Set(found.map(\.text)) == ["Such Tickets", "Suchergebnisse zeigen"])
  }

  @Test(arguments: [
    // A name that nobody knows stands beside all words of the phrase, and holds no name that somebody knows.
    ("open the moon", ["Open the moon"]), ("open my desk lamp", ["Open the Desk Lamp"]), ("sort the moon", []),
    // A text in front of words that are not said is short.
    ("add oat milk", ["Add oat milk to my list"]), ("add trails in norway and wales", []),
  ])
  func `what nobody knows is guessed where little else can be meant`(typed: String, texts: [String]) {
    let lamp = Entity(
      name: "Lamp", title: "Lamp", vocabulary: .open, values: [Entity.Value(id: "desk", title: "Desk Lamp")])
    let phrases: [(String, Parameter.Kind)] = [
      ("Open the ${thing}", .entity("Lamp")), ("Sort ${thing} by distance", .entity("Lamp")),
      ("Add ${thing} to my list", .text),
    ]
    let shortcuts = phrases.map { phrase, kind in
      Shortcut(
        intent: phrase, title: phrase, parameters: [Parameter(name: "thing", kind: kind)],
        phrases: [PhraseTemplate.parse("\(phrase) in ${applicationName}", as: .literal).template].compactMap { $0 })
    }
    let index = PhraseIndex.compile([Application(name: "Home", shortcuts: shortcuts, entities: [lamp])]).index
    let found = Completer(index: index).complete(typed, options: CompletionOptions(now: TypedRequest.now))
    #expect(found.map(\.text) == texts)
  }

  @Test func `only one application is completed for where only one is asked`() {
    #expect(CompletionCatalog.completions("what", application: "Trails").map(\.application) == ["Trails"])
    #expect(CompletionCatalog.completions("what", application: "Nothing").isEmpty)
  }

  @Test func `no more is returned than is asked for`() {
    #expect(CompletionCatalog.completions("", limit: 0).isEmpty)
    #expect(CompletionCatalog.completions("t", limit: 1).count == 1)
  }

  @Test(arguments: [
    [], [0xFF], [0xC3], [0x00], [0x1B, 0x5B], Array("tu\u{7}rn".utf8), Array(repeating: 0x74, count: 65_536),
    Array(repeating: 0x20, count: 65_536), Array(String(repeating: "turn ", count: 13_000).utf8),
    Array("turn on \u{FEFF}\u{202E}d".utf8), [0xF0, 0x9F, 0x92],
  ])
  func `any bytes are taken`(bytes: [UInt8]) {
    let completer = Completer(index: CompletionCatalog.index)
    let completions = bytes.withUnsafeBufferPointer {
      completer.complete($0, options: CompletionOptions(now: TypedRequest.now))
    }
    #expect(completions.count <= 5)
  }
}
