import Dialog
import Testing

@Suite("Requests of several steps")
struct StepTests {
  private func splits(_ text: String, _ language: String = "en") -> [[String]] {
    StepSplitter(language: language).splits(of: text).map { $0.parts.map(\.text) }
  }

  @Test(arguments: [
    (
      "en", "open the pinned trail and then tell me its conditions",
      ["open the pinned trail", "tell me its conditions"]
    ),
    ("en", "open it, then close it", ["open it", "close it"]), ("en", "open it; close it", ["open it", "close it"]),
    ("en", "open it, and close it.", ["open it", "close it."]),
    ("en", "open it and close it", ["open it", "close it"]),
    ("en", "Open it. Then tell me more.", ["Open it", "tell me more."]),
    ("en", "open a, then b, and then c", ["open a", "b", "c"]),
    ("de", "öffne den Weg und dann sag mir den Zustand", ["öffne den Weg", "sag mir den Zustand"]),
    ("de", "öffne den Weg und schließe ihn", ["öffne den Weg", "schließe ihn"]),
    ("ja", "トレイルを開いて、それから状態を教えて", ["トレイルを開いて", "状態を教えて"]),
    ("ja", "トレイルを開いてから状態を教えて", ["トレイルを開いて", "状態を教えて"]),
    ("ja", "電気をつけて、窓を閉めて", ["電気をつけて", "窓を閉めて"]),
  ])
  func `are cut between their steps`(language: String, text: String, expected: [String]) {
    #expect(splits(text, language).first == expected)
  }

  @Test func `are cut at the surest words first`() {
    #expect(
      splits("add salt and pepper and then stir") == [
        ["add salt and pepper", "stir"], ["add salt", "pepper", "stir"], ["add salt", "pepper and then stir"],
      ])
  }

  @Test(arguments: [
    "", "open the trail", "and", "then", "and then open it", "open it and", "write “salt and pepper; then more”",
    "note \"one and two\"", "send 「AとB。C」", "sandy andes", ";;;", "version 1.5", "at 5 p.m.",
  ])
  func `are not cut elsewhere`(text: String) {
    #expect(splits(text) == [])
  }

  @Test func `have at most four steps, in at most eight ways`() {
    let text = (1...9).map { "step \($0)" }.joined(separator: " and then ") + " and stop; go; wait"
    let splits = splits(text)
    #expect(splits.count == 8)
    #expect(splits.allSatisfy { (2...4).contains($0.count) && !$0.contains("") })
    #expect(Set(splits).count == 8)
  }

  @Test(arguments: [
    ("en", "open it and close it; stop. go", [StepSplit.Tie.Kind.addition, .sequence, .mark]),
    ("en", "open it and then close it", [.sequence]), ("en", "open it, and close it", [.addition]),
    ("de", "öffne es und dann schließe es. fertig", [.sequence, .mark]), ("ja", "窓を開けて、電気をつけて", [.mark]),
  ])
  func `tell by what stands between them how surely they are several`(
    language: String, text: String, kinds: [StepSplit.Tie.Kind]
  ) {
    let splits = StepSplitter(language: language).splits(of: text)
    #expect(splits.contains { $0.ties.map(\.kind) == kinds })
    for split in splits {
      #expect(split.ties.count == split.parts.count - 1)
      #expect(split.isSequence == !split.ties.contains { $0.kind != .sequence })
    }
  }

  @Test func `say which bytes of the request each part is`() {
    let text = "öffne es, und dann schließe es"
    let split = StepSplitter(language: "de").splits(of: text).first
    let bytes = Array(text.utf8)
    let parts = split?.parts.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    #expect(parts == ["öffne es, ", " schließe es"])
    #expect(split.map { String(decoding: bytes[$0.ties[0].range], as: UTF8.self) } == "und dann")
  }

  @Test(arguments: [
    ("en", "order a pizza"), ("en", "please order a pizza"), ("en", "what is left"), ("en", "could you sing a song"),
    ("de", "bestelle eine Pizza"), ("de", "wie warm ist es"), ("ja", "窓を閉めて"), ("ja", "ピザを注文してください"),
  ])
  func `know what reads like a wish`(language: String, part: String) {
    #expect(StepSplitter(language: language).resemblesImperative(part))
  }

  @Test(arguments: [
    ("en", "the fan"), ("en", "a half"), ("en", "I am cold"), ("en", "tomorrow"), ("en", "order"), ("en", ""),
    ("de", "das Licht im Flur"), ("de", "morgen"), ("ja", "明日"), ("xx", "!"),
  ])
  func `know what is no wish`(language: String, part: String) {
    #expect(!StepSplitter(language: language).resemblesImperative(part))
  }
}
