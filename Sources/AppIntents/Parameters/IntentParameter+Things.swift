extension IntentParameter where Value.ValueType: AppEnum {
  /// One of some cases of an enum.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedValues: [Value.ValueType],
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let traits = ParameterTraits(title, description, requestValueDialog) {
      $0.requestDisambiguationDialog = requestDisambiguationDialog
      $0.supportedValues = supportedValues
    }
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter {
  /// An entity that a query of its own finds, or so many of them.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: some EntityQuery
  ) {
    let traits = ParameterTraits(title, description, requestValueDialog) {
      $0.requestDisambiguationDialog = requestDisambiguationDialog
      $0.query = query
    }
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

/// A file of a person or of the app: ``IntentFile`` and every ``FileEntity``.
public protocol _ParameterFile: _IntentValue {}

extension IntentFile: _ParameterFile {}

extension IntentParameter where Value._ItemType: _ParameterFile {
  /// A file, or so many, of some types.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
    size: IntentCollectionSize? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let traits = ParameterTraits(title, description, requestValueDialog)
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A file, or so many, of some types, by their identifiers.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String],
    size: IntentCollectionSize? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let traits = ParameterTraits(title, description, requestValueDialog)
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value._ItemType == IntentPerson {
  /// A person, or several, with how they are to be reached.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, mode: IntentPerson.ParameterMode,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let traits = ParameterTraits(title, description, requestValueDialog)
    self.init(traits: traits, defaultValue: defaultValue)
  }
}
