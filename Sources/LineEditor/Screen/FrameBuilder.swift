/// Lays text out in rows of a width.
struct FrameBuilder {
  let width: Int
  private(set) var rows: [[Cell]] = []
  /// The columns used of the last row.
  private var used = 0

  init(width: Int) { self.width = width }

  /// The columns left of the last row.
  var remaining: Int { width - used }

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
    writeWords(cells)
  }

  /// Writes cells on in rows that break between words where they can; a space at which a row breaks is left out. Returns
  /// where each cell is.
  @discardableResult mutating func writeWords(_ cells: [Cell]) -> [Frame.Position] {
    let widest = width - used
    var end = cells.startIndex
    return cells.indices.map { index in
      if index >= end {
        end = cells.endOfWord(at: index)
        let word = cells[index..<end].width
        if word <= widest, used + word > width { breakRow() }
      }
      let start = position(forWidth: cells[index].width)
      if !cells[index].isSpace || start.column > 0 || index == 0 { write([cells[index]]) }
      return start
    }
  }

  /// Begins a row; the space before it takes no room, which terminals would wrap when they become narrower.
  private mutating func breakRow() {
    if rows[rows.count - 1].count > 1, rows[rows.count - 1].last?.isSpace == true { rows[rows.count - 1].removeLast() }
    beginRow()
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

extension Cell {
  fileprivate var isSpace: Bool { text == " " }
}

extension [Cell] {
  /// Behind the word that begins at a cell: a space, a wide character or a run of others.
  fileprivate func endOfWord(at start: Int) -> Int {
    if self[start].isSpace || self[start].width > 1 { return start + 1 }
    return self[start...].firstIndex { $0.isSpace || $0.width > 1 } ?? endIndex
  }
}
