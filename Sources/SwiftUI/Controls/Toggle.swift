/// A control that is on or off. It is written with a box that is ticked or not.
nonisolated public struct Toggle<Label: View>: View, PrimitiveView {
  let isOn: Binding<Bool>
  let label: Label
  let payload: (any Sendable)?

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
    payload = nil
  }

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
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, isOn: Binding<Bool>) { self.init(isOn: isOn) { title._title } }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
