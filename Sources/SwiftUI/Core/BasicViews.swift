/// A view that shows nothing.
nonisolated public struct EmptyView: UnpaintedView, Sendable {
  public init() {}
}

/// A view of which a terminal shows nothing.
protocol UnpaintedView: PrimitiveView {}

extension UnpaintedView {
  func nodes(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A view whose kind is hidden.
nonisolated public struct AnyView: View, PrimitiveView {
  private let content: any View

  public init(_ view: any View) { content = view }
  public init(erasing view: some View) { content = view }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { resolve(content, in: environment) }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    map { resolve($0, in: environment) } ?? []
  }
}

/// Several members that are treated as one where a modifier is applied, and separately where they are laid out.
nonisolated public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { resolve(content, in: environment) }
}
