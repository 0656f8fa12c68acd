/// Lays out nodes in the width that there is.
///
/// A node is never wider than the width it is offered, unless one word or one control mark is. Nothing is lost but what a line limit
/// cuts. Each node is measured once per container around it.
struct Typesetter {
  let repertoire: TerminalStyle.Repertoire

  /// The room below which a column of text is not worth having beside another one.
  private static let narrowestColumn = 12
  private static let barWidth = 20

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

// MARK: - Measures

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
  private func comfortable(_ node: LayoutNode) -> Int {
    let ideal = ideal(node)
    if case .bracketed = node { return ideal }
    return min(ideal, max(minimum(node), Self.narrowestColumn))
  }

  private func isSpacer(_ node: LayoutNode) -> Bool {
    switch node {
    case .spacer: true
    case .annotated(_, let node), .padded(_, let node), .framed(_, let node): isSpacer(node)
    default: false
    }
  }

  private func isDivider(_ node: LayoutNode) -> Bool {
    switch node {
    case .divider: true
    case .annotated(_, let node), .padded(_, let node), .framed(_, let node): isDivider(node)
    default: false
    }
  }

  private func visible(_ nodes: [LayoutNode]) -> [LayoutNode] {
    nodes.filter { isSpacer($0) || isDivider($0) || isGreedy($0) || ideal($0) > 0 }
  }

  private func joined(_ widths: [Int], gaps: [Int]) -> Int { widths.reduce(0, +) + gaps.reduce(0, +) }

  private func columnWidths(_ rows: [[LayoutNode]], _ measure: (LayoutNode) -> Int) -> [Int] {
    (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.filter { $0.count > 1 || rows.allSatisfy { $0.count <= 1 } }
        .map { column < $0.count ? measure($0[column]) : 0 }.max() ?? 0
    }
  }

  private func choice(of nodes: [LayoutNode], width: Int) -> LayoutNode {
    nodes.first { ideal($0) <= width } ?? nodes.last ?? .nothing
  }
}

extension LayoutNode.Grid {
  /// The columns between so many cells.
  fileprivate func gaps(_ cells: Int) -> [Int] { Array(repeating: columnSpacing, count: max(0, cells - 1)) }
}

extension LayoutNode.Bar {
  /// What is written after the bar, with the space before it.
  fileprivate var captionText: String { caption == .percent ? " \(Int((fraction * 100).rounded()))%" : "" }
}

extension LayoutNode.Brackets {
  var width: Int { opening.displayWidth + closing.displayWidth }
}

// MARK: - Leaves

extension Typesetter {
  private func layText(_ cells: [Cell], _ paragraph: LayoutNode.Paragraph, width: Int) -> Block {
    guard !cells.isEmpty else { return .empty }
    let ellipsis: Character = repertoire == .unicode ? "…" : "~"
    let lines = truncate(wrap(cells, width: width), to: paragraph.lineLimit, width: width, ellipsis: ellipsis)
    let block = Block(lines: lines)
    guard lines.count > 1, paragraph.alignment != .leading else { return block }
    let alignment: HorizontalAlignment = paragraph.alignment == .center ? .center : .trailing
    return Block(lines: lines.map { .spaces(alignment.offset(of: $0.displayWidth, in: block.width)) + $0 })
  }

  private func layShape(_ shape: LayoutNode.PaintedShape) -> Block {
    let cells = shape.cells(in: repertoire)
    return Block(lines: cells.isEmpty ? [] : [cells])
  }

  private func rule(width: Int) -> Block {
    guard width > 0 else { return .empty }
    let dash: Character = repertoire == .unicode ? "─" : "-"
    return Block(lines: [Array(repeating: Cell(dash, style: TextStyle(isDim: true)), count: width)])
  }

  /// The columns of the brackets around a bar, which only plain characters need.
  private var barFrame: Int { repertoire == .unicode ? 0 : 2 }

  private func layBar(_ bar: LayoutNode.Bar, width: Int) -> Block {
    let caption = bar.captionText
    let room = min(width - caption.count - barFrame, Self.barWidth)
    guard room > 0 else { return Block(lines: [[Cell](caption.dropFirst())]) }
    let filled = Int((bar.fraction * Double(room)).rounded())
    let (full, blank): (Character, Character) = repertoire == .unicode ? ("█", "░") : ("#", "-")
    let cells =
      Array(repeating: Cell(full, style: bar.style), count: filled)
      + Array(repeating: Cell(blank, style: TextStyle(isDim: true)), count: room - filled)
    return Block(lines: [(barFrame == 0 ? cells : [Cell("[")] + cells + [Cell("]")]) + [Cell](caption)])
  }
}

// MARK: - Boxes

