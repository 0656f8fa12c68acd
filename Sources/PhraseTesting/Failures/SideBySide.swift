internal import IntentRuntime

/// A turn of a transcript in which something was different: what was expected beside what was seen.
///
/// ```text
/// the transcript differs at line 1: > check catbells
///   expected                 actual
///   < The weather is fine. ≠ < The conditions on Catbells are good.
/// ```
struct SideBySide {
  private let difference: TranscriptResult.Difference
  private let name: String

  init(_ difference: TranscriptResult.Difference, in name: String) {
    self.difference = difference
    self.name = name
  }

  var text: String {
    let rows = rows
    let width = (rows.map(\.left.count) + ["expected".count]).max() ?? 0
    let lines = rows.map { row in
      "  \(Self.padded(row.left, width)) \(row.isDifferent ? "≠" : " ") \(row.right)"
    }
    let title = "  \(Self.padded("expected", width))   actual"
    return (["\(name) differs at line \(difference.turn.line + 1): \(difference.turn.action.text)", title] + lines)
      .map(Self.withoutSpacesAtEnd).joined(separator: "\n")
  }

  private typealias Row = (left: String, right: String, isDifferent: Bool)

  /// The lines side by side; what was seen instead of what was expected stands beside it.
  private var rows: [Row] {
    var rows: [Row] = []
    var missing: [String] = []
    var extra: [String] = []
    func flush() {
      for index in 0..<max(missing.count, extra.count) {
        let left = missing.indices.contains(index) ? missing[index] : ""
        rows.append((left, extra.indices.contains(index) ? extra[index] : "", true))
      }
      (missing, extra) = ([], [])
    }
    for row in difference.comparison.rows {
      if row.isDifferent {
        row.expected.map { missing.append($0.text) }
        row.actual.map { extra.append($0.text) }
      } else {
        flush()
        rows.append((row.expected?.text ?? "", row.actual?.text ?? "", false))
      }
    }
    flush()
    return rows
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func withoutSpacesAtEnd(_ text: String) -> String {
    text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
  }
}
