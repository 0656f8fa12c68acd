/// A view that is told how much room there is.
nonisolated public struct GeometryReader<Content: View>: View, PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [resolveColumn(content(GeometryProxy()), in: environment)]
  }
}

/// How much room there is: in a terminal always that of a small widget.
nonisolated public struct GeometryProxy: Sendable {
  public var size: CGSize { CGSize(width: 320, height: 160) }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}
