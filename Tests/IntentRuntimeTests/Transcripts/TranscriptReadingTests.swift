import Diagnostics
import PhraseMatching
import Testing

@testable import IntentRuntime

struct TranscriptReadingTests {
  @Test func `a conversation is read with its settings`() {
    let text = """
      \u{FEFF}# Comment
      @ app Travel Tracking\r
      @locale pt-BR
      @ voice-only
      @ now 2026-11-20T10:00
      @ YES

        > open  landmark\u{20}
      < Which landmark?
      - 1 Niagara Falls · New York
      …
      [Opening Travel]
      |   indented
      |
      > wait
      ! interrupt
      < Cancelled.
      ! interrupt
      """
    let (transcript, findings) = Transcript.read(text)
    #expect(findings == [])
    #expect(transcript.settings.application == "Travel Tracking")
    #expect(transcript.settings.locale == "pt-BR")
    #expect(transcript.settings.now == "2026-11-20T10:00")
    #expect(transcript.settings.channel == .voice)
    #expect(transcript.settings.questions == .agree)
    #expect(transcript.turns.map(\.action) == [.types("open  landmark"), .interrupts("wait"), .presses])
    #expect(transcript.turns.map(\.line) == [7, 14, 17])
    #expect(
      transcript.turns[0].expected.map(\.text) == [
        "< Which landmark?", "- 1 Niagara Falls · New York", "…", "[ Opening Travel ]", "|   indented", "|",
      ])
  }

  @Test(
    arguments: [
      ("hello", "transcript.strange-line", nil), ("", "transcript.no-request", "> "),
      (">", "transcript.empty-request", nil),
      ("> x\n! stop", "transcript.unknown-key", "! interrupt"), ("> x\n[ Opening", "transcript.open-bracket", " ]"),
      ("< x", "transcript.nothing-asked", nil), ("> x\n@ yes", "transcript.late-setting", nil),
      ("@ yes\n@ yes\n> x", "transcript.repeated-setting", nil), ("@ locale\n> x", "transcript.missing-value", nil),
      ("@ yes please\n> x", "transcript.needless-value", "@ yes"), ("@ color\n> x", "transcript.unknown-setting", nil),
      ("@ local de\n> x", "transcript.unknown-setting", "@ locale de"), ("@\n> x", "transcript.unknown-setting", nil),
    ] as [(String, String, String?)])
  func `a mistake is found, and mended where there is one way`(text: String, rule: String, replacement: String?) {
    let findings = Transcript.read(text).findings
    #expect(findings.map(\.rule) == [rule])
    #expect(findings.first?.fix?.replacement == replacement)
  }

  @Test func `a mistake is underlined`() throws {
    let text = "> x\n  @ yes\n"
    let finding = try #require(Transcript.read(text).findings.first)
    #expect(
      finding.rendered(in: SourceText(text), named: "a.txt") == """
        a.txt:2:3: error: '@ yes' stands behind a request; settings come first [transcript.late-setting]
        2 |   @ yes
          |   ^~~~~
        """)
  }

  @Test func `any bytes are read`() {
    var random = SeededGenerator(state: 7)
    let alphabet: [UInt8] = Array("#@>!<[]-|…\n\r abc1\u{FEFF}".utf8) + [0xFF, 0]
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      let (transcript, findings) = Transcript.read(bytes)
      #expect(!transcript.turns.isEmpty || !findings.isEmpty)
      for finding in findings { _ = finding.rendered(in: SourceText(bytes), named: "x") }
    }
  }
}
