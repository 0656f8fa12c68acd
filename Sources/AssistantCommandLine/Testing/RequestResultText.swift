internal import PhraseTesting

/// A request that went otherwise: what was expected, what came, and why.
///
/// ```text
///   line 12  turn on the lamp
///   ≠ intent  expected TurnOn, actual TurnOff
///     “Turn off ${lamp}” scores 0.91; the nearest of TurnOn, “Turn on ${lamp}”, scores 0.80: “on” is not said
/// ```
struct RequestResultText {
  private let style: Style

  init(_ style: Style) { self.style = style }

  func text(of result: RequestResult) -> String {
    let head = "  line \(result.request.line)  \(style.bold(legible(result.request.text)))"
    let width = result.differences.map(\.aspect.count).max() ?? 0
    let rows = result.differences.map { difference in
      let aspect = legible(difference.aspect).padded(to: width)
      let (expected, actual) = (legible(difference.expected), legible(difference.actual))
      return style.bad("  ≠ \(aspect)  expected \(expected), actual \(actual)")
    }
    return ([head] + rows + (result.reason.map { [style.dim("    \(legible($0))")] } ?? [])).joined(separator: "\n")
  }
}
