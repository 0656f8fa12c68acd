import PhraseMatching
import Testing

@testable import PhraseTesting

struct RequestVariantsTests {
  private func variants(_ text: String, seed: UInt64 = 1, _ language: RequestVariants.Language = .english) throws
    -> [RequestVariant]
  {
    let request = ExpectedRequest(text)
    let answer = try LampTrial.trial().answer(to: request)
    return RequestVariants(seed: seed, language).variants(of: request, answeredBy: answer)
  }

  private func text(_ text: String, _ disturbance: Disturbance, seed: UInt64 = 1) throws -> String? {
    try variants(text, seed: seed).first { $0.disturbance == disturbance }?.text
  }

  @Test func `a seed makes the same variants everywhere`() throws {
    let all = try variants("turn on the desk lamp in my house at 20 percent", seed: 7)
    #expect(
      all.map { "\($0.disturbance.rawValue): \($0.text)" } == [
        "letter dropped: turn on the desk lamp in my hose at 20 percent",
        "letter doubled: tturn on the desk lamp in my house at 20 percent",
        "letters swapped: tunr on the desk lamp in my house at 20 percent",
        "neighbour key: turn on the drsk lamp in my house at 20 percent",
        "filler in front: I'd like to turn on the desk lamp in my house at 20 percent",
        "filler behind: turn on the desk lamp in my house at 20 percent if you can",
        "word order: at 20 percent turn on the desk lamp in my house",
        "number form: turn on the desk lamp in my house at twenty percent",
      ])
    #expect(try variants("turn on the desk lamp in my house at 20 percent", seed: 7) == all)
    #expect(try variants("turn on the desk lamp in my house at 20 percent", seed: 8) != all)
  }

  @Test(arguments: [
    (Disturbance.letterDropped, ["amp", "lmp", "lap", "lam"]),
    (.letterDoubled, ["llamp", "laamp", "lammp", "lampp"]),
    (.lettersSwapped, ["almp", "lmap", "lapm"]),
    (.neighbourKey, ["kamp", "lsmp", "lanp", "lamo"]),
  ])
  func `a slip of the keys is one of those that fingers make`(disturbance: Disturbance, slips: [String]) {
    #expect(TypingSlips("lamp").slips(disturbance) == slips)
  }

  @Test func `a slip keeps capitals, and leaves what is no letter`() {
    #expect(TypingSlips("Ab").slips(.neighbourKey) == ["Sb", "Av", "An"])
    #expect(TypingSlips("a-b").slips(.lettersSwapped) == [])
    #expect(TypingSlips("東京").slips(.neighbourKey) == [])
    #expect(TypingSlips("東京").slips(.lettersSwapped) == ["京東"])
  }

  @Test(arguments: 1...50)
  func `free words and short ones are never mistyped`(seed: UInt64) throws {
    for disturbance in [Disturbance.letterDropped, .letterDoubled, .lettersSwapped, .neighbourKey] {
      let text = try #require(try text("remind me to water the plants", disturbance, seed: seed))
      #expect(text.hasSuffix(" me to water the plants"), "\(text)")
    }
  }

  @Test(arguments: [
    ("dim the desk lamp to 20 percent", "dim the desk lamp to twenty percent"),
    ("dim the desk lamp to twenty one percent", "dim the desk lamp to 21 percent"),
    ("dim the desk lamp to twenty-one percent", "dim the desk lamp to 21 percent"),
    ("dim the desk lamp to 75%", "dim the desk lamp to seventy-five percent"),
    ("wait one hundred and five minutes", "wait 105 minutes"),
    ("the 3rd of may", "the third of may"), ("the third of may", "the 3rd of may"),
    ("the 21st of may", "the twenty-first of may"), ("wait thirty second", "wait 30 second"),
    ("what is 5?", "what is five?"),
  ])
  func `a number takes its other form`(text: String, variant: String) throws {
    #expect(try self.text(text, .numberForm) == variant)
  }

  @Test(arguments: [
    "turn on this one", "at 10:30", "in 2026 or 1500", "turn on the desk lamp", "a hundred thanks", "at 5pm",
  ])
  func `what is no number of its own stays`(text: String) throws {
    #expect(try self.text(text, .numberForm) == nil)
  }

  @Test(arguments: [
    ("turn on the desk lamp in my house", "in my house turn on the desk lamp"),
    ("turn on the desk lamp", "X"), ("lamp", nil), ("turn on", nil), ("remind me to sing in paris", nil),
  ])
  func `words change places, values stay whole`(text: String, variant: String?) throws {
    let actual = try self.text(text, .wordOrder)
    if variant == "X" {
      #expect(actual?.contains("desk lamp") == true && actual != text, "\(actual ?? "nil")")
    } else {
      #expect(actual == variant)
    }
  }

  @Test(arguments: 1...30)
  func `filler suits what follows`(seed: UInt64) throws {
    let wish = try #require(try text("turn on the desk lamp", .fillerInFront, seed: seed))
    #expect(EnglishDisturbances.openingsOfWishes.contains { wish == "\($0) turn on the desk lamp" })
    let question = try #require(try text("how warm is it", .fillerInFront, seed: seed))
    #expect(EnglishDisturbances.openings.contains { question == "\($0) how warm is it" })
    let behind = try #require(try text("how warm is it", .fillerBehind, seed: seed))
    #expect(EnglishDisturbances.closings.contains { behind == "how warm is it \($0)" })
  }

  @Test func `other languages have slips and another order only`() throws {
    let kinds = try variants("schalte die lampe im flur um 20 uhr ein", .other).map(\.disturbance)
    #expect(kinds == [.letterDropped, .letterDoubled, .lettersSwapped, .neighbourKey, .wordOrder])
  }

  @Test func `a slip that makes another request's word is none`() throws {
    let answer = try LampTrial.trial().answer(to: ExpectedRequest("lamp"))
    let words = Set(["amp", "lmp", "lap"])
    for seed in 1...20 {
      let variants = RequestVariants(seed: UInt64(seed), .english, vocabulary: words)
        .variants(of: ExpectedRequest("lamp"), answeredBy: answer)
      #expect(variants.first { $0.disturbance == .letterDropped }?.text == "lam")
    }
  }
}
