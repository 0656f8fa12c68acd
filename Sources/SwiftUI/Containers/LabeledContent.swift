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
  /// A value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LayoutNode {
  /// A label, a colon and a value, on one line if there is room.
  static func labeled(
    _ label: [LayoutNode], _ content: [LayoutNode], in environment: EnvironmentValues
  ) -> LayoutNode {
    guard !environment.style.hidesControlLabels else { return .row(label.map { .unseen($0) } + content) }
    let label = LayoutNode.row(label)
    guard label.isVisible else { return .row([label] + content) }
    let colon = [Cell](label.words.last?.isPunctuation == true ? "" : ":", style: environment.style.text.style)
    return .row([.bracketed(Brackets(opening: [], closing: colon, control: nil), label)] + content)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A value of views with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A value of views with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content())
  }

  /// A value of views with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a title.
  public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A text with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: some StringProtocol) {
    self.init(label: Text(titleResource), content: Text(value))
  }

  /// A text with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A value in a format with a title.
  public init<Format: FormatStyle>(_ titleKey: LocalizedStringKey, value: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// A value in a format with a title.
  @_disfavoredOverload
  public init<Format: FormatStyle>(_ titleResource: LocalizedStringResource, value: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }

  /// A value in a format with a title.
  @_disfavoredOverload
  public init<Format: FormatStyle>(_ title: some StringProtocol, value: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}
