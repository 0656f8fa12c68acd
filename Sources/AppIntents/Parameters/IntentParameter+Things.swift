extension IntentParameter where Value.ValueType: AppEnum {
  /// One of some cases of an enum.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedValues: [Value.ValueType],
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.requestDisambiguationDialog = requestDisambiguationDialog
    traits.supportedValues = supportedValues
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter {
  /// An entity that a query of its own finds.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: some EntityQuery
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.requestDisambiguationDialog = requestDisambiguationDialog
    traits.query = query
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// An entity, or several, that a query of its own finds.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    query: some EntityQuery
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.requestDisambiguationDialog = requestDisambiguationDialog
    traits.size = size
    traits.query = query
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == IntentFile {
  /// A file of some types.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.contentTypes = supportedContentTypes
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A file of some types, by their identifiers.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.contentTypes = supportedTypeIdentifiers.compactMap { UTType($0) }
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == [IntentFile] {
  /// A file of some types.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType],
    size: IntentCollectionSize? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.contentTypes = supportedContentTypes
    traits.size = size
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A file of some types, by their identifiers.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: [String],
    size: IntentCollectionSize? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.contentTypes = supportedTypeIdentifiers.compactMap { UTType($0) }
    traits.size = size
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == IntentPerson {
  /// A person, with how they are to be reached.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    mode: IntentPerson.ParameterMode,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.personMode = mode
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == [IntentPerson] {
  /// A person, with how they are to be reached.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    mode: IntentPerson.ParameterMode,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.personMode = mode
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter
where Value.UnwrappedType: RangeReplaceableCollection, Value.UnwrappedType.Element: FileEntity {
  /// Some of the app’s files, by their types.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType],
    size: IntentCollectionSize? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.contentTypes = supportedContentTypes
    traits.size = size
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType: FileEntity {
  /// One of the app’s files, by its types.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.contentTypes = supportedContentTypes
    self.init(traits: traits, defaultValue: defaultValue)
  }
}
