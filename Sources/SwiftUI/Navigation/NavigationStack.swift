/// Views of which one leads to another. In a terminal the one on top is shown.
nonisolated public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  let root: Root
  let path: () -> AnyRandomAccessCollection<AnyHashable>

  /// The view on top, over those it covers: whoever walks the tree still meets them. Who draws leaves out what is between
  /// the root and the top, so that it costs the same however long the path is.
  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let layers = environment.covered == .left ? outerLayers(in: environment) : layers(in: environment)
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
    return presenting(over: layers)
  }

  /// The root, the view for the last value of the path, and what is presented over it. All layers, where the root does not
  /// know where the last value leads.
  @MainActor private func outerLayers(in environment: EnvironmentValues) -> [[LayoutNode]] {
    let path = path()
    let nodes = resolve(root, in: environment)
    guard let value = path.last else { return presenting(over: [nodes]) }
    let destinations = attachments(of: NavigationDestination.self, in: nodes)
    guard let top = destinations.firstNodes(where: { $0.nodes(leadingTo: value, depth: path.count - 1) }) else {
      return layers(in: environment)
    }
    for (covered, distance) in zip(path.dropLast().suffix(Self.mostKept).reversed(), 2...) {
      for destination in destinations { destination.keepState(of: covered, depth: path.count - distance) }
    }
    return presenting(over: [nodes, top])
  }

  /// The state of so many views right below the top is kept for when they are on top again.
  private static var mostKept: Int { 16 }

  /// Layers, and what is presented over them.
  @MainActor private func presenting(over covered: [[LayoutNode]]) -> [[LayoutNode]] {
    var layers = covered
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
    path = { AnyRandomAccessCollection([]) }
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = { AnyRandomAccessCollection(path.wrappedValue.values) }
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = { AnyRandomAccessCollection(path.wrappedValue.lazy.map { AnyHashable($0) }) }
  }
}

/// What becomes of the views that others cover, when a view is resolved.
nonisolated enum CoveredViews {
  /// They are resolved, for whoever walks the tree.
  case resolved
  /// They are left out where nothing above depends on them.
  case left
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
