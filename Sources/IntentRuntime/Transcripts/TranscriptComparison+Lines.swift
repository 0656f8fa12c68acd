internal import Diagnostics

extension TranscriptComparison {
  /// A line of what was expected beside what was seen.
  package struct Line: Sendable, Equatable {
    package enum Kind: Sendable { case heading, same, different }

    package var kind: Kind
    package var text: String
  }

  /// What was expected beside what was seen, with a heading; `≠` stands in front of what is different.
  ///
  /// ```text
  ///     expected            actual
  ///     < Which landmark?   < Which landmark?
  ///   ≠ - 1 Niagara Falls   - 1 Angel Falls
  /// ```
  ///
  /// Where lines are too long to stand side by side in `width` columns, they stand below one another. `shown` says how a
  /// line is written.
  package func lines(width: Int = .max, _ shown: (String) -> String = { $0 }) -> [Line] {
    let cells = rows.map { row in
      (expected: row.expected.map { shown($0.text) } ?? "", actual: row.actual.map { shown($0.text) } ?? "", row: row)
    }
    let column = (cells.map(\.expected.count) + ["expected".count]).max() ?? 0
    let widest = cells.map(\.actual.count).max() ?? 0
    if column + widest + 7 <= width {
      return [.heading("\("expected".padded(to: column))   actual")]
        + cells.map { Line("\($0.expected.padded(to: column))   \($0.actual)", of: $0.row) }
    }
    let expected = cells.filter { !$0.expected.isEmpty }.map { Line($0.expected, of: $0.row) }
    let actual = cells.filter { !$0.actual.isEmpty }.map { Line($0.actual, of: $0.row) }
    return [.heading("expected")] + expected + [.heading("actual")] + actual
  }
}

extension TranscriptComparison.Line {
  fileprivate static func heading(_ text: String) -> Self { Self(kind: .heading, text: "    \(text)") }

  fileprivate init(_ text: String, of row: TranscriptComparison.Row) {
    let text = text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
    self.init(kind: row.isDifferent ? .different : .same, text: row.isDifferent ? "  ≠ \(text)" : "    \(text)")
  }
}
