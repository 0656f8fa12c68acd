extension Typesetter {
  func layPadded(_ node: LayoutNode, _ insets: LayoutNode.CellInsets, width: Int) -> Block {
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

  func layFramed(_ node: LayoutNode, _ frame: LayoutNode.CellFrame, width: Int) -> Block {
    let block = lay(node, width: width)
    guard !block.isEmpty else { return block }
    return block.widened(to: frame.isGreedy ? width : min(frame.minimum, width), alignment: frame.alignment)
  }

  func layBracketed(_ node: LayoutNode, _ brackets: LayoutNode.Brackets, width: Int) -> Block {
    let inner = lay(node, width: max(1, min(width - brackets.width, ideal(node))))
    let indent = brackets.opening.displayWidth
    var lines = inner.lines.isEmpty ? [[]] : inner.lines
    for index in lines.indices { lines[index] = (index == 0 ? brackets.opening : .spaces(indent)) + lines[index] }
    lines[lines.count - 1] += brackets.closing
    return Block(lines: lines, controls: (brackets.control.map { [$0] } ?? []) + inner.controls)
  }

  func layBadged(_ node: LayoutNode, _ badge: [Cell], width: Int) -> Block {
    layRow([node, .spacer, .text(badge, .init())], LayoutNode.Stack(axis: .horizontal, spacing: 1), width: width)
  }
}
