/// A title with an icon.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    StyledLabel(configuration: LabelStyleConfiguration(title: AnyView(title), icon: AnyView(icon)))
  }
}

extension Label where Title == Text, Icon == Image {
  init(_ title: Text, _ icon: Image) { self.init(title: { title }, icon: { icon }) }

  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(Text(titleKey), Image(systemName: name))
  }
  public init(_ titleKey: LocalizedStringKey, image name: String) { self.init(Text(titleKey), Image(name)) }
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(Text(titleKey), Image(resource))
  }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, systemImage name: String) { self.init(title._title, Image(systemName: name)) }
  @_disfavoredOverload
  public init(_ title: some _TitleSource, image name: String) { self.init(title._title, Image(name)) }
  @_disfavoredOverload
  public init(_ title: some _TitleSource, image resource: ImageResource) { self.init(title._title, Image(resource)) }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// A label as its style wants it.
nonisolated private struct StyledLabel: View, PrimitiveView {
  let configuration: LabelStyleConfiguration

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var inner = environment
    inner.style.labelStyle = DefaultLabelStyle()
    return [resolveColumn(AnyView(environment.style.labelStyle.makeBody(configuration: configuration)), in: inner)]
  }
}
