internal import IntentRuntime

/// A turn of a transcript in which something was different: what was expected beside what was seen.
///
/// ```text
/// the transcript differs at line 1: > check catbells
///   expected                  actual
///   < The weather is fine.  ≠ < The conditions on Catbells are good.
/// ```
struct SideBySide {
  private let difference: TranscriptResult.Difference
  private let name: String

  init(_ difference: TranscriptResult.Difference, in name: String) {
    self.difference = difference
    self.name = name
  }

  var text: String {
    let rows = difference.comparison.rows.map { row in
      (left: row.expected?.text ?? "", right: row.actual?.text ?? "", isDifferent: row.isDifferent)
    }
    let width = (rows.map(\.left.count) + ["expected".count]).max() ?? 0
    let lines = rows.map { row in
      "  \(Self.padded(row.left, width)) \(row.isDifferent ? "≠" : " ") \(row.right)"
    }
    let title = "  \(Self.padded("expected", width))   actual"
    return (["\(name) differs at line \(difference.turn.line + 1): \(typed)", title] + lines)
      .map(Self.withoutSpacesAtEnd).joined(separator: "\n")
  }

  private var typed: String {
    switch difference.turn.action {
    case .types(let text): "> \(text)"
    case .interrupts(let text): "> \(text)  ! interrupt"
    case .presses: "! interrupt"
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func withoutSpacesAtEnd(_ text: String) -> String {
    text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
  }
}
