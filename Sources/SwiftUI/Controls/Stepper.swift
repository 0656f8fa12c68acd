/// A value that can be raised and lowered by two buttons.
nonisolated public struct Stepper<Label: View>: View, PrimitiveView {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }

  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func moved(by step: Value.Stride) -> Value { value.wrappedValue.advanced(by: step) }
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = bounds.map { min($0.upperBound, moved(by: step)) } ?? moved(by: step) },
      onDecrement: { value.wrappedValue = bounds.map { max($0.lowerBound, moved(by: -step)) } ?? moved(by: -step) })
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let label = resolve(label, in: environment)
    let name = LayoutNode.row(label).name
    let buttons = [("−", "-", onDecrement), ("+", "+", onIncrement)].map { sign, ascii, action in
      let control = RenderedControl(
        label: "\(name) \(ascii)", kind: .button(nil), isEnabled: environment.isEnabled && action != nil, payload: nil,
        perform: { environment.scope { action?() } })
      let mark = LayoutNode.text(environment.style.repertoire == .unicode ? sign : ascii)
      return LayoutNode.control(control, opening: "[", closing: "]", label: mark, environment: environment)
    }
    let shown = environment.style.hidesControlLabels ? label.map { LayoutNode.unseen($0) } : label
    return [.row([.row(shown)] + buttons)]
  }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement) }

  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(titleKey) } }

  @_disfavoredOverload
  public init(
    _ title: some _TitleSource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { title._title }, onIncrement: onIncrement, onDecrement: onDecrement) }

  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some _TitleSource, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { title._title } }
}
