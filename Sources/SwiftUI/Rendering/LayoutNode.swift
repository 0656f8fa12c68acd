/// A view tree without its types: what is laid out, in cells of the terminal.
indirect enum LayoutNode {
  case text([Cell], Paragraph)
  case symbol(Symbol)
  case shape(PaintedShape)
  case spacer
  case divider
  case bar(Bar)
  case stack(Stack, [LayoutNode])
  case grid(Grid, [[LayoutNode]])
  case padded(CellInsets, LayoutNode)
  case framed(CellFrame, LayoutNode)
  case bracketed(Brackets, LayoutNode)
  case alternatives([LayoutNode])
  case annotated(Annotation, LayoutNode)
  case unseen(LayoutNode)

  /// How a text breaks.
  struct Paragraph {
    var alignment = TextAlignment.leading
    var lineLimit: Int?
  }

  /// Views in a row or a column; views over each other are a column, because nothing may be covered.
  struct Stack {
    var axis: Axis
    var horizontal = HorizontalAlignment.leading
    var vertical = VerticalAlignment.center
    var spacing = 0
    /// Whether words of neighbours in a row stand further apart than words of one text.
    var separatesWords = false
  }

  /// Rows of cells that share their columns.
  struct Grid {
    var alignment = HorizontalAlignment.leading
    var columnSpacing = 1
    var rowSpacing = 0
  }

  /// A part of a whole as a bar.
  struct Bar {
    enum Caption { case percent, none }

    let fraction: Double
    let style: TextStyle
    /// What is written after the bar; nothing where words beside it say the value.
    var caption = Caption.percent
  }

  /// Room around a view.
  struct CellInsets {
    var top = 0
    var leading = 0
    var bottom = 0
    var trailing = 0
  }

  /// A width that a view gets at least, or all there is.
  struct CellFrame {
    var minimum = 0
    var isGreedy = false
    var alignment = HorizontalAlignment.center
  }

  /// What is written before and after a control.
  struct Brackets {
    var opening: [Cell]
    var closing: [Cell]
    var control: RenderedControl?
  }

  /// What is not seen.
  enum Annotation {
    case value(Any)
    case tag(AnyHashable)
    case section
    case gridRow
    case gridColumn(HorizontalAlignment)
    case badge([Cell])
    case label(String)
    case effect(@MainActor () -> Void)
  }

  static var nothing: LayoutNode { .stack(Stack(axis: .vertical), []) }

  static func column(_ nodes: [LayoutNode], alignment: HorizontalAlignment = .leading, spacing: Int = 0) -> LayoutNode {
    nodes.count == 1 ? nodes[0] : .stack(Stack(axis: .vertical, horizontal: alignment, spacing: spacing), nodes)
  }

  static func row(_ nodes: [LayoutNode], spacing: Int = 1) -> LayoutNode {
    nodes.count == 1 ? nodes[0] : .stack(Stack(axis: .horizontal, spacing: spacing), nodes)
  }

  static func text(_ text: String, style: TextStyle = .plain) -> LayoutNode {
    .text([Cell](text, style: style), Paragraph())
  }

  /// The nodes directly inside this one.
  var children: [LayoutNode] {
    switch self {
    case .text, .symbol, .shape, .spacer, .divider, .bar: []
    case .stack(_, let nodes), .alternatives(let nodes): nodes
    case .grid(_, let rows): rows.flatMap { $0 }
    case .padded(_, let node), .framed(_, let node), .bracketed(_, let node), .annotated(_, let node),
      .unseen(let node):
      [node]
    }
  }

  /// This node with each of the nodes directly inside it changed.
  func mapChildren(_ change: (LayoutNode) -> LayoutNode) -> LayoutNode {
    switch self {
    case .text, .symbol, .shape, .spacer, .divider, .bar: self
    case .stack(let stack, let nodes): .stack(stack, nodes.map(change))
    case .alternatives(let nodes): .alternatives(nodes.map(change))
    case .grid(let grid, let rows): .grid(grid, rows.map { $0.map(change) })
    case .padded(let insets, let node): .padded(insets, change(node))
    case .framed(let frame, let node): .framed(frame, change(node))
    case .bracketed(let brackets, let node): .bracketed(brackets, change(node))
    case .annotated(let annotation, let node): .annotated(annotation, change(node))
    case .unseen(let node): .unseen(change(node))
    }
  }

  /// Visits this node and everything inside it, outermost first.
  func walk(_ visit: (LayoutNode) -> Void) {
    visit(self)
    for child in children { child.walk(visit) }
  }
}

extension [LayoutNode] {
  /// These nodes with an annotation on the first, so that containers still see each of them.
  func annotated(_ annotation: LayoutNode.Annotation) -> [LayoutNode] {
    guard let first else { return [.annotated(annotation, .nothing)] }
    return [.annotated(annotation, first)] + dropFirst()
  }
}
