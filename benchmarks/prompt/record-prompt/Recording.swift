import TerminalEmulation

/// Plays a script at a live prompt and keeps what the screen showed.
struct Recording {
  struct Frame {
    var rows: [TerminalEmulator.Row]
    var cursor: (row: Int, column: Int)
    var milliseconds: Int
  }

  private(set) var frames: [Frame] = []
  private let terminal: PseudoTerminal
  private static let milliseconds = 90

  init(_ program: String, columns: Int, rows: Int) throws {
    terminal = try PseudoTerminal([program, "-q", "--no-learning"], columns: columns, rows: rows)
    try terminal.waitFor(">")
  }

  mutating func play(_ script: [Script.Step]) throws {
    try keep(for: 0)
    for step in script {
      switch step {
      case .type(let text):
        for letter in text {
          try terminal.type(String(letter))
          try keep(for: Self.milliseconds)
        }
      case .press(let key):
        try terminal.type(key)
        try keep(for: Self.milliseconds)
      case .wait(let row):
        try terminal.waitFor(row)
        try keep(for: Self.milliseconds)
      case .look(let milliseconds): frames[frames.count - 1].milliseconds += milliseconds
      }
    }
  }

  /// Keeps what the screen shows once nothing changes any more.
  private mutating func keep(for milliseconds: Int) throws {
    terminal.settle(milliseconds: 150)
    let screen = terminal.terminal
    frames.append(
      Frame(rows: screen.rows, cursor: (screen.row, screen.column), milliseconds: milliseconds))
  }
}
