/// A part of a list with a header and a footer.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var prominent = environment
    prominent.style.text.isBold = true
    var faint = environment
    faint.style.text.ink = TextTraits.Ink(isDim: true)
    let header = resolve(header, in: prominent)
    let rows = LayoutNode.column(resolve(content, in: environment))
    let isIndented = header.contains(where: \.isVisible)
    return [
      .annotated(
        .section,
        .column(
          header + [isIndented ? .padded(LayoutNode.CellInsets(leading: 2), rows) : rows] + resolve(footer, in: faint)))
    ]
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// A section with a header and a footer, of which either may be missing.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) { self.init(header: header(), content: content(), footer: footer()) }

  @_disfavoredOverload
  public init(header: Parent = EmptyView(), footer: Footer = EmptyView(), @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool> = .constant(true), @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Text(titleKey) } }

  @_disfavoredOverload
  public init(
    _ title: some _TitleSource, isExpanded: Binding<Bool> = .constant(true), @ViewBuilder content: () -> Content
  ) { self.init(content: content) { title._title } }
}

extension LayoutNode {
  /// Rows under each other, with an empty line between sections.
  static func rows(_ nodes: [LayoutNode]) -> LayoutNode {
    var spaced: [LayoutNode] = []
    for node in nodes {
      var isSection = false
      if case .annotated(.section, _) = node { isSection = true }
      spaced.append(isSection && !spaced.isEmpty ? .padded(CellInsets(top: 1), node) : node)
    }
    return .column(spaced)
  }
}
