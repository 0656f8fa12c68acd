extension Typesetter {
  /// The width of a node that has all the room it wants.
  func ideal(_ node: LayoutNode) -> Int {
    switch node {
    case .text(let cells, _): cells.split { $0.character == "\n" }.map { Array($0).displayWidth }.max() ?? 0
    case .symbol(let symbol): symbol.cells.displayWidth
    case .shape(let shape): shape.cells(in: repertoire).count
    case .spacer, .divider, .unseen: 0
    case .bar(let bar): Self.barWidth + bar.captionText.count + barFrame
    case .stack(let stack, let nodes) where stack.axis == .horizontal:
      joined(visible(nodes).map(ideal), gaps: gaps(between: visible(nodes), stack))
    case .stack(_, let nodes): nodes.map(ideal).max() ?? 0
    case .grid(let grid, let rows):
      joined(columnWidths(rows, ideal), gaps: grid.gaps(columnWidths(rows, ideal).count))
    case .padded(let insets, let node): ideal(node) + insets.leading + insets.trailing
    case .framed(let frame, let node): max(frame.minimum, ideal(node))
    case .bracketed(let brackets, let node): ideal(node) + brackets.width
    case .alternatives(let nodes): nodes.first.map(ideal) ?? 0
    case .annotated(.badge(let badge), let node): ideal(node) + 1 + badge.displayWidth
    case .annotated(_, let node): ideal(node)
    }
  }

  /// The width below which a node would be wider than it is told.
  func minimum(_ node: LayoutNode) -> Int {
    switch node {
    case .text(let cells, _): widestWord(in: cells)
    case .symbol(let symbol): symbol.cells.displayWidth
    case .shape(let shape): shape.cells(in: repertoire).count
    case .bar(let bar): max(1, bar.captionText.count - 1)
    case .spacer, .divider, .unseen: 0
    case .stack(_, let nodes): nodes.map(minimum).max() ?? 0
    case .grid(_, let rows): rows.joined().map(minimum).max() ?? 0
    case .padded(_, let node), .framed(_, let node): minimum(node)
    case .bracketed(let brackets, let node): minimum(node) + brackets.width
    case .alternatives(let nodes): nodes.last.map(minimum) ?? 0
    case .annotated(.badge(let badge), let node): max(minimum(node), badge.displayWidth)
    case .annotated(_, let node): minimum(node)
    }
  }

  /// Whether a node takes all the width it is offered.
  func isGreedy(_ node: LayoutNode) -> Bool {
    switch node {
    case .text, .symbol, .shape, .spacer, .divider, .bar, .bracketed, .unseen: false
    case .stack(let stack, let nodes) where stack.axis == .horizontal:
      nodes.contains { isSpacer($0) || isGreedy($0) }
    case .framed(let frame, let node): frame.isGreedy || isGreedy(node)
    default: node.children.contains(where: isGreedy)
    }
  }

  /// The narrowest width at which a node is pleasant to read beside others.
  func comfortable(_ node: LayoutNode) -> Int {
    let ideal = ideal(node)
    if case .bracketed = node { return ideal }
    return min(ideal, max(minimum(node), Self.narrowestColumn))
  }

  func isSpacer(_ node: LayoutNode) -> Bool {
    switch node {
    case .spacer: true
    case .annotated(_, let node), .padded(_, let node), .framed(_, let node): isSpacer(node)
    default: false
    }
  }

  func isDivider(_ node: LayoutNode) -> Bool {
    switch node {
    case .divider: true
    case .annotated(_, let node), .padded(_, let node), .framed(_, let node): isDivider(node)
    default: false
    }
  }

  func visible(_ nodes: [LayoutNode]) -> [LayoutNode] {
    nodes.filter { isSpacer($0) || isDivider($0) || isGreedy($0) || ideal($0) > 0 }
  }

  func joined(_ widths: [Int], gaps: [Int]) -> Int { widths.reduce(0, +) + gaps.reduce(0, +) }

  func columnWidths(_ rows: [[LayoutNode]], _ measure: (LayoutNode) -> Int) -> [Int] {
    (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.filter { $0.count > 1 || rows.allSatisfy { $0.count <= 1 } }
        .map { column < $0.count ? measure($0[column]) : 0 }.max() ?? 0
    }
  }

  func choice(of nodes: [LayoutNode], width: Int) -> LayoutNode {
    nodes.first { ideal($0) <= width } ?? nodes.last ?? .nothing
  }
}

extension LayoutNode.Grid {
  /// The columns between so many cells.
  func gaps(_ cells: Int) -> [Int] { Array(repeating: columnSpacing, count: max(0, cells - 1)) }
}

extension LayoutNode.Bar {
  /// What is written after the bar, with the space before it.
  var captionText: String { caption == .percent ? " \(Int((fraction * 100).rounded()))%" : "" }
}

extension LayoutNode.Brackets {
  var width: Int { opening.displayWidth + closing.displayWidth }
}
