internal import AssistantCommandLine
internal import IntentRuntime

/// A turn of a transcript in which something was different: the turn, and what was expected beside what was seen.
struct TranscriptText {
  private static let narrowest = 60
  let style: Style

  func text(of difference: TranscriptResult.Difference) -> String {
    let lines = difference.comparison.lines(width: max(style.width, Self.narrowest)) { sanitized($0) }.map { line in
      switch line.kind {
      case .heading: style.dim(line.text)
      case .same: line.text
      case .different: style.bad(line.text)
      }
    }
    let head = "  line \(difference.turn.line + 1)  \(style.bold(sanitized(difference.turn.action.text)))"
    return ([head] + lines).joined(separator: "\n")
  }
}
