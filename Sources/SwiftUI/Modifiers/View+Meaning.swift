extension View {
  /// Gives this view the words by which it is called; an image without a character is written by them.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: some _TitleSource) -> some View {
    let label = label._title
    return LayoutChange(content: self) { nodes, environment in
      let words = label.string(in: environment)
      return [.annotated(.label(words), .column(nodes.map { $0.labeled(words) }))]
    }
  }

  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    LayoutChange(content: environment(\.redactionReasons, reason)) { nodes, _ in
      reason.contains(.placeholder) ? nodes.map(\.redacted) : nodes
    }
  }
}

/// Why something is not shown as it is.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension LayoutNode {
  /// This node, where it is a symbol, with words for who cannot see it.
  fileprivate func labeled(_ words: String) -> LayoutNode {
    switch self {
    case .symbol(var symbol):
      symbol.label = words
      return .symbol(symbol)
    case .annotated(let annotation, let node): return .annotated(annotation, node.labeled(words))
    default: return self
    }
  }

  /// This node with a block in place of each letter.
  fileprivate var redacted: LayoutNode {
    switch self {
    case .text(let cells, let paragraph):
      .text(
        cells.flatMap { $0.isSpace ? [$0] : Array(repeating: Cell("▒", style: $0.style), count: $0.width) }, paragraph)
    default: mapChildren(\.redacted)
    }
  }
}
