/// An entry of the menu bar. To a visitor it is a window with what the menu shows.
nonisolated public struct MenuBarExtra<Label: View, Content: View>: Scene, WindowScene {
  let window: DeclaredWindow<Content>
  let label: Label

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    window = DeclaredWindow(content: content)
    self.label = label()
  }

  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(content: content, label: label) }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleKey), image: Image(systemName: systemImage), content: content)
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(titleKey, systemImage: systemImage, content: content) }

  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: Text(titleKey), image: Image(image), content: content)
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(titleKey, image: image, content: content) }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, systemImage: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title._title, image: Image(systemName: systemImage), content: content)
  }

  private init(title: Text, image: Image, content: @escaping () -> Content) {
    window = DeclaredWindow(title: title, content: content)
    label = SwiftUI.Label(title: { title }, icon: { image })
  }
}
