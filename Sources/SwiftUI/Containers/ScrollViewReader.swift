/// Views that can be scrolled to. A terminal shows all of them, so scrolling does nothing.
nonisolated public struct ScrollViewReader<Content: View>: View {
  let content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  public var body: some View { content(ScrollViewProxy()) }
}

nonisolated public struct ScrollViewProxy: Sendable {
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {}
}
