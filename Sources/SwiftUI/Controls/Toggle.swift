/// A control that is on or off. It is written with a box that is ticked or not.
nonisolated public struct Toggle<Label: View>: View, PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label
  let payload: (any Sendable)?

  /// A toggle with a label of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
    payload = nil
  }

  /// A toggle for several values, on if all of them are.
  public init<Values: RandomAccessCollection>(
    sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding(
        get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
        set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } }),
      label: label)
  }

  /// A toggle that changes nothing by itself: whoever shows it reads the payload.
  package init(isOn: Bool, payload: any Sendable, @ViewBuilder label: () -> Label) {
    self.isOn = .constant(isOn)
    self.label = label()
    self.payload = payload
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let label = resolveColumn(label, in: environment)
    let value = isOn.wrappedValue
    let control = RenderedControl(
      label: label.name, kind: .toggle(isOn: value), isEnabled: environment.isEnabled, payload: payload,
      perform: { environment.scope { isOn.wrappedValue = !value } })
    let shown = environment.style.hidesControlLabels ? LayoutNode.unseen(label) : label
    return [.control(control, opening: value ? "[x] " : "[ ] ", closing: "", label: shown, environment: environment)]
  }
}

extension Toggle where Label == Text {
  /// A toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  /// A toggle with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// A toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a title and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }

  /// A toggle with a title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
