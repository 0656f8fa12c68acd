/// One of several values. The chosen one is written.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let selection: SelectionValue
  let label: Label
  let content: Content

  /// Writes the value of `content` whose tag is the selection.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    self.selection = selection.wrappedValue
    self.label = label()
    self.content = content()
  }

  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content, label: { label })
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let choices = resolve(content, in: environment)
    let chosen = choices.compactMap { $0.node(tagged: AnyHashable(selection)) }.first
    return [.labeled(resolve(label, in: environment), chosen.map { [$0] } ?? [], in: environment)]
  }
}

extension LayoutNode {
  /// The node with a tag in this one; a value and the same value as an optional are equal here.
  fileprivate func node(tagged tag: AnyHashable) -> LayoutNode? {
    if case .annotated(.tag(let own), _) = self, own.unwrapped == tag.unwrapped { return self }
    return children.lazy.compactMap { $0.node(tagged: tag) }.first
  }
}

extension AnyHashable {
  /// The value, or the value in it if it is an optional.
  fileprivate var unwrapped: AnyHashable { (base as? any OptionalTag)?.wrappedTag ?? self }
}

/// An optional of which the value is asked for without knowing its type.
private protocol OptionalTag {
  var wrappedTag: AnyHashable? { get }
}

extension Optional: OptionalTag where Wrapped: Hashable {
  fileprivate var wrappedTag: AnyHashable? { map { AnyHashable($0) } }
}

extension Picker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { title._title }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) } }

  @_disfavoredOverload
  public init(
    _ title: some _TitleSource, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
}
