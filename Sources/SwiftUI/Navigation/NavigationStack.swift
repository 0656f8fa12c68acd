/// Views of which one leads to another. In a terminal the one on top is shown.
nonisolated public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  let root: Root
  let path: () -> [AnyHashable]

  /// The view on top, over those it covers: whoever walks the tree still meets them.
  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let layers = layers(in: environment)
    guard layers.count > 1, let top = layers.last else { return layers.flatMap { $0 } }
    return [.column(layers.dropLast().map { .unseen(.column($0)) } + [.column(top)])]
  }

  /// The root, a view for each value of the path, and what is presented over them. A value without a destination leads nowhere.
  @MainActor private func layers(in environment: EnvironmentValues) -> [[LayoutNode]] {
    var layers = [resolve(root, in: environment)]
    for (depth, value) in path().enumerated() {
      let destinations = layers.flatMap { attachments(of: NavigationDestination.self, in: $0) }
      if let next = destinations.firstNodes(where: { $0.nodes(leadingTo: value, depth: depth) }) { layers.append(next) }
    }
    var above = layers
    while let next = above.flatMap({ attachments(of: NavigationDestination.self, in: $0) })
      .firstNodes(where: { $0.nodesIfPresented })
    {
      layers.append(next)
      above = [next]
    }
    return layers
  }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = { [] }
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = { path.wrappedValue.values }
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = { path.wrappedValue.map { AnyHashable($0) } }
  }
}

/// The values that lead to the view on top of a stack.
nonisolated public struct NavigationPath: Equatable {
  private(set) var values: [AnyHashable] = []

  public init() {}

  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(count, values.count)) }
}
