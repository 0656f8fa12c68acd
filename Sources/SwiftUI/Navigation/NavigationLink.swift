/// A label that leads to another view. In a terminal it is marked as leading on.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  let label: Label

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let mark = LayoutNode.text(environment.style.repertoire == .unicode ? "›" : ">", style: TextStyle(isDim: true))
    return [.row([resolveColumn(label, in: environment), mark])]
  }
}

extension NavigationLink {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.label = label() }
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public init(value: (some Hashable)?, @ViewBuilder label: () -> Label) where Destination == Never {
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) { label = Text(titleKey) }
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }
  public init(_ titleKey: LocalizedStringKey, value: (some Hashable)?) where Destination == Never {
    label = Text(titleKey)
  }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, @ViewBuilder destination: () -> Destination) { label = title._title }
  @_disfavoredOverload
  public init(_ title: some _TitleSource, destination: Destination) { label = title._title }
  @_disfavoredOverload
  public init(_ title: some _TitleSource, value: (some Hashable)?) where Destination == Never { label = title._title }
}
