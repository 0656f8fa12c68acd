/// A view that a stack shows over the others, for a value of its path or while somebody wants it presented.
nonisolated struct NavigationDestination {
  enum Occasion {
    case value((AnyHashable) -> AnyView?)
    case presentation(() -> AnyView?)
  }

  let occasion: Occasion
  /// That of the view with the destination. More is in it than in that of the stack.
  let environment: EnvironmentValues

  /// The layout of the view for a value, unless this destination is for values of another type.
  @MainActor func nodes(leadingTo value: AnyHashable, depth: Int) -> [LayoutNode]? {
    guard case .value(let view) = occasion else { return nil }
    return nodes(of: { view(value) }, step: Self.step(value, depth))
  }

  /// Keeps the state of the view for a value that is covered, if it has some.
  @MainActor func keepState(of value: AnyHashable, depth: Int) { environment.identity?.keep(Self.step(value, depth)) }

  private static func step(_ value: AnyHashable, _ depth: Int) -> ViewIdentity.Step {
    .destination([AnyHashable(depth), value])
  }

  /// The layout of the view, if somebody wants it presented.
  @MainActor var nodesIfPresented: [LayoutNode]? {
    guard case .presentation(let view) = occasion else { return nil }
    return nodes(of: view, step: .destination(true))
  }

  @MainActor private func nodes(of view: () -> AnyView?, step: ViewIdentity.Step) -> [LayoutNode]? {
    environment.scope(view).map { resolve($0, in: environment.entering(step)) }
  }
}

extension [NavigationDestination] {
  /// The nodes of the first destination that has some to show.
  @MainActor func firstNodes(where nodes: (NavigationDestination) -> [LayoutNode]?) -> [LayoutNode]? {
    for destination in self {
      if let nodes = nodes(destination) { return nodes }
    }
    return nil
  }
}

/// A view from which a stack learns of a destination.
nonisolated private struct DestinationView<Content: View>: View, PrimitiveView {
  let content: Content
  let occasion: NavigationDestination.Occasion

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    resolve(content, in: environment)
      .annotated(.value(NavigationDestination(occasion: occasion, environment: environment)))
  }
}

extension View {
  /// Shows a view over this one when the path of the stack leads to a value.
  nonisolated public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    DestinationView(content: self, occasion: .value { ($0.base as? Value).map { AnyView(destination($0)) } })
  }

  nonisolated public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) -> some View {
    let destination = AnyView(destination())
    return DestinationView(content: self, occasion: .presentation { isPresented.wrappedValue ? destination : nil })
  }

  nonisolated public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    DestinationView(content: self, occasion: .presentation { item.wrappedValue.map { AnyView(destination($0)) } })
  }
}
