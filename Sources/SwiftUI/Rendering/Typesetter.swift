/// Lays out nodes in the width that there is.
///
/// A node is never wider than the width it is offered, unless one word or one control mark is. Nothing is lost but what a line limit
/// cuts. Each node is measured once per container around it.
struct Typesetter {
  let repertoire: TerminalStyle.Repertoire

  /// The room below which a column of text is not worth having beside another one.
  static let narrowestColumn = 12
  static let barWidth = 20

  /// Lays out one node in at most `width` columns.
  func lay(_ node: LayoutNode, width: Int) -> Block {
    switch node {
    case .text(let cells, let paragraph): layText(cells, paragraph, width: width)
    case .symbol(let symbol): Block(lines: symbol.cells.isEmpty ? [] : [symbol.cells])
    case .shape(let shape): layShape(shape)
    case .spacer, .unseen: .empty
    case .divider: rule(width: width)
    case .bar(let bar): layBar(bar, width: width)
    case .stack(let stack, let nodes):
      stack.axis == .vertical ? layColumn(nodes, stack, width: width) : layRow(nodes, stack, width: width)
    case .grid(let grid, let rows): layGrid(rows, grid, width: width)
    case .padded(let insets, let node): layPadded(node, insets, width: width)
    case .framed(let frame, let node): layFramed(node, frame, width: width)
    case .bracketed(let brackets, let node): layBracketed(node, brackets, width: width)
    case .alternatives(let nodes): lay(choice(of: nodes, width: width), width: width)
    case .annotated(.badge(let badge), let node): layBadged(node, badge, width: width)
    case .annotated(_, let node): lay(node, width: width)
    }
  }
}
