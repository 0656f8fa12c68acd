import TerminalEmulation
import Testing

@testable import LineEditor

struct ScreenTests {
  @Test func `long lines wrap before the last column, with the cursor on the row behind a full one`() {
    var screen = EditorScreen(columns: 9, rows: 6)
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
    var screen = EditorScreen(columns: 13, rows: 6)
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
    var screen = EditorScreen(columns: 6, rows: 3)
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

  @Test(arguments: [Painter.Narrowing.wraps, .cuts], [0, 20])
  func `a line of several rows leaves no copy of itself at any step of widths`(
    narrowing: Painter.Narrowing, rowsAbove: Int
  ) {
    let line = "remind me to call " + (1...40).map { "word\($0)" }.joined(separator: " ")
    var screen = EditorScreen(columns: 80, rows: 24, narrowing: narrowing)
    for row in 0..<rowsAbove { screen.type("above\(row)\r") }
    screen.type(line)
    let widths = Array((50..<80).reversed()) + Array(51...100)
    let jumps = [70, 60, 50, 40, 30, 31, 39, 64, 80, 40, 100, 20, 80]
    let steps = widths.map { ($0, TerminalEmulator.EmptyRows.kept) } + jumps.map { ($0, .givenUp) }
    for (columns, emptyRows) in steps {
      screen.resize(columns: columns, rows: 24, emptyRows: emptyRows)
      #expect(screen.showsFrame, "\(columns) columns")
      let words = screen.terminal.transcript.joined(separator: " ")
      #expect(words.ranges(of: "remind").count == 1, "\(columns) columns")
      #expect(words.ranges(of: "word40").count == 1, "\(columns) columns")
    }
  }

  @Test func `a line that is entered at the top of the screen leaves no copy of itself`() {
    var screen = EditorScreen(columns: 21, rows: 6)
    screen.type(Bytes.control("l") + "a line of two rows of words\r")
    #expect(screen.terminal.transcript == ["> a line of two rows", "of words", ">"])
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
      screen.resize(columns: columns, rows: rows)
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
