extension View {
  /// Writes a title above this view.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: some _TitleSource) -> some View {
    Titled(content: self, title: title._title)
  }

  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(titleKey) }
}

/// A view under its title.
nonisolated private struct Titled<Content: View>: View, PrimitiveView {
  let content: Content
  let title: Text

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var prominent = environment
    prominent.style.text.isBold = true
    return [.column(resolve(title, in: prominent) + resolve(content, in: environment))]
  }
}