extension Typesetter {
  private func layPadded(_ node: LayoutNode, _ insets: LayoutNode.CellInsets, width: Int) -> Block {
    let room = max(0, width - minimum(node))
    let leading = min(insets.leading, room)
    let trailing = min(insets.trailing, room - leading)
    let inner = lay(node, width: width - leading - trailing)
    guard !inner.isEmpty else { return inner }
    var block = Block(
      lines: Array(repeating: [], count: insets.top) + inner.lines.map { .spaces(leading) + $0 }
        + Array(repeating: [], count: insets.bottom),
      controls: inner.controls)
    block.width = inner.width + leading + trailing
    return block
  }

  private func layFramed(_ node: LayoutNode, _ frame: LayoutNode.CellFrame, width: Int) -> Block {
    let block = lay(node, width: width)
    guard !block.isEmpty else { return block }
    return block.widened(to: frame.isGreedy ? width : min(frame.minimum, width), alignment: frame.alignment)
  }

  private func layBracketed(_ node: LayoutNode, _ brackets: LayoutNode.Brackets, width: Int) -> Block {
    let inner = lay(node, width: max(1, min(width - brackets.width, ideal(node))))
    let indent = brackets.opening.displayWidth
    var lines = inner.lines.isEmpty ? [[]] : inner.lines
    for index in lines.indices { lines[index] = (index == 0 ? brackets.opening : .spaces(indent)) + lines[index] }
    lines[lines.count - 1] += brackets.closing
    return Block(lines: lines, controls: (brackets.control.map { [$0] } ?? []) + inner.controls)
  }

  private func layBadged(_ node: LayoutNode, _ badge: [Cell], width: Int) -> Block {
    layRow([node, .spacer, .text(badge, .init())], LayoutNode.Stack(axis: .horizontal, spacing: 1), width: width)
  }
}

// MARK: - Columns

extension Typesetter {
  private func layColumn(_ nodes: [LayoutNode], _ stack: LayoutNode.Stack, width: Int) -> Block {
    let blocks = nodes.map { isDivider($0) ? nil : lay($0, width: width) }
    let widest = blocks.compactMap { $0?.width }.max() ?? 0
    let laid = blocks.map { $0 ?? rule(width: widest == 0 ? width : min(widest, width)) }
    return pile(laid, alignment: stack.horizontal, spacing: stack.spacing)
  }

  /// Puts blocks under each other. A divider makes no blank lines around itself.
  private func pile(_ blocks: [Block], alignment: HorizontalAlignment, spacing: Int) -> Block {
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

// MARK: - Rows

extension Typesetter {
  private func layRow(_ nodes: [LayoutNode], _ stack: LayoutNode.Stack, width: Int) -> Block {
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
  private func share(_ available: Int, among nodes: [LayoutNode]) -> [Int]? {
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
  private func leveled(between least: [Int], and ideals: [Int], total: Int) -> [Int] {
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
  private func abreast(_ columns: [Block], alignment: VerticalAlignment, gaps: [Int]) -> Block {
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
  private func flow(_ nodes: [LayoutNode], _ stack: LayoutNode.Stack, width: Int) -> Block {
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
  private func alignment(
    of nodes: [LayoutNode], as blocks: [Block], _ stack: LayoutNode.Stack
  ) -> VerticalAlignment {
    let isRunning = zip(nodes, blocks).allSatisfy { node, block in block.lines.count <= 1 || node.isRunningText }
    return stack.vertical == .center && isRunning ? .top : stack.vertical
  }

  /// The columns between neighbours: two between words that would otherwise read as one text.
  private func gaps(between nodes: [LayoutNode], _ stack: LayoutNode.Stack) -> [Int] {
    zip(nodes, nodes.dropFirst()).map { left, right in
      stack.separatesWords && left.runsInto(right) ? max(2, stack.spacing) : stack.spacing
    }
  }
}

// MARK: - Grids

extension Typesetter {
  private func layGrid(_ rows: [[LayoutNode]], _ grid: LayoutNode.Grid, width: Int) -> Block {
    let ideals = columnWidths(rows, ideal)
    let least = columnWidths(rows, comfortable)
    let available = width - grid.columnSpacing * max(0, ideals.count - 1)
    guard least.reduce(0, +) <= available else {
      let stack = LayoutNode.Stack(axis: .horizontal, spacing: grid.columnSpacing)
      return pile(rows.map { layRow($0, stack, width: width) }, alignment: .leading, spacing: grid.rowSpacing)
    }
    let widths = leveled(between: least, and: ideals, total: available)
    let total = joined(widths, gaps: grid.gaps(widths.count))
    let alignments = widths.indices.map { column in
      rows.lazy.compactMap { column < $0.count ? $0[column].columnAlignment : nil }.first ?? grid.alignment
    }
    let piled = rows.map { row in
      row.count == 1 && widths.count > 1
        ? (isDivider(row[0]) ? rule(width: total) : lay(row[0], width: width))
        : abreast(
          zip(row, zip(widths, alignments)).map { cell, column in
            lay(cell, width: column.0).widened(to: column.0, alignment: column.1)
          },
          alignment: .center, gaps: grid.gaps(row.count))
    }
    return pile(piled, alignment: .leading, spacing: grid.rowSpacing)
  }
}
