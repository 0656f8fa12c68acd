/// Writes cells and moves the cursor with few bytes.
///
/// Rows are counted from the frame's first row, wherever that is on the screen.
struct ScreenWriter {
  private(set) var text = ""
  private(set) var row: Int
  /// Nil where terminals may disagree: behind the last column and behind some emoji.
  private var column: Int?
  private var style = CellStyle.plain
  private let columns: Int
  private let isColored: Bool

  init(at position: Frame.Position, columns: Int, isColored: Bool) {
    (row, column) = (position.row, position.column)
    (self.columns, self.isColored) = (columns, isColored)
  }

  /// Moves within the rows that the screen has.
  mutating func move(to position: Frame.Position) {
    if position.row != row { control(abs(position.row - row), position.row < row ? "A" : "B") }
    row = position.row
    if column == position.column { return }
    if let column, position.column > 0 {
      control(abs(position.column - column), position.column < column ? "D" : "C")
    } else {
      text += "\r"
      if position.column > 0 { control(position.column, "C") }
    }
    column = position.column
  }

  /// Writes cells from a column on, and finds the column again wherever it may have been lost.
  mutating func write(_ cells: some Sequence<Cell>, from position: Frame.Position) {
    var next = position.column
    for cell in cells {
      move(to: Frame.Position(row: position.row, column: next))
      select(cell.style)
      text += cell.text
      next += cell.width
      column = cell.isUncertain || next >= columns ? nil : next
    }
  }

  /// Erases from the cursor to the end of its row.
  mutating func eraseRow() {
    select(.plain)
    text += "\u{1B}[K"
  }

  /// Erases a row and all below it, whatever column the cursor is in. Some terminals scroll away what is erased from the top left
  /// corner on: the first column is erased apart.
  static let erasingRows = "\r\u{1B}[C\u{1B}[J\r\u{1B}[K"

  /// Erases from the cursor's row to the end of the screen.
  mutating func eraseBelow() {
    select(.plain)
    text += Self.erasingRows
    column = 0
  }

  /// Goes down to the start of a new row; at the bottom of the screen all rows move up.
  mutating func lineFeed() {
    select(.plain)
    text += "\r\n"
    (row, column) = (row + 1, 0)
  }

  /// Ends the style in use and returns all that was written.
  mutating func finish() -> String {
    select(.plain)
    return text
  }

  private mutating func control(_ count: Int, _ final: Character) {
    text += count == 1 ? "\u{1B}[\(final)" : "\u{1B}[\(count)\(final)"
  }

  private mutating func select(_ wanted: CellStyle) {
    if wanted == style { return }
    let (old, new) = (style.parameters(isColored: isColored), wanted.parameters(isColored: isColored))
    if old != new { text += new.isEmpty ? "\u{1B}[m" : old.isEmpty ? "\u{1B}[\(new)m" : "\u{1B}[;\(new)m" }
    style = wanted
  }
}
