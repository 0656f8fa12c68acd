/// A view that shows nothing.
nonisolated public struct EmptyView: View, PrimitiveView, Sendable {
  /// Creates a view that shows nothing.
  public init() {}

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { [] }
}

/// A view whose kind is hidden.
nonisolated public struct AnyView: View, PrimitiveView {
  private let content: any View

  /// Hides the kind of a view.
  public init(_ view: any View) { content = view }

  /// Hides the kind of a view.
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
  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] { resolve(content, in: environment) }
}
