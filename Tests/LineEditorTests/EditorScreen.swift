import TerminalEmulation

@testable import LineEditor

/// An editor before an emulated terminal, driven by keys.
struct EditorScreen {
  var editor: Editor
  var painter: Painter
  var terminal: TerminalEmulator
  var events: [Event] = []
  private let narrowing: Painter.Narrowing
  private var decoder = KeyDecoder()

  init(
    _ prompt: Prompt = Prompt(), history: [String] = [], columns: Int = 40, rows: Int = 10,
    repertoire: Repertoire = .unicode, isColored: Bool = true, narrowing: Painter.Narrowing = .wraps
  ) {
    editor = Editor(history: History(history), repertoire: repertoire)
    self.narrowing = narrowing
    painter = Painter(isColored: isColored, narrowing: narrowing)
    terminal = TerminalEmulator(columns: columns, rows: rows)
    editor.begin(prompt)
    draw()
  }

  var size: ScreenSize { ScreenSize(columns: terminal.columns, rows: terminal.height) }

  /// Types bytes as a terminal would send them, with a pause behind them.
  mutating func type(_ input: String) {
    for key in decoder.decode(Array(input.utf8)) + decoder.timeOut() { press(key) }
    draw()
  }

  mutating func press(_ key: Key) {
    switch editor.press(key) {
    case .none, .suspend: break
    case .clearScreen: terminal.feed(painter.clearScreen())
    case .event(let event):
      events.append(event)
      terminal.feed(painter.leave(editor.finalFrame(size), size: size))
      while let event = editor.begin(editor.prompt) {
        events.append(event)
        terminal.feed(painter.leave(editor.finalFrame(size), size: size))
      }
    }
  }

  mutating func resize(columns: Int, rows: Int, emptyRows: TerminalEmulator.EmptyRows = .givenUp) {
    switch narrowing {
    case .wraps: terminal.resizeWrapping(columns: columns, rows: rows, emptyRows: emptyRows)
    case .cuts: terminal.resizeCutting(columns: columns, rows: rows)
    }
    terminal.feed(painter.resize(to: size))
    draw()
  }

  mutating func draw() { terminal.feed(painter.draw(editor.frame(size), size: size)) }

  /// The screen with a bar where the cursor is.
  var screen: String {
    var rows = terminal.rows
    rows[terminal.row].squares[terminal.column].text = "|" + rows[terminal.row].squares[terminal.column].text
    let texts = rows.map(\.text)
    return texts.reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
  }
}

/// Keys as terminals send them.
enum Bytes {
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let end = "\u{1B}[F"
  static let escape = "\u{1B}"
  static let backTab = "\u{1B}[Z"

  static func control(_ letter: Character) -> String {
    String(Unicode.Scalar((letter.asciiValue ?? 0) & 0x1F))
  }

  static func alt(_ letter: Character) -> String { "\u{1B}\(letter)" }

  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
