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

  /// This node with the names of symbols that have no glyph, for a place where nothing else could be seen.
  var namingSymbols: LayoutNode {
    guard !isVisible else { return self }
    var names: [String] = []
    walk { if case .symbol(let symbol) = $0, !symbol.firstName.isEmpty { names.append(symbol.firstName) } }
    return names.isEmpty ? self : .column([self, .text("(\(names.joined(separator: ", ")))")])
  }
}
