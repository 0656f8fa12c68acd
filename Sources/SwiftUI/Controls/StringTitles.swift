/// A control that any type of string titles, as in code that is generic over `StringProtocol`.
///
/// A title of a known type takes the initializers of the control itself, which come before those of a protocol.
public protocol _StringTitled {}

extension Button: _StringTitled {}
extension Label: _StringTitled {}
extension Link: _StringTitled {}
extension Menu: _StringTitled {}
extension NavigationLink: _StringTitled {}
extension Picker: _StringTitled {}
extension Section: _StringTitled {}
extension TextField: _StringTitled {}
extension Toggle: _StringTitled {}

extension _StringTitled {
  @_disfavoredOverload @preconcurrency
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void)
  where Self == Button<Text> {
    self.init(Text(title), role: role, action: action)
  }

  @_disfavoredOverload @preconcurrency
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) where Self == Button<Label<Text, Image>> {
    self.init(Text(title), systemImage: systemImage, role: role, action: action)
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) where Self == Label<Text, Image> {
    self.init(Text(title), systemImage: name)
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) where Self == Label<Text, Image> {
    self.init(Text(title), image: name)
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) where Self == Link<Text> {
    self.init(Text(title), destination: destination)
  }

  @_disfavoredOverload
  public init<Content: View>(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
  where Self == Menu<Text, Content> {
    self.init(Text(title), content: content)
  }

  @_disfavoredOverload
  public init<Destination: View>(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination)
  where Self == NavigationLink<Text, Destination> {
    self.init(Text(title), destination: destination)
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: (some Hashable)?) where Self == NavigationLink<Text, Never> {
    self.init(Text(title), value: value)
  }

  @_disfavoredOverload
  public init<Value: Hashable, Content: View>(
    _ title: some StringProtocol, selection: Binding<Value>, @ViewBuilder content: () -> Content
  ) where Self == Picker<Text, Value, Content> { self.init(Text(title), selection: selection, content: content) }

  @_disfavoredOverload
  public init<Content: View>(_ title: some StringProtocol, @ViewBuilder content: () -> Content)
  where Self == Section<Text, Content, EmptyView> {
    self.init(Text(title), content: content)
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal)
  where Self == TextField<Text> {
    self.init(Text(title), text: text, prompt: prompt, axis: axis)
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) where Self == Toggle<Text> {
    self.init(Text(title), isOn: isOn)
  }
}
