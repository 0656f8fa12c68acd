/// Writes a view as text, together with the controls that are in it.
///
/// Evaluates every body once, in the default environment, and runs the effects of the views (`userActivity`) afterwards. No line is
/// wider than `width`, unless a single word is.
@MainActor
package func terminalText(
  of view: some View, width: Int, style: TerminalStyle = .plain, now: Date = .now
) -> RenderedView {
  let resolved = ResolvedView(view, style: style, now: now)
  let text = resolved.text(width: width)
  resolved.runEffects()
  return text
}

/// A view of which every body was evaluated, once: it can be written, and asked what is attached to it.
@MainActor
package struct ResolvedView {
  private let root: LayoutNode
  private let style: TerminalStyle

  /// - Parameter isSeen: whether anybody will see it; words are not set where nobody does.
  package init(_ view: some View, style: TerminalStyle = .plain, now: Date = .now, isSeen: Bool = true) {
    var environment = EnvironmentValues()
    environment.style.isSeen = isSeen
    environment.style.repertoire = style.repertoire
    environment.style.now = now
    environment.covered = .left
    root = LayoutNode.column(resolve(view, in: environment))
    self.style = style
  }

  /// The view as text.
  package func text(width: Int) -> RenderedView {
    let block = Typesetter(repertoire: style.repertoire).lay(root.namingSymbols, width: max(1, width))
    let lines = tidied(block.lines.map { $0.trimmingTrailingSpaces() }).map { written($0, ink: style.ink) }
    return RenderedView(lines: lines, controls: block.controls)
  }

  /// The values of one type that are attached to it, outermost first, in the order of the views.
  package func attachments<Value>(of type: Value.Type) -> [Value] { SwiftUI.attachments(of: type, in: [root]) }

  /// Runs what the visible views do when they are shown.
  package func runEffects() { SwiftUI.runEffects(in: root) }
}

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
