internal import AssistantCommandLine
internal import Diagnostics
internal import IntentRuntime

/// A turn of a transcript in which something was different: what was expected beside what was seen.
///
/// ```text
///   line 4  > open landmark
///     expected            actual
///     < Which landmark?   < Which landmark?
///   ≠ - 1 Niagara Falls   - 1 Angel Falls
/// ```
///
/// Where lines are too long to stand side by side, they stand below one another.
struct TranscriptText {
  private let style: Style

  init(_ style: Style) { self.style = style }

  func text(of difference: TranscriptResult.Difference) -> String {
    let rows = difference.comparison.rows.map { row in
      Row(
        expected: row.expected.map { sanitized($0.text) } ?? "", actual: row.actual.map { sanitized($0.text) } ?? "",
        isDifferent: row.isDifferent)
    }
    let head = "  line \(difference.turn.line + 1)  \(style.bold(sanitized(difference.turn.action.text)))"
    return ([head] + table(of: rows)).joined(separator: "\n")
  }

  private struct Row {
    var expected: String
    var actual: String
    var isDifferent: Bool
  }

  private func table(of rows: [Row]) -> [String] {
    let column = (rows.map(\.expected.count) + ["expected".count]).max() ?? 0
    let widest = rows.map(\.actual.count).max() ?? 0
    if column + widest + 7 > max(style.width, Self.narrowest) { return stack(of: rows) }
    let title = style.dim("    \("expected".padded(to: column))   actual")
    return [title]
      + rows.map { row in
        let line = "\(row.expected.padded(to: column))   \(row.actual)".droppingSpacesAtEnd
        return row.isDifferent ? style.bad("  ≠ \(line)") : "    \(line)"
      }
  }

  private func stack(of rows: [Row]) -> [String] {
    let expected = rows.filter { !$0.expected.isEmpty }.map { line($0.expected, $0.isDifferent) }
    let actual = rows.filter { !$0.actual.isEmpty }.map { line($0.actual, $0.isDifferent) }
    return [style.dim("    expected")] + expected + [style.dim("    actual")] + actual
  }

  private func line(_ text: String, _ isDifferent: Bool) -> String {
    isDifferent ? style.bad("  ≠ \(text)") : "    \(text)"
  }

  private static let narrowest = 60
}

extension String {
  fileprivate var droppingSpacesAtEnd: String { lastIndex { $0 != " " }.map { String(self[...$0]) } ?? "" }
}
