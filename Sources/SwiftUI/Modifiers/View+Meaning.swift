extension View {
  /// Gives this view the words by which it is called; an image without a character is written by them.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    LayoutChange(content: self) { nodes, environment in
      let words = label.string(in: environment)
      return [.annotated(.label(words), .column(nodes.map { $0.labeled(words) }))]
    }
  }

  /// Gives this view the words by which it is called.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Gives this view the words by which it is called.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Gives this view the words by which it is called.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Blots out the words of this view.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    LayoutChange(content: environment(\.redactionReasons, reason)) { nodes, _ in
      reason.contains(.placeholder) ? nodes.map(\.redacted) : nodes
    }
  }
}

/// Why something is not shown as it is.
nonisolated public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the reasons.
  public let rawValue: Int

  /// Reasons from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Nobody else may see it.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
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
