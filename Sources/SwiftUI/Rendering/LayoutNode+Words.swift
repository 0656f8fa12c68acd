extension LayoutNode {
  /// The words of this node on one line, without glyphs.
  var words: String {
    switch self {
    case .text(let cells, _):
      String(cells.map(\.character)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    case .symbol(let symbol): symbol.label ?? ""
    case .annotated(.label(let label), _): label
    case .unseen, .shape, .spacer, .divider, .bar: ""
    case .alternatives(let nodes): nodes.first?.words ?? ""
    default: children.map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The words of this node, or else the names of its symbols: what a person would call a control.
  var name: String {
    let words = words
    guard words.isEmpty else { return words }
    var names: [String] = []
    walk { if case .symbol(let symbol) = $0 { names.append(symbol.spokenName) } }
    return names.joined(separator: " ")
  }

  /// Whether anything of this node can be seen.
  var isVisible: Bool {
    switch self {
    case .text(let cells, _): cells.contains { !$0.isSpace }
    case .symbol(let symbol): symbol.isVisible
    case .shape(let shape): shape.isDot
    case .spacer, .divider, .unseen: false
    case .bar, .bracketed: true
    case .alternatives(let nodes): nodes.first?.isVisible ?? false
    default: children.contains(where: \.isVisible)
    }
  }

  /// Whether this node is read as one text, however many lines it takes.
  var isRunningText: Bool {
    switch self {
    case .text: true
    case .stack(let stack, let nodes): stack.axis == .horizontal && nodes.allSatisfy { $0.isRunningText }
    case .symbol, .spacer, .unseen: true
    case .annotated(_, let node), .padded(_, let node), .framed(_, let node): node.isRunningText
    default: false
    }
  }

  /// Whether the words of this node and of the one after it would read as one text, one column apart.
  ///
  /// "China" after "Great Wall of China" would; not so after "Country:", before "·", or beside a number.
  func runsInto(_ next: LayoutNode) -> Bool {
    guard hasBareWords, next.hasBareWords, let end = words.last, let start = next.words.first else { return false }
    return !end.joinsWords && !start.joinsWords
  }

  /// Whether there are words here that no brackets set apart.
  private var hasBareWords: Bool {
    switch self {
    case .bracketed, .symbol: false
    case .annotated(_, let node), .padded(_, let node), .framed(_, let node): node.hasBareWords
    default: words.contains(where: \.isLetter)
    }
  }

  /// This node with the names of symbols that have no glyph, for a place where nothing else could be seen.
  var namingSymbols: LayoutNode {
    guard !isVisible else { return self }
    var names: [String] = []
    walk { if case .symbol(let symbol) = $0, !symbol.firstName.isEmpty { names.append(symbol.firstName) } }
    return names.isEmpty ? self : .column([self, .text("(\(names.joined(separator: ", ")))")])
  }
}

extension Character {
  /// Whether this mark belongs to the words on both of its sides.
  fileprivate var joinsWords: Bool { ":;,·•‧|/–—-+=×→←<>&@#".contains(self) }
}
