/// Text that a parameter lets people type: `String` and `AttributedString`.
public protocol _TypedText: _IntentValue {}

extension String: _TypedText {}
extension AttributedString: _TypedText {}

extension IntentParameter where Value._ItemType: _TypedText {
  /// A text, or several, with how it is typed.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions?,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider = _NoOptions()
  ) {
    let traits = ParameterTraits(title, description, requestValueDialog, optionsProvider)
    self.init(traits: traits, defaultValue: defaultValue)
  }
}
