/// A view in a changed environment.
nonisolated struct EnvironmentChange<Content: View>: View, PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var inner = environment
    change(&inner)
    return resolve(content, in: inner)
  }
}

/// A view whose layout is changed.
nonisolated struct LayoutChange<Content: View>: View, PrimitiveView {
  let content: Content
  let change: ([LayoutNode], EnvironmentValues) -> [LayoutNode]

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    change(resolve(content, in: environment), environment)
  }
}

extension View {
  /// This view with a change of what its texts and controls inherit.
  nonisolated func changingStyle(_ change: @escaping (inout InheritedStyle) -> Void) -> some View {
    EnvironmentChange(content: self) { change(&$0.style) }
  }

  /// This view with each of its nodes changed.
  nonisolated func changingEach(_ change: @escaping (LayoutNode) -> LayoutNode) -> some View {
    LayoutChange(content: self) { nodes, _ in nodes.map(change) }
  }
}
