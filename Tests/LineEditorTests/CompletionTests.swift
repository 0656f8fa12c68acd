import TerminalEmulation
import Testing

@testable import LineEditor

struct CompletionTests {
  /// Completes to any of some requests, word by word.
  static let complete: LineCompleter = { text, _ in
    let all = ["turn on the desk lamp", "turn on the hall lamp", "turn off everything"]
    let found = text.isEmpty ? [] : all.filter { $0.hasPrefix(text) && $0 != text }
    return Completions(
      ghost: found.first.map { String($0.dropFirst(text.count)) } ?? "",
      rows: found.map { Completions.Row($0, marks: [0..<text.count], detail: "Home") })
  }

  private let prompt = Prompt(input: .request(complete))

  @Test func `ghost text and rows follow what is typed`() {
    var screen = EditorScreen(prompt)
    screen.type("turn on")
    #expect(
      screen.screen == """
        > turn on| the desk lamp
          turn on the desk lamp  Home
          turn on the hall lamp  Home
        """)
    #expect(screen.terminal.rows[0].squares[9].style == "2")
    #expect(screen.terminal.rows[1].squares[2].style == "1;4")
    screen.type("x")
    #expect(screen.screen == "> turn onx|")
  }

  private static let acceptances: [(String, String)] = [
    (Bytes.right, "turn on the desk lamp|"), (Bytes.end, "turn on the desk lamp|"),
    (Bytes.control("e"), "turn on the desk lamp|"), (Bytes.alt("f"), "turn on the|"), ("\u{1B}[1;3C", "turn on the|"),
    (Bytes.left + Bytes.right, "turn on|"), (Bytes.left + Bytes.end, "turn on|"),
  ]

  @Test(arguments: acceptances) func `keys at the end of the line take ghost text`(keys: String, line: String) {
    var screen = EditorScreen(prompt)
    screen.type("turn on" + keys)
    #expect(screen.line == line)
  }

  @Test func `a chosen row stands in the line, and Esc gives back what was typed`() {
    var screen = EditorScreen(prompt)
    screen.type("turn\t\t")
    #expect(
      screen.screen == """
        > turn on the hall lamp|
          turn on the desk lamp  Home
        › turn on the hall lamp  Home
          turn off everything  Home
        """)
    screen.type(Bytes.escape)
    #expect(
      screen.screen
        == "> turn| on the desk lamp\n  turn on the desk lamp  Home\n  turn on the hall lamp  Home\n  turn off everything  Home"
    )
    screen.type(Bytes.escape)
    #expect(screen.screen == "> turn|")
    screen.type("\t")
    #expect(screen.screen.hasPrefix("> turn| on the desk lamp\n"))
    screen.type(Bytes.escape)
    screen.type("\r")
    #expect(screen.events == [.line("turn")])
  }

  @Test func `arrows enter and leave the rows`() {
    var screen = EditorScreen(prompt, history: ["turn it down"])
    screen.type("turn" + Bytes.down + Bytes.down)
    #expect(screen.line == "turn on the hall lamp|")
    screen.type(Bytes.up + Bytes.up)
    #expect(screen.line == "turn|")
    screen.type(Bytes.up)
    #expect(screen.line == "turn it down|")
    screen.type(Bytes.down)
    #expect(screen.line == "turn|")
    screen.type(Bytes.backTab)
    #expect(screen.line == "turn off everything|")
    screen.type("!" + Bytes.escape)
    #expect(screen.line == "turn off everything!|")
  }

  @Test func `Enter leaves the prompt and the line alone on the screen`() {
    var screen = EditorScreen(prompt)
    screen.type("turn" + Bytes.down + "\r")
    #expect(screen.events == [.line("turn on the desk lamp")])
    #expect(screen.screen == "> turn on the desk lamp\n> |")
  }

  @Test func `rows do not make the screen jump`() {
    var screen = EditorScreen(prompt, columns: 30, rows: 8)
    for _ in 0..<5 { screen.type("x\r") }
    let row = screen.terminal.row
    for key in ["turn", " ", "o", "\t", Bytes.escape, Bytes.control("u")] {
      screen.type(key)
      #expect(screen.terminal.row == row)
    }
    #expect(screen.terminal.transcript == Array(repeating: "> x", count: 5) + [">"])
  }

  @Test func `a key writes few bytes`() {
    var screen = EditorScreen(Prompt(), columns: 80, rows: 24)
    screen.type("abc")
    _ = screen.editor.press(.text("d"))
    #expect(screen.painter.draw(screen.editor.frame(screen.size), size: screen.size) == "d")
    #expect(screen.painter.draw(screen.editor.frame(screen.size), size: screen.size) == "")
  }

  @Test func `what completions hold is shown harmless`() {
    let evil = "\u{1B}[2J\u{202E}a\r\nb\u{200B}"
    let complete: LineCompleter = { _, _ in Completions(ghost: evil, rows: [.init(evil, detail: evil)]) }
    var screen = EditorScreen(Prompt(message: [StyledText(evil)], label: "> ", input: .request(complete)), columns: 70)
    screen.type("x")
    #expect(screen.terminal.unknown == [])
    let shown = #"^[[2J\u{202E}a^M^Jb\u{200B}"#
    let ghost = #"^[[2J\u{202E}a b\u{200B}"#
    #expect(screen.screen == "\(shown)\n> x|\(ghost)\n  \(shown)  \(shown)")
  }

  @Test func `without UTF-8 everything is ASCII`() {
    var screen = EditorScreen(prompt, repertoire: .ascii)
    screen.type("turn" + Bytes.down + "é山")
    #expect(screen.screen == "> turn on the desk lampe??|")
    #expect(Repertoire.ascii.shown("“Café” – 20 €… ♥ ⩙ 山") == "\"Cafe\" - 20 EUR... * * ??")
  }

  @Test func `a row with little room keeps what it is and what comes of it`() {
    let complete: LineCompleter = { _, _ in Completions(rows: [.init("open", detail: "Open Lamp, Home, asks for lamp")])
    }
    var screen = EditorScreen(Prompt(label: "> ", input: .request(complete)), columns: 34)
    screen.type("x")
    #expect(screen.screen == "> x|\n  open  Open Lamp, asks for lamp")
  }
}
