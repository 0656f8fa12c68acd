internal import Diagnostics

/// A terminal for tests: a grid of characters, a cursor, wrapping with the pending state of real ones, scrolling and erasing. Like
/// some real ones it scrolls away what is erased from the top left corner on.
package struct TerminalEmulator {
  /// One column of the grid. The second column of a wide character has no text.
  package struct Square: Equatable {
    package var text = " "
    /// The parameters that selected its style; none for the plain one.
    package var style = ""
  }

  package struct Row: Equatable {
    package var squares: [Square]
    /// Whether the text goes on in the next row because it reached the margin.
    package var isContinued = false

    init(_ columns: Int) { squares = Array(repeating: Square(), count: columns) }

    package var text: String { trimmed(squares.map(\.text).joined()) }
  }

  /// The text without the spaces at its end.
  package static func trimmed(_ text: String) -> String {
    var text = text
    while text.utf8.last == 0x20 { text.unicodeScalars.removeLast() }
    return text
  }

  package private(set) var columns: Int
  package private(set) var height: Int
  package private(set) var rows: [Row]
  /// Rows that left the screen at its top.
  package private(set) var scrolledAway: [Row] = []
  package private(set) var row = 0
  package private(set) var column = 0
  package private(set) var style = ""
  /// Modes that were switched on.
  package private(set) var modes: Set<String> = []
  /// Sequences that it does not know.
  package private(set) var unknown: [String] = []
  private var isWrapPending = false

  package init(columns: Int, rows height: Int) {
    (self.columns, self.height) = (columns, height)
    rows = Array(repeating: Row(columns), count: height)
  }

  /// The rows of the screen without the empty ones at its end.
  package var screen: [String] {
    Array(rows.map(\.text).reversed().drop(while: \.isEmpty).reversed())
  }

  /// All that was ever shown and not erased.
  package var transcript: [String] { scrolledAway.map(\.text) + screen }

  package mutating func feed(_ output: String) {
    var rest = Array(output.unicodeScalars)[...]
    while let scalar = rest.first {
      switch scalar {
      case "\u{1B}": takeSequence(&rest)
      case "\r":
        (column, isWrapPending) = (0, false)
        rest.removeFirst()
      case "\n":
        lineFeed()
        rest.removeFirst()
      default:
        let run = rest.prefix { $0.value >= 0x20 }
        if run.isEmpty { unknown.append("\(scalar.value)") }
        rest = rest.dropFirst(max(1, run.count))
        for character in String(String.UnicodeScalarView(run)) { put(character) }
      }
    }
  }

  private mutating func put(_ character: Character) {
    let width = character.terminalWidth
    if width == 0 { return unknown.append("a character of no width") }
    if isWrapPending || column + width > columns {
      rows[row].isContinued = true
      column = 0
      lineFeed()
    }
    rows[row].squares[column] = Square(text: String(character), style: style)
    if width == 2, column + 1 < columns { rows[row].squares[column + 1] = Square(text: "", style: style) }
    column += width
    isWrapPending = column >= columns
    if isWrapPending { column = columns - 1 }
  }

  private mutating func lineFeed() {
    isWrapPending = false
    if row < height - 1 { return row += 1 }
    scrolledAway.append(rows.removeFirst())
    rows.append(Row(columns))
  }

  private mutating func takeSequence(_ rest: inout ArraySlice<Unicode.Scalar>) {
    guard rest.count > 1, rest[rest.startIndex + 1] == "[" else {
      unknown.append(String(String.UnicodeScalarView(rest.prefix(2))))
      rest = rest.dropFirst(2)
      return
    }
    let body = rest.dropFirst(2).prefix { $0.value < 0x40 }
    let parameters = String(String.UnicodeScalarView(body))
    rest = rest.dropFirst(2 + body.count)
    guard let final = rest.popFirst() else { return }
    perform(final, parameters)
  }

  private mutating func perform(_ final: Unicode.Scalar, _ parameters: String) {
    let count = max(1, Int(parameters) ?? 1)
    if final != "m" { isWrapPending = false }
    switch final {
    case "A": row = max(0, row - count)
    case "B": row = min(height - 1, row + count)
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "H" where parameters.isEmpty: (row, column) = (0, 0)
    case "K" where parameters.isEmpty: eraseRow(row, from: column)
    case "J" where parameters.isEmpty && row == 0 && column == 0:
      scrolledAway += rows.prefix { !$0.text.isEmpty }
      for index in 0..<height { eraseRow(index, from: 0) }
    case "J" where parameters.isEmpty:
      eraseRow(row, from: column)
      for below in row + 1..<max(row + 1, height) { eraseRow(below, from: 0) }
    case "J" where parameters == "2": for index in 0..<height { eraseRow(index, from: 0) }
    case "m": style = parameters.hasPrefix(";") ? String(parameters.dropFirst()) : parameters
    case "h": modes.insert(parameters)
    case "l": modes.remove(parameters)
    default: unknown.append("[\(parameters)\(final)")
    }
  }

  private mutating func eraseRow(_ index: Int, from column: Int) {
    for column in column..<columns { rows[index].squares[column] = Square() }
    rows[index].isContinued = false
  }

  // MARK: Resizing

  /// Changes the size as xterm does: rows are cut.
  package mutating func resizeCutting(columns: Int, rows height: Int) {
    for index in rows.indices {
      rows[index].squares = Array(rows[index].squares.prefix(columns))
      rows[index].squares += Array(repeating: Square(), count: max(0, columns - rows[index].squares.count))
    }
    (self.columns, column, isWrapPending) = (columns, min(column, columns - 1), false)
    setHeight(height)
  }

  /// What becomes of empty rows below the cursor when rows above them wrap.
  package enum EmptyRows: Sendable { case givenUp, kept }

  /// Changes the size as most terminals do: rows that are too wide go on in the next row.
  package mutating func resizeWrapping(columns: Int, rows height: Int, emptyRows: EmptyRows = .givenUp) {
    var wrapped: [Row] = []
    var cursor = (row: 0, column: 0)
    for (index, old) in rows.enumerated() {
      let used = old.squares.lastIndex { $0 != Square() }.map { $0 + 1 } ?? 0
      let parts = stride(from: 0, to: max(1, used), by: columns)
      if index == row { cursor = (wrapped.count + column / columns, column % columns) }
      for start in parts {
        var part = Row(columns)
        for (offset, square) in old.squares[start..<min(start + columns, old.squares.count)].enumerated() {
          part.squares[offset] = square
        }
        wrapped.append(part)
      }
      while index == row, wrapped.count <= cursor.row { wrapped.append(Row(columns)) }
    }
    while emptyRows == .givenUp, wrapped.count - 1 > cursor.row, wrapped.last?.text.isEmpty == true {
      wrapped.removeLast()
    }
    (rows, row, column) = (wrapped, cursor.row, cursor.column)
    (self.columns, isWrapPending) = (columns, false)
    if emptyRows == .kept { scrollAway(rows.count - self.height) }
    setHeight(height)
  }

  private mutating func scrollAway(_ count: Int) {
    guard count > 0 else { return }
    scrolledAway += rows.prefix(count)
    rows.removeFirst(count)
    row = max(0, row - count)
  }

  /// Gives up empty rows at the bottom first, then rows at the top.
  private mutating func setHeight(_ height: Int) {
    while rows.count > height {
      if rows.count - 1 > row, rows[rows.count - 1].text.isEmpty {
        rows.removeLast()
        continue
      }
      scrolledAway.append(rows.removeFirst())
      row = max(0, row - 1)
    }
    while rows.count < height { rows.append(Row(columns)) }
    self.height = height
  }
}
