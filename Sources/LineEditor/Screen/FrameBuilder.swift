/// Lays text out in rows of a width.
struct FrameBuilder {
  let width: Int
  private(set) var rows: [[Cell]] = []
  /// The columns used of the last row.
  private var used = 0

  init(width: Int) { self.width = width }

  /// The columns left of the last row.
  var remaining: Int { width - used }

  /// Begins a row.
  mutating func beginRow() {
    rows.append([])
    used = 0
  }

  /// Writes cells on, in as many rows as it takes.
  mutating func write(_ cells: some Sequence<Cell>) {
    for cell in cells {
      let cell = cell.width <= width ? cell : Cell(text: "?", width: 1, style: cell.style)
      if used + cell.width > width { beginRow() }
      rows[rows.count - 1].append(cell)
      used += cell.width
    }
  }

  /// Writes text in rows of its own that break between words where they can.
  mutating func writeParagraph(_ cells: [Cell]) {
    beginRow()
    let words = cells.split(omittingEmptySubsequences: false) { $0.text == " " }
    for (index, word) in words.enumerated() {
      if index > 0, used + 1 + word.width > width { beginRow() } else if index > 0 { write([.space()]) }
      write(word)
    }
  }

  /// Where the next cell of a width would be written.
  mutating func position(forWidth cellWidth: Int) -> Frame.Position {
    if used + min(cellWidth, width) > width { beginRow() }
    return Frame.Position(row: rows.count - 1, column: used)
  }

  /// Adds a row of one line's text, cut where it is too wide.
  mutating func addRow(_ cells: [Cell], ellipsis: String) {
    beginRow()
    write(cells.cut(to: width, ellipsis: ellipsis))
  }
}
