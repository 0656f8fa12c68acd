/// Turns frames into the bytes that change what a terminal shows from the last frame to the next.
///
/// Writes at the row where the cursor was when it began, never above it; scrolls the screen once for the rows that a frame reserves.
package struct Painter: Sendable {
  /// How a terminal shows rows that are wider than its window has become.
  package enum Narrowing: Sendable {
    /// They go on in the next row, as with most terminals.
    case wraps
    /// They are cut, as with xterm.
    case cuts
  }

  private let isColored: Bool
  private let narrowing: Narrowing
  private var shown: Frame?
  /// The rows that the screen has from the frame's first row on.
  private var height = 1
  private var columns = 80

  package init(isColored: Bool = true, narrowing: Narrowing = .wraps) {
    (self.isColored, self.narrowing) = (isColored, narrowing)
  }

  /// Shows a frame in place of the last one.
  package mutating func draw(_ frame: Frame, size: ScreenSize) -> String {
    var writer = writer(columns: size.columns)
    reserve(frame.height, &writer)
    let old = shown?.rows ?? []
    for row in 0..<max(frame.rows.count, old.count) {
      let (from, to) = (row < old.count ? old[row] : [], row < frame.rows.count ? frame.rows[row] : [])
      change(from, to, in: row, &writer)
    }
    writer.move(to: frame.cursor)
    (shown, columns) = (frame, size.columns)
    return writer.finish()
  }

  /// Takes the frame off the screen; the cursor is where the frame began.
  package mutating func erase() -> String {
    var writer = writer(columns: columns)
    writer.move(to: Frame.Position(row: 0, column: 0))
    writer.eraseBelow()
    (shown, height) = (nil, 1)
    return writer.finish()
  }

  /// Shows a last frame that stays, of any height, and goes to the row behind it.
  package mutating func leave(_ frame: Frame, size: ScreenSize) -> String {
    var text = erase()
    var writer = writer(columns: size.columns)
    for (row, cells) in frame.rows.enumerated() {
      if row > 0 { writer.lineFeed() }
      writer.write(cells, from: Frame.Position(row: row, column: 0))
    }
    writer.lineFeed()
    text += writer.finish()
    return text
  }

  /// Empties the screen; the next frame begins at its top.
  package mutating func clearScreen() -> String {
    (shown, height) = (nil, 1)
    return "\u{1B}[H\u{1B}[2J"
  }

  /// Takes the frame off a screen whose size has changed, as near as can be known: terminals do not tell where the rows went.
  package mutating func resize(to size: ScreenSize) -> String {
    guard let frame = shown else { return "" }
    let rows = frame.rows[..<frame.cursor.row].map { screenRows(of: $0.width, size) }
    let above = rows.reduce(screenRows(of: frame.cursor.column + 1, size) - 1, +)
    let up = min(above, size.rows - 1)
    (shown, height) = (nil, 1)
    return (up > 0 ? "\u{1B}[\(up)A" : "") + ScreenWriter.erasingRows
  }

  /// Forgets what the screen shows: somebody else wrote to it, and the cursor is at the start of a row.
  package mutating func forget() { (shown, height) = (nil, 1) }

  private func screenRows(of width: Int, _ size: ScreenSize) -> Int {
    narrowing == .cuts ? 1 : max(1, (width + size.columns - 1) / size.columns)
  }

  private func writer(columns: Int) -> ScreenWriter {
    ScreenWriter(at: shown?.cursor ?? Frame.Position(row: 0, column: 0), columns: columns, isColored: isColored)
  }

  /// Scrolls so that the screen has so many rows for the frame.
  private mutating func reserve(_ wanted: Int, _ writer: inout ScreenWriter) {
    guard wanted > height else { return }
    writer.move(to: Frame.Position(row: height - 1, column: 0))
    for _ in height..<wanted { writer.lineFeed() }
    height = wanted
  }

  /// Writes what is different in a row.
  private func change(_ old: [Cell], _ new: [Cell], in row: Int, _ writer: inout ScreenWriter) {
    guard old != new else { return }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldWidth, newWidth) = (old.width, new.width)
    let column = new[..<start].width
    var end = new.count
    if oldWidth == newWidth {
      end -= zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    }
    writer.write(new[start..<end], from: Frame.Position(row: row, column: column))
    guard newWidth < oldWidth else { return }
    writer.move(to: Frame.Position(row: row, column: newWidth))
    writer.eraseRow()
  }
}
