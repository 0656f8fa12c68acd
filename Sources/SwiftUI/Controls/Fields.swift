/// A field for words.
nonisolated public struct TextField<Label: View>: View, PrimitiveView {
  let label: Label
  let text: String
  let prompt: Text?

  /// A field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), text: text.wrappedValue, prompt: prompt)
  }

  init(label: Label, text: String, prompt: Text?) {
    self.label = label
    self.text = text
    self.prompt = prompt
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let value = text.isEmpty ? prompt ?? Text(verbatim: "") : Text(verbatim: text)
    return [.labeled(resolve(label, in: environment), resolve(value, in: environment), in: environment)]
  }
}

extension TextField where Label == Text {
  /// A field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(label: Text(titleKey), text: text.wrappedValue, prompt: prompt)
  }

  /// A field with a title for a value in a format.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(label: Text(titleKey), text: format.format(value.wrappedValue), prompt: prompt)
  }

  /// A field with a title for a value in a format, or none.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(label: Text(titleKey), text: value.wrappedValue.map(format.format) ?? "", prompt: prompt)
  }

  /// A field with a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(label: Text(titleResource), text: text.wrappedValue, prompt: prompt)
  }

  /// A field with a title for a value in a format.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(label: Text(titleResource), text: format.format(value.wrappedValue), prompt: prompt)
  }

  /// A field with a title for a value in a format, or none.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(label: Text(titleResource), text: value.wrappedValue.map(format.format) ?? "", prompt: prompt)
  }

  /// A field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(label: Text(title), text: text.wrappedValue, prompt: prompt)
  }

  /// A field with a title for a value in a format.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(label: Text(title), text: format.format(value.wrappedValue), prompt: prompt)
  }

  /// A field with a title for a value in a format, or none.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(label: Text(title), text: value.wrappedValue.map(format.format) ?? "", prompt: prompt)
  }
}

/// A field for words that nobody may see.
nonisolated public struct SecureField<Label: View>: View, PrimitiveView {
  let label: Label
  let text: String

  /// A field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.text = text.wrappedValue
  }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let dots = LayoutNode.text(text.isEmpty ? "" : "•••")
    return [.labeled(resolve(label, in: environment), [dots], in: environment)]
  }
}

extension SecureField where Label == Text {
  /// A field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text) { Text(title) }
  }
}

/// A field for many words.
nonisolated public struct TextEditor: View {
  let text: Binding<String>

  /// A field for many words.
  public init(text: Binding<String>) { self.text = text }

  /// The words.
  public var body: some View { Text(verbatim: text.wrappedValue) }
}

/// A value that can be raised and lowered.
nonisolated public struct Stepper<Label: View>: View, PrimitiveView {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?

  /// A stepper that calls back.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
  }

  /// A stepper for a value.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }

  /// A stepper for a value within bounds.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = min(bounds.upperBound, value.wrappedValue.advanced(by: step)) },
      onDecrement: { value.wrappedValue = max(bounds.lowerBound, value.wrappedValue.advanced(by: -step)) })
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
  /// A stepper with a title that calls back.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// A stepper with a title for a value.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  /// A stepper with a title for a value within bounds.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  /// A stepper with a title that calls back.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleResource) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// A stepper with a title for a value.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(titleResource) }
  }

  /// A stepper with a title for a value within bounds.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleResource) }
  }

  /// A stepper with a title that calls back.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// A stepper with a title for a value.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// A stepper with a title for a value within bounds.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}
