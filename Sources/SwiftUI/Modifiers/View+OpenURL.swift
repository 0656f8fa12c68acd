/// What a view does with an address that opens the app.
nonisolated package struct OpenURLHandler {
  private let action: @MainActor (URL) -> Void

  init(_ action: @escaping @MainActor (URL) -> Void) { self.action = action }

  @MainActor package func callAsFunction(_ url: URL) { action(url) }
}

extension View {
  nonisolated public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    attaching(inScope: { scope in OpenURLHandler { url in scope.run { action(url) } } })
  }
}
