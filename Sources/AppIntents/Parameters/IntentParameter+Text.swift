extension IntentParameter where Value.UnwrappedType == String {
  /// A text, with how it is entered.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.stringOptions = inputOptions
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A text, with how it is entered and options from a provider.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.stringOptions = inputOptions
    traits.optionsProvider = ParameterOptionsProvider(optionsProvider)
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == AttributedString {
  /// A text, with how it is entered.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.stringOptions = inputOptions
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A text, with how it is entered and options from a provider.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.stringOptions = inputOptions
    traits.optionsProvider = ParameterOptionsProvider(optionsProvider)
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == [String] {
  /// A text, with how it is entered.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.stringOptions = inputOptions
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A text, with how it is entered and options from a provider.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inputOptions: String.IntentInputOptions?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.stringOptions = inputOptions
    traits.optionsProvider = ParameterOptionsProvider(optionsProvider)
    self.init(traits: traits, defaultValue: defaultValue)
  }
}
