/// A value with a label, written as `Label: value`.
nonisolated public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    [.labeled(resolve(label, in: environment), resolve(content, in: environment), in: environment)]
  }
}

extension LabeledContent where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LayoutNode {
  /// A label, a colon and a value, on one line if there is room.
  static func labeled(_ label: [LayoutNode], _ content: [LayoutNode], in environment: EnvironmentValues) -> LayoutNode {
    guard !environment.style.hidesControlLabels else { return .row(label.map { .unseen($0) } + content) }
    let label = LayoutNode.row(label)
    guard label.isVisible else { return .row([label] + content) }
    let colon = [Cell](label.words.last?.isPunctuation == true ? "" : ":", style: environment.style.text.style)
    return .row([.bracketed(Brackets(opening: [], closing: colon, control: nil), label)] + content)
  }
}

extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, @ViewBuilder content: () -> Content) {
    self.init(label: title._title, content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, value: some StringProtocol) {
    self.init(label: title._title, content: Text(value))
  }

  public init<Format: FormatStyle>(_ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  @_disfavoredOverload
  public init<Format: FormatStyle>(_ title: some _TitleSource, value: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(label: title._title, content: Text(value, format: format))
  }
}
