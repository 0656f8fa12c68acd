/// A rectangle of characters with the controls that are in it.
nonisolated struct Block {
  var lines: [[Cell]]
  var width: Int
  var controls: [RenderedControl] = []

  static let empty = Block(lines: [])

  init(lines: [[Cell]], controls: [RenderedControl] = []) {
    self.lines = lines
    self.controls = controls
    width = lines.reduce(0) { max($0, $1.displayWidth) }
  }

  var isEmpty: Bool { lines.isEmpty }

  /// This block, widened to a width by spaces.
  func widened(to width: Int, alignment: HorizontalAlignment) -> Block {
    guard width > self.width else { return self }
    let left = alignment.offset(of: self.width, in: width)
    var copy = self
    copy.lines = lines.map { .spaces(left) + $0 }
    copy.width = width
    return copy
  }

  /// The cells of one line, filled with spaces up to the width of the block.
  func filledLine(_ index: Int) -> [Cell] {
    let line = lines.indices.contains(index) ? lines[index] : []
    return line + .spaces(width - line.displayWidth)
  }
}

extension HorizontalAlignment {
  /// The columns left of something narrow in something wide.
  nonisolated func offset(of width: Int, in outer: Int) -> Int {
    switch self {
    case .trailing: max(0, outer - width)
    case .center: max(0, (outer - width) / 2)
    default: 0
    }
  }
}

extension VerticalAlignment {
  /// The lines above something low in something high.
  nonisolated func offset(of height: Int, in outer: Int) -> Int {
    switch self {
    case .bottom, .lastTextBaseline: max(0, outer - height)
    case .center: max(0, (outer - height) / 2)
    default: 0
    }
  }
}
