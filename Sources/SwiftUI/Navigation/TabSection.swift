/// Tabs under a heading; the heading is not shown.
nonisolated public struct TabSection<Content: View>: View {
  let content: Content

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, @ViewBuilder content: () -> Content) { self.content = content() }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View) { self.content = content() }

  public var body: some View { content }
}
