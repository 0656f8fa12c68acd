extension ParameterTraits {
  /// What every parameter can say about itself.
  package init(
    _ title: LocalizedStringResource?,
    _ description: LocalizedStringResource?,
    _ requestValueDialog: IntentDialog?,
    _ inputConnectionBehavior: InputConnectionBehavior
  ) {
    self.init()
    self.title = title
    self.description = description
    self.requestValueDialog = requestValueDialog
    self.inputConnectionBehavior = inputConnectionBehavior
  }
}

extension IntentParameter {
  /// A parameter of any type.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.requestDisambiguationDialog = requestDisambiguationDialog
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A parameter whose options come from a provider.
  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.requestDisambiguationDialog = requestDisambiguationDialog
    traits.optionsProvider = ParameterOptionsProvider(optionsProvider)
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A parameter whose text is read by resolvers of its own.
  @_disfavoredOverload
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value> resolvers: () -> Specification
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.requestDisambiguationDialog = requestDisambiguationDialog
    traits.resolvers = resolvers()._resolvers
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A parameter with options and with resolvers of its own.
  @_disfavoredOverload
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider,
    @ResolverSpecificationBuilder<Value> resolvers: () -> Specification
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.requestDisambiguationDialog = requestDisambiguationDialog
    traits.optionsProvider = ParameterOptionsProvider(optionsProvider)
    traits.resolvers = resolvers()._resolvers
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A parameter that takes several values.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.requestDisambiguationDialog = requestDisambiguationDialog
    traits.size = size
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A parameter that takes as many values as the widget has room for.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.requestDisambiguationDialog = requestDisambiguationDialog
    traits.sizeByFamily = size
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A parameter that takes several values, whose options come from a provider.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.requestDisambiguationDialog = requestDisambiguationDialog
    traits.size = size
    traits.optionsProvider = ParameterOptionsProvider(optionsProvider)
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A parameter that takes as many values as the widget has room for, with options from a provider.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.requestDisambiguationDialog = requestDisambiguationDialog
    traits.sizeByFamily = size
    traits.optionsProvider = ParameterOptionsProvider(optionsProvider)
    self.init(traits: traits, defaultValue: defaultValue)
  }
}
