/// A field for words. The words that are in it are written, or else the prompt.
nonisolated public struct TextField<Label: View>: View, PrimitiveView {
  let label: Label
  let text: String
  let prompt: Text?

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label(), text.wrappedValue, prompt)
  }

  init(_ label: Label, _ text: String, _ prompt: Text?) { (self.label, self.text, self.prompt) = (label, text, prompt) }

  @MainActor func nodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let value = text.isEmpty ? prompt ?? Text(verbatim: "") : Text(verbatim: text)
    return [.labeled(resolve(label, in: environment), resolve(value, in: environment), in: environment)]
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(Text(titleKey), text.wrappedValue, prompt)
  }

  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String { self.init(Text(titleKey), format.format(value.wrappedValue), prompt) }

  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(Text(titleKey), value.wrappedValue.map(format.format) ?? "", prompt)
  }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.init(title._title, text.wrappedValue, prompt)
  }

  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some _TitleSource, value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String { self.init(title._title, format.format(value.wrappedValue), prompt) }

  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some _TitleSource, value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil
  ) where Format.FormatOutput == String { self.init(title._title, value.wrappedValue.map(format.format) ?? "", prompt) }
}

/// A field for words that nobody may see: dots are written for them.
nonisolated public struct SecureField<Label: View>: View, PrimitiveView {
  let label: Label
  let text: String

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
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(_ title: some _TitleSource, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text) { title._title }
  }
}

/// A field for many words, which are written.
nonisolated public struct TextEditor: View {
  let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  public var body: some View { Text(verbatim: text.wrappedValue) }
}
