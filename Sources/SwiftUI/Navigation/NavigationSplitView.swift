/// Views of which one leads to another, as it was written before stacks.
nonisolated public struct NavigationView<Content: View>: View, PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { resolve(content, in: environment) }
}

/// Views in columns, of which one leads to the next. In a terminal they are under each other.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let columns = [
      resolve(sidebar, in: environment), resolve(content, in: environment), resolve(detail, in: environment),
    ]
    return [.column(columns.filter { !$0.isEmpty }.map { .column($0) })]
  }
}

extension NavigationSplitView {
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar: sidebar(), content: content(), detail: detail()) }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.init(sidebar: sidebar(), content: EmptyView(), detail: detail()) }
}
