extension IntentParameter {
  /// A parameter of any type, with options from a provider and resolvers of its own if there are any; `size` says how
  /// many values one that takes several wants.
  @_disfavoredOverload
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider = _NoOptions(),
    @ResolverSpecificationBuilder<Value> resolvers: () -> Specification = _ListedResolvers.init
  ) {
    let traits = ParameterTraits(title, description, requestValueDialog, optionsProvider) {
      $0.requestDisambiguationDialog = requestDisambiguationDialog
      $0.resolvers = resolvers()._resolvers
    }
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A parameter that takes as many values as the widget has room for.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider = _NoOptions()
  ) {
    let traits = ParameterTraits(title, description, requestValueDialog, optionsProvider) {
      $0.requestDisambiguationDialog = requestDisambiguationDialog
    }
    self.init(traits: traits, defaultValue: defaultValue)
  }
}
