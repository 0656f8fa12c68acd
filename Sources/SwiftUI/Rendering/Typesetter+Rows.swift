extension Typesetter {
  func layColumn(_ nodes: [LayoutNode], _ stack: LayoutNode.Stack, width: Int) -> Block {
    let blocks = nodes.map { isDivider($0) ? nil : lay($0, width: width) }
    let widest = blocks.compactMap { $0?.width }.max() ?? 0
    let laid = blocks.map { $0 ?? rule(width: widest == 0 ? width : min(widest, width)) }
    return pile(laid, alignment: stack.horizontal, spacing: stack.spacing)
  }

  /// Puts blocks under each other. A divider makes no blank lines around itself.
  func pile(_ blocks: [Block], alignment: HorizontalAlignment, spacing: Int) -> Block {
    let visible = blocks.filter { !$0.isEmpty }
    let width = visible.map(\.width).max() ?? 0
    var pile = Block(lines: [], controls: blocks.flatMap(\.controls))
    for block in visible {
      if !pile.lines.isEmpty { pile.lines += Array(repeating: [], count: spacing) }
      pile.lines += block.widened(to: width, alignment: alignment).lines
    }
    pile.width = width
    return pile
  }
}

extension Typesetter {
  func layRow(_ nodes: [LayoutNode], _ stack: LayoutNode.Stack, width: Int) -> Block {
    let nodes = visible(nodes)
    let gaps = gaps(between: nodes, stack)
    guard let widths = share(width - gaps.reduce(0, +), among: nodes) else {
      return flow(nodes.filter { !isSpacer($0) && !isDivider($0) }, stack, width: width)
    }
    let blocks = zip(nodes, widths).map { node, width in
      isSpacer(node) || isDivider(node) ? nil : lay(node, width: width)
    }
    let height = blocks.compactMap { $0?.lines.count }.max() ?? 0
    let bar: Character = repertoire == .unicode ? "│" : "|"
    let columns = zip(nodes, zip(widths, blocks)).map { node, column in
      isDivider(node)
        ? Block(lines: Array(repeating: [Cell(bar, style: TextStyle(isDim: true))], count: height))
        : (column.1 ?? .empty).widened(to: isSpacer(node) || isGreedy(node) ? column.0 : 0, alignment: .leading)
    }
    return abreast(columns, alignment: alignment(of: nodes, as: columns, stack), gaps: gaps)
  }

  /// Divides a width among nodes in a row, or answers `nil` if they do not fit beside each other.
  ///
  /// Everybody gets the ideal width if there is room, and spacers share the rest, or else those that take all they are
  /// offered. Otherwise the widest give way first, down to what is comfortable to read.
  func share(_ available: Int, among nodes: [LayoutNode]) -> [Int]? {
    let ideals = nodes.map { isDivider($0) ? 1 : ideal($0) }
    let least = nodes.map { isDivider($0) ? 1 : comfortable($0) }
    guard least.reduce(0, +) <= available else { return nil }
    var widths = leveled(between: least, and: ideals, total: available)
    let hasSpacer = nodes.contains(where: isSpacer)
    let limits = zip(nodes, widths).map { node, width in
      (hasSpacer ? isSpacer(node) : isGreedy(node)) ? available : width
    }
    widths = leveled(between: widths, and: limits, total: available)
    return widths
  }

  /// Raises all widths together from the least until they are ideal or the total is used.
  func leveled(between least: [Int], and ideals: [Int], total: Int) -> [Int] {
    var widths = least
    var rest = total - least.reduce(0, +)
    while rest > 0, let index = widths.indices.filter({ widths[$0] < ideals[$0] }).min(by: { widths[$0] < widths[$1] })
    {
      widths[index] += 1
      rest -= 1
    }
    return widths
  }

  /// Puts blocks beside each other.
  func abreast(_ columns: [Block], alignment: VerticalAlignment, gaps: [Int]) -> Block {
    let height = columns.map(\.lines.count).max() ?? 0
    let lines = (0..<height).map { line in
      zip(columns, [0] + gaps).flatMap { column, gap in
        [Cell].spaces(gap) + column.filledLine(line - alignment.offset(of: column.lines.count, in: height))
      }
    }
    var block = Block(lines: lines, controls: columns.flatMap(\.controls))
    block.width = joined(columns.map(\.width), gaps: gaps)
    return block
  }

  /// Fills rows from left to right, as words fill lines.
  func flow(_ nodes: [LayoutNode], _ stack: LayoutNode.Stack, width: Int) -> Block {
    var rows: [[(node: LayoutNode, block: Block)]] = []
    var used = 0
    for (node, gap) in zip(nodes, [0] + gaps(between: nodes, stack)) {
      let block = lay(node, width: width)
      if !rows.isEmpty, used + gap + block.width <= width {
        rows[rows.count - 1].append((node, block))
        used += gap + block.width
      } else {
        rows.append([(node, block)])
        used = block.width
      }
    }
    let piled = rows.map { row in
      let (nodes, blocks) = (row.map(\.node), row.map(\.block))
      return abreast(blocks, alignment: alignment(of: nodes, as: blocks, stack), gaps: gaps(between: nodes, stack))
    }
    return pile(piled, alignment: .leading, spacing: 0)
  }

  /// What is beside a text that goes on for several lines stands by its first line, where reading begins.
  func alignment(of nodes: [LayoutNode], as blocks: [Block], _ stack: LayoutNode.Stack) -> VerticalAlignment {
    let isRunning = zip(nodes, blocks).allSatisfy { node, block in block.lines.count <= 1 || node.isRunningText }
    return stack.vertical == .center && isRunning ? .top : stack.vertical
  }

  /// The columns between neighbours: two between words that would otherwise read as one text.
  func gaps(between nodes: [LayoutNode], _ stack: LayoutNode.Stack) -> [Int] {
    zip(nodes, nodes.dropFirst()).map { left, right in
      stack.separatesWords && left.runsInto(right) ? max(2, stack.spacing) : stack.spacing
    }
  }
}
