/// A link to a page. The address is written after the label.
nonisolated public struct Link<Label: View>: View, PrimitiveView {
  let destination: URL
  let label: Label

  /// Writes the label and then the address in angle brackets, unless the label says it.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let label = resolve(label, in: environment)
    let address = destination.absoluteString
    let row = LayoutNode.row(label)
    guard row.words != address else { return label }
    return [.row([row, .text("<\(address)>", style: TextStyle(isUnderlined: true))])]
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, destination: URL) { self.init(destination: destination) { title._title } }
}
