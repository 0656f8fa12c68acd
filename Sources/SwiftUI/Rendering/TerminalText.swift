/// Writes a view as text, together with the controls that are in it.
///
/// Evaluates every body once, in the default environment, and runs the effects of the views (`userActivity`) afterwards. No line is
/// wider than `width`, unless a single word is.
@MainActor
package func terminalText(
  of view: some View, width: Int, style: TerminalStyle = .plain, now: Date = .now
) -> RenderedView {
  var environment = EnvironmentValues()
  environment.style.repertoire = style.repertoire
  environment.style.now = now
  let root = LayoutNode.column(resolve(view, in: environment)).namingSymbols
  let block = Typesetter(repertoire: style.repertoire).lay(root, width: max(1, width))
  runEffects(in: root)
  let lines = tidied(block.lines.map { $0.trimmingTrailingSpaces() }).map { written($0, ink: style.ink) }
  return RenderedView(lines: lines, controls: block.controls)
}

/// Runs what the visible views do when they are shown.
@MainActor
private func runEffects(in node: LayoutNode) {
  switch node {
  case .unseen: return
  case .annotated(.effect(let effect), _): effect()
  default: break
  }
  node.children.forEach(runEffects)
}

/// Takes out empty lines at the top, at the bottom, and after an empty line.
private func tidied(_ lines: [[Cell]]) -> [[Cell]] {
  var kept: [[Cell]] = []
  for line in lines where !line.isEmpty || kept.last?.isEmpty == false { kept.append(line) }
  if kept.last?.isEmpty == true { kept.removeLast() }
  return kept
}

/// A line as a string, with an escape sequence wherever the style changes.
private func written(_ line: [Cell], ink: TerminalStyle.Ink) -> String {
  guard ink == .colored else { return String(line.map(\.character)) }
  var text = ""
  var current = TextStyle.plain
  func select(_ style: TextStyle) {
    guard style != current else { return }
    if current != .plain { text += "\u{1B}[0m" }
    if let codes = style.selectGraphicRendition { text += "\u{1B}[\(codes)m" }
    current = style
  }
  for cell in line {
    select(cell.style)
    text.append(cell.character)
  }
  select(.plain)
  return text
}
