/// Views that belong together, under a title.
nonisolated public struct GroupBox<Label: View, Content: View>: View, PrimitiveView {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    resolve(Section(content: { content }, header: { label }), in: environment)
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    label = EmptyView()
    self.content = content()
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, @ViewBuilder content: () -> Content) {
    self.init(label: title._title, content: content)
  }
}

/// Views under a title that can be folded; in a terminal they are shown as long as they are unfolded.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View, PrimitiveView {
  let label: Label
  let content: () -> Content
  let isExpanded: Binding<Bool>

  public init(
    isExpanded: Binding<Bool> = .constant(true), @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let content = resolveColumn(content(), in: environment)
    let isOpen = isExpanded.wrappedValue
    let isUnicode = environment.style.repertoire == .unicode
    let mark = isUnicode ? (isOpen ? "▾" : "▸") : (isOpen ? "v" : ">")
    let title = LayoutNode.row([.text(mark)] + resolve(label, in: environment))
    return [.column([title, isOpen ? .padded(LayoutNode.CellInsets(leading: 2), content) : .unseen(content)])]
  }
}

extension DisclosureGroup where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool> = .constant(true),
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

  @_disfavoredOverload
  public init(
    _ title: some _TitleSource, isExpanded: Binding<Bool> = .constant(true),
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { title._title } }
}
