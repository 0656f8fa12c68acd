extension Frame {
  /// Puts a frame together of what is above the line, the line, and what is below it, cut to the screen: the line comes first,
  /// of a long one what is around the cursor; then the rows below; then the end of what is above.
  init(above: [[Cell]], line: [[Cell]], cursor: Position, below: [[Cell]], spare: Int = 0, size: ScreenSize) {
    let window = Self.window(of: line.count, around: cursor.row, height: size.rows)
    let shownBelow = below.prefix(size.rows - window.count)
    let shownAbove = above.suffix(size.rows - window.count - shownBelow.count)
    rows = Array(shownAbove) + line[window] + shownBelow
    self.cursor = Position(row: shownAbove.count + cursor.row - window.lowerBound, column: cursor.column)
    height = min(size.rows, shownAbove.count + window.count + max(spare, shownBelow.count))
  }

  /// So many of some rows, with one of them in the middle where that can be.
  static func window(of count: Int, around index: Int, height: Int) -> Range<Int> {
    let start = max(0, min(index - height / 2, count - height))
    return start..<min(count, start + height)
  }
}
