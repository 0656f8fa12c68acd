/// The size of a terminal's window, at least one row and one column.
package struct ScreenSize: Hashable, Sendable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) { (self.columns, self.rows) = (max(1, columns), max(1, rows)) }

  /// What is used of the window to type in: full rows would wrap at each step of a window that becomes narrower, and scroll away.
  var withoutLastColumn: ScreenSize { ScreenSize(columns: columns - 1, rows: rows) }
}

/// What is shown from the row of the prompt downwards, and where the cursor is.
package struct Frame: Equatable, Sendable {
  package var rows: [[Cell]]
  package var cursor: Position
  /// The rows that are to be kept free for this frame and the ones that follow it.
  package var height: Int

  package struct Position: Hashable, Sendable {
    package var row: Int
    package var column: Int
  }

  package var text: String { rows.map { $0.map(\.text).joined() }.joined(separator: "\n") }
}
