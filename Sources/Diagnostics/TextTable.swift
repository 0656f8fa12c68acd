/// Rows of cells as lines of text whose columns stand below one another.
///
/// Widths are those of a terminal: a wide character counts twice, a combining mark not at all.
package struct TextTable: Sendable {
  /// Which side the cells of a column stand at, and how wide it is at least and at most.
  package struct Column: Sendable {
    fileprivate var isRight: Bool
    fileprivate var minimum: Int
    fileprivate var maximum: Int

    /// Words. A cell that is wider than the maximum is not cut, and shifts the rest of its row.
    package static func left(_ minimum: Int = 0, atMost maximum: Int = .max) -> Column {
      Column(isRight: false, minimum: minimum, maximum: maximum)
    }

    /// Numbers.
    package static func right(_ minimum: Int = 0) -> Column { Column(isRight: true, minimum: minimum, maximum: .max) }
  }

  private let columns: [Column]

  package init(_ columns: Column...) { self.columns = columns }

  package init(_ columns: [Column]) { self.columns = columns }

  /// The cells with spaces up to the width of their column. A last column of words ends with its words.
  package func padded(_ rows: [[String]]) -> [[String]] {
    let widths = columns.indices.map { index in
      let widest = rows.map { $0[index].terminalWidth }.max() ?? 0
      return min(max(widest, columns[index].minimum), columns[index].maximum)
    }
    return rows.map { row in row.indices.map { cell(row[$0], at: $0, width: widths[$0]) } }
  }

  /// The rows, with `separator` between the cells and `indent` before them.
  package func lines(_ rows: [[String]], separator: String = "  ", indent: String = "") -> [String] {
    padded(rows).map { indent + $0.joined(separator: separator) }
  }

  private func cell(_ text: String, at index: Int, width: Int) -> String {
    if columns[index].isRight { return text.aligned(to: width) }
    return index == columns.count - 1 ? text : text.padded(to: width)
  }
}

extension String {
  /// The columns that the text takes in a terminal.
  package var terminalWidth: Int {
    if utf8.allSatisfy({ $0 < 0x80 }) { return utf8.count }
    return TerminalText.cells(of: self).reduce(0) { $0 + $1.width }
  }

  /// The text with spaces behind it up to a width.
  package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - terminalWidth)) }

  /// The text with spaces before it up to a width.
  package func aligned(to width: Int) -> String { String(repeating: " ", count: max(0, width - terminalWidth)) + self }

  /// The text, cut with an ellipsis where it is wider than a width.
  package func cut(to width: Int) -> String {
    if terminalWidth <= width { return self }
    var kept = ""
    var used = 0
    for character in self {
      used += String(character).terminalWidth
      if used > width - 1 { break }
      kept.append(character)
    }
    return kept + "…"
  }
}
