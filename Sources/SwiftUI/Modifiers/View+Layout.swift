extension View {
  /// Leaves room around this view; in a terminal a column stands for eight points and a line for sixteen.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    let cells = LayoutNode.CellInsets(
      top: Points.lines(insets.top), leading: Points.columns(insets.leading), bottom: Points.lines(insets.bottom),
      trailing: Points.columns(insets.trailing))
    return changingEach { .padded(cells, $0) }
  }

  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? Points.defaultPadding
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Gives this view a size; in a terminal it is a least width for words and nothing to symbols.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let isDot = [width, height].allSatisfy { $0.map { $0 <= Points.largestDot } ?? false }
    let frame = LayoutNode.CellFrame(
      minimum: width.map(Points.columns) ?? 0, isGreedy: width == .infinity, alignment: alignment.horizontal)
    return changingEach { node in
      if isDot, case .shape(let shape) = node { return .shape(shape.asDot) }
      return node.holdsWords ? .framed(frame, node) : node
    }
  }

  /// Gives this view bounds of its size; in a terminal an unlimited width takes all there is.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let frame = LayoutNode.CellFrame(
      minimum: minWidth.map(Points.columns) ?? 0, isGreedy: maxWidth == .infinity, alignment: alignment.horizontal)
    return changingEach { .framed(frame, $0) }
  }

  /// Takes this view away from sight; it leaves no room in a terminal.
  nonisolated public func hidden() -> some View { changingEach { .unseen($0) } }

  /// Makes this view lighter: not visible at zero, dim below one half.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    LayoutChange(content: changingStyle { if opacity < 0.5 { $0.text.ink = $0.text.dimmedInk } }) { nodes, _ in
      opacity > 0 ? nodes : nodes.map { .unseen($0) }
    }
  }

  /// Puts a view behind this one; what can be read of it is written above.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    Layers(first: background, second: self, alignment: alignment)
  }

  /// Puts views behind this one; what can be read of them is written above.
  nonisolated public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View { Layers(first: content(), second: self, alignment: alignment) }

  /// Puts a view in front of this one; what can be read of it is written below.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    Layers(first: self, second: overlay, alignment: alignment)
  }

  /// Puts views in front of this one; what can be read of them is written below.
  nonisolated public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View { Layers(first: self, second: content(), alignment: alignment) }

  /// Writes a number beside this view, unless it is zero.
  nonisolated public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

  /// Writes a text beside this view.
  nonisolated public func badge(_ label: Text?) -> some View { Badged(content: self, badge: label) }

  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  @_disfavoredOverload
  nonisolated public func badge(_ label: (some StringProtocol)?) -> some View { badge(label.map { Text($0) }) }

  nonisolated public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool = true) -> some View {
    LayoutChange(content: self) { nodes, _ in nodes.annotated(.tag(AnyHashable(tag))) }
  }
}

extension LayoutNode {
  /// Whether a width means something to this node.
  fileprivate var holdsWords: Bool {
    switch self {
    case .symbol, .shape: false
    case .annotated(_, let node): node.holdsWords
    default: true
    }
  }
}

extension LayoutNode {
  /// Whether there is nothing but a shape here.
  fileprivate var isShape: Bool {
    switch self {
    case .shape: true
    case .annotated(_, let node), .padded(_, let node), .framed(_, let node): node.isShape
    default: false
    }
  }
}

extension [LayoutNode] {
  fileprivate var withoutShapes: [LayoutNode] { map { $0.isShape ? .unseen($0) : $0 } }
}

extension TextTraits {
  fileprivate var dimmedInk: Ink { Ink(color: ink?.color, isDim: true) }
}

/// Two views over each other.
nonisolated private struct Layers<First: View, Second: View>: View, PrimitiveView {
  let first: First
  let second: Second
  let alignment: Alignment

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let (back, front) = (resolve(first, in: environment), resolve(second, in: environment))
    if front.isEmpty || back.isEmpty { return back + front }
    // A dot over words or behind them adorns them; on a line of its own it would say nothing.
    if front.allSatisfy(\.isShape) || back.allSatisfy(\.isShape) { return back.withoutShapes + front.withoutShapes }
    return [.column([.column(back), .column(front)], alignment: alignment.horizontal)]
  }
}

/// A view with a short text beside it.
nonisolated private struct Badged<Content: View>: View, PrimitiveView {
  let content: Content
  let badge: Text?

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let content = resolve(content, in: environment)
    guard let badge else { return content }
    let cells = [Cell("(")] + badge.cells(in: environment) + [Cell(")")]
    return content.map { .annotated(.badge(cells), $0) }
  }
}
