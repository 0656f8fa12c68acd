/// Views that can be scrolled; in a terminal all of them are written.
nonisolated public struct ScrollView<Content: View>: View, PrimitiveView {
  let content: Content

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { [resolveColumn(content, in: environment)] }
}

/// Controls that belong together.
nonisolated public struct Form<Content: View>: View, PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [.rows(resolve(content, in: environment))]
  }
}

/// Controls that belong together closely.
nonisolated public struct ControlGroup<Content: View>: View, PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { [.row(resolve(content, in: environment))] }
}

/// The first of several views for which there is room.
nonisolated public struct ViewThatFits<Content: View>: View, PrimitiveView {
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [.alternatives(resolve(content, in: environment))]
  }
}
