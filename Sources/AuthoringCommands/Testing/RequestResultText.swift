internal import AssistantCommandLine
internal import Diagnostics
internal import PhraseTesting

/// A request that went otherwise: what was expected, what came, and why.
///
/// ```text
///   line 12  turn on the lamp
///   ≠ intent  expected TurnOn, actual TurnOff
///     “Turn off ${lamp}” scores 0.91; the nearest of TurnOn, “Turn on ${lamp}”, scores 0.80: “on” is not said
/// ```
struct RequestResultText {
  let style: Style

  func text(of result: RequestResult) -> String {
    let head = "  line \(result.request.line)  \(style.bold(sanitized(result.request.text)))"
    let cells = result.differences.map { difference in
      [
        sanitized(difference.aspect),
        "expected \(sanitized(difference.expected)), actual \(sanitized(difference.actual))",
      ]
    }
    let rows = TextTable(.left(), .left()).lines(cells, indent: "  ≠ ").map(style.bad)
    return ([head] + rows + (result.reason.map { [style.dim("    \(sanitized($0))")] } ?? [])).joined(separator: "\n")
  }
}
