/// Views of which one is shown at a time: the chosen one, or else the first.
nonisolated public struct TabView<SelectionValue: Hashable, Content>: View, PrimitiveView {
  let selection: SelectionValue?
  let content: any View

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let tabs = resolve(content, in: environment)
    let chosen = selection.flatMap { selection in
      tabs.firstIndex { if case .annotated(.tag(let tag), _) = $0 { tag == AnyHashable(selection) } else { false } }
    }
    return tabs.enumerated().map { index, tab in index == chosen ?? 0 ? tab : .unseen(tab) }
  }
}

extension TabView where Content: View {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection?.wrappedValue
    self.content = content()
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Views of which the first is shown.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// A view among several of which one is shown at a time.
nonisolated public struct Tab<Value, Content: View, Label: View>: View, PrimitiveView {
  let tag: AnyHashable?
  let content: Content
  let label: Label

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let content = resolveColumn(content, in: environment)
    return [tag.map { .annotated(.tag($0), content) } ?? content]
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(tag: nil, content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage)) }

  @_disfavoredOverload
  public init(
    _ title: some _TitleSource, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(tag: nil, content: content(), label: SwiftUI.Label(title, systemImage: systemImage)) }
}

extension Tab where Value: Hashable, Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(tag: AnyHashable(value), content: content(), label: SwiftUI.Label(titleKey, systemImage: systemImage)) }

  @_disfavoredOverload
  public init(
    _ title: some _TitleSource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(tag: AnyHashable(value), content: content(), label: SwiftUI.Label(title, systemImage: systemImage)) }
}

extension Tab where Value: Hashable {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(tag: AnyHashable(value), content: content(), label: label()) }
}
