import Diagnostics
import Testing

/// The first occurrence of `part` in `text`, in bytes.
private func range(of part: String, in text: String) -> Range<Int> {
  let text = Array(text.utf8)
  let part = Array(part.utf8)
  let start = (0...text.count - part.count).first { Array(text[$0..<$0 + part.count]) == part }
  return (start ?? 0)..<(start ?? 0) + part.count
}

private func render(_ part: String, in text: String, message: String = "wrong") -> String {
  Finding(rule: "a.rule", message: message, range: range(of: part, in: text))
    .rendered(in: SourceText(text), named: "a.json")
}

@Suite struct `A rendered finding` {
  @Test func `shows the rule, the place, the owner and the fix`() {
    let text =
      String(repeating: "\n", count: 11) + #"      "phrases": ["Set a timer for ${duration"],"# + "\n"
    let finding = Finding(
      rule: "phrase.unclosed-placeholder",
      message: "placeholder 'duration' is never closed",
      range: range(of: "${duration", in: text),
      subject: "shortcut 'StartTimer'",
      fix: .init(summary: "close the placeholder with '}'", range: 0..<0, replacement: "}")
    )
    #expect(
      finding.rendered(in: SourceText(text), named: "home.json") == """
        home.json:12:36: error: placeholder 'duration' is never closed [phrase.unclosed-placeholder]
        12 |       "phrases": ["Set a timer for ${duration"],
           |                                    ^~~~~~~~~~
           = in shortcut 'StartTimer'
           = fix: close the placeholder with '}'
        """
    )
  }

  @Test func `underlines wide characters, accents and tabs by the columns they take`() {
    #expect(
      render("lamp", in: "\t電気 e\u{301} 💡 lamp") == """
        a.json:1:10: error: wrong [a.rule]
        1 |     電気 e\u{301} 💡 lamp
          |               ^~~~
        """
    )
  }

  @Test func `underlines the first line of a range over several`() {
    #expect(
      render("b\r\nc", in: "a b\r\nc d") == """
        a.json:1:3: error: wrong [a.rule]
        1 | a b
          |   ^
        """
    )
  }

  @Test func `puts the caret behind the last character when the text ends too early`() {
    #expect(
      render("", in: "") == """
        a.json:1:1: error: wrong [a.rule]
        1 | \("")
          | ^
        """
    )
  }

  @Test func `cuts a long line around the caret`() {
    let text = String(repeating: "a", count: 5_000) + "HERE" + String(repeating: "b", count: 5_000)
    #expect(
      render("HERE", in: text) == """
        a.json:1:5001: error: wrong [a.rule]
        1 | …\(String(repeating: "a", count: 40))HERE\(String(repeating: "b", count: 56))…
          |  \(String(repeating: " ", count: 40))^~~~
        """
    )
  }

  @Test func `cuts the marks where it cuts the line`() {
    let text = String(repeating: "a", count: 5_000)
    #expect(
      render(text, in: text) == """
        a.json:1:1: error: wrong [a.rule]
        1 | \(String(repeating: "a", count: 100))…
          | ^\(String(repeating: "~", count: 99))
        """
    )
  }

  @Test func `sends no control character to the terminal`() {
    #expect(
      render("x", in: "\u{1B}[31m\u{0}\u{202E}x\u{7F}\u{9B}", message: "no 'a\u{1B}\nb'") == """
        a.json:1:8: error: no 'a␛␊b' [a.rule]
        1 | ␛[31m␀\u{FFFD}x␡\u{FFFD}
          |        ^
        """
    )
  }

  @Test(arguments: [-5, 0, 3, 99])
  func `is shown at the nearer end when its range is outside of the text`(offset: Int) {
    let finding = Finding(rule: "a.rule", message: "wrong", range: offset..<offset + 1)
    let lines = finding.rendered(in: SourceText("abc"), named: "a.json").split(separator: "\n")
    #expect(lines[2] == (offset <= 0 ? "  | ^" : "  |    ^"))
  }
}

@Suite struct `A summary of findings` {
  @Test(
    arguments: [
      ([], "no findings"),
      ([.error], "1 error"),
      ([.warning, .error, .error], "2 errors, 1 warning"),
      ([.note, .note, .warning], "1 warning, 2 notes"),
    ] as [([Finding.Severity], String)])
  func `counts each severity, gravest first`(severities: [Finding.Severity], summary: String) {
    let findings = severities.map { Finding(rule: "a.rule", severity: $0, message: "wrong", range: 0..<0) }
    #expect(findings.summary == summary)
  }
}
