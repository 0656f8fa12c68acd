import Dialog
import Testing

@Suite("Requests of several steps")
struct StepTests {
  private func splits(_ text: String, _ language: String = "en") -> [[String]] {
    StepSplitter(language: language).splits(of: text)
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
}
