extension Typesetter {
  func layText(_ cells: [Cell], _ paragraph: LayoutNode.Paragraph, width: Int) -> Block {
    guard !cells.isEmpty else { return .empty }
    let ellipsis: Character = repertoire == .unicode ? "…" : "~"
    let lines = truncate(wrap(cells, width: width), to: paragraph.lineLimit, width: width, ellipsis: ellipsis)
    let block = Block(lines: lines)
    guard lines.count > 1, paragraph.alignment != .leading else { return block }
    let alignment: HorizontalAlignment = paragraph.alignment == .center ? .center : .trailing
    return Block(lines: lines.map { .spaces(alignment.offset(of: $0.displayWidth, in: block.width)) + $0 })
  }

  func layShape(_ shape: LayoutNode.PaintedShape) -> Block {
    let cells = shape.cells(in: repertoire)
    return Block(lines: cells.isEmpty ? [] : [cells])
  }

  func rule(width: Int) -> Block {
    guard width > 0 else { return .empty }
    let dash: Character = repertoire == .unicode ? "─" : "-"
    return Block(lines: [Array(repeating: Cell(dash, style: TextStyle(isDim: true)), count: width)])
  }

  /// The columns of the brackets around a bar, which only plain characters need.
  var barFrame: Int { repertoire == .unicode ? 0 : 2 }

  func layBar(_ bar: LayoutNode.Bar, width: Int) -> Block {
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
