import TerminalEmulation
import Testing

@testable import LineEditor

struct ScreenTests {
  @Test func `long lines wrap, with the cursor on the row behind a full one`() {
    var screen = EditorScreen(columns: 8, rows: 6)
    screen.type("abcdef")
    #expect(screen.screen == "> abcdef\n|")
    screen.type("山x")
    #expect(screen.screen == "> abcdef\n山x|")
    screen.type(String(repeating: "山", count: 3))
    #expect(screen.screen == "> abcdef\n山x山山\n山|")
    screen.type(Bytes.control("a"))
    #expect(screen.screen == "> |abcdef\n山x山山\n山")
    screen.type(Bytes.control("k"))
    #expect(screen.screen == "> |")
    screen.type("abcdef\r")
    #expect(screen.screen == "> abcdef\n> |")
  }

  @Test func `words stay whole where a row has room for them`() {
    var screen = EditorScreen(columns: 12, rows: 6)
    screen.type("open the f")
    #expect(screen.screen == "> open the f\n|")
    screen.type("alls")
    #expect(screen.screen == "> open the\nfalls|")
    screen.type(" of niagarafalls and 山山山山山")
    #expect(screen.screen == "> open the\nfalls of nia\ngarafalls\nand 山山山山\n山|")
    screen.type(Bytes.control("a"))
    #expect(screen.screen.hasPrefix("> |open the\nfalls of"))
    for _ in 1...9 { screen.type(Bytes.right) }
    #expect(screen.screen.hasPrefix("> open the\n|falls of"))
  }

  @Test func `a line that is taller than the screen shows what is around the cursor and stays whole when entered`() {
    var screen = EditorScreen(columns: 5, rows: 3)
    screen.type("abcdefghijklmnopqrs")
    #expect(screen.screen == "ijklm\nnopqr\ns|")
    screen.type(Bytes.control("a"))
    #expect(screen.screen == "> |abc\ndefgh\nijklm")
    screen.type("\r")
    #expect(screen.terminal.transcript == ["> abc", "defgh", "ijklm", "nopqr", "s", ">"])
  }

  @Test func `Ctrl-L begins at the top of an empty screen`() {
    var screen = EditorScreen()
    screen.type("one\rtw" + Bytes.control("l"))
    #expect(screen.screen == "> tw|")
  }

  @Test func `one column is enough`() {
    var screen = EditorScreen(columns: 1, rows: 4)
    screen.type("a山b\r")
    #expect(screen.events == [.line("a山b")])
    #expect(screen.terminal.unknown == [])
  }

  @Test func `without colors only attributes remain`() {
    let prompt = Prompt(label: StyledText("> ", CellStyle([.bold], color: .magenta)))
    #expect(EditorScreen(prompt).terminal.rows[0].squares[0].style == "1;35")
    #expect(EditorScreen(prompt, isColored: false).terminal.rows[0].squares[0].style == "1")
  }

  @Test func `text printed above leaves the line as it was`() {
    var screen = EditorScreen(Prompt(input: .request(CompletionTests.complete)))
    screen.type("turn off")
    let before = screen.screen
    screen.terminal.feed(screen.painter.erase() + "A timer rang.\r\n")
    screen.draw()
    #expect(screen.screen == "A timer rang.\n" + before)
  }

  @Test(arguments: [Painter.Narrowing.wraps, .cuts])
  func `resizing at every step leaves the prompt whole`(narrowing: Painter.Narrowing) {
    var random = SeededGenerator(seed: 7)
    var screen = EditorScreen(
      Prompt(label: "> ", input: .request(CompletionTests.complete)), columns: 30, rows: 12, narrowing: narrowing)
    for step in 0..<400 {
      screen.type(
        ["t", "u", "turn on", "山", "é", "\t", Bytes.left, Bytes.control("u"), "x"].randomElement(using: &random) ?? "")
      let (columns, rows) = (Int.random(in: 4...60, using: &random), Int.random(in: 8...20, using: &random))
      switch narrowing {
      case .wraps: screen.terminal.resizeWrapping(columns: columns, rows: rows)
      case .cuts: screen.terminal.resizeCutting(columns: columns, rows: rows)
      }
      screen.terminal.feed(screen.painter.resize(to: screen.size))
      screen.draw()
      #expect(screen.showsFrame, "step \(step)")
    }
    #expect(screen.terminal.unknown == [])
  }
}

extension EditorScreen {
  /// Whether the screen ends with the frame that was drawn, and the cursor is where it belongs.
  var showsFrame: Bool {
    var editor = editor
    let frame = editor.frame(size)
    let top = terminal.row - frame.cursor.row
    guard top >= 0, terminal.column == frame.cursor.column else { return false }
    let expected = frame.rows.map { TerminalEmulator.trimmed($0.map(\.text).joined()) }
    let shown = terminal.rows[top...].map(\.text)
    return Array(shown.prefix(expected.count)) == expected && shown.dropFirst(expected.count).allSatisfy(\.isEmpty)
  }
}
