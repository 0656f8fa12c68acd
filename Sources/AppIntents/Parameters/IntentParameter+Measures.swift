/// What part of a point in time a parameter wants.
public enum IntentDateKind: Hashable, Sendable {
  /// The day.
  case date
  /// The time of day.
  case time
  /// Both.
  case dateTime
}

extension IntentParameter where Value.UnwrappedType == Date {
  /// A point in time, with which part of it is wanted.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.dateKind = kind
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A point in time, with which part of it is wanted and options from a provider.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.dateKind = kind
    traits.optionsProvider = ParameterOptionsProvider(optionsProvider)
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == DateComponents {
  /// A point in time, with which part of it is wanted.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.dateKind = kind
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A point in time, with which part of it is wanted and options from a provider.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.dateKind = kind
    traits.optionsProvider = ParameterOptionsProvider(optionsProvider)
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == [Date] {
  /// A point in time, with which part of it is wanted.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.dateKind = kind
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A point in time, with which part of it is wanted and options from a provider.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.dateKind = kind
    traits.optionsProvider = ParameterOptionsProvider(optionsProvider)
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == [DateComponents] {
  /// A point in time, with which part of it is wanted.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.dateKind = kind
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A point in time, with which part of it is wanted and options from a provider.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.dateKind = kind
    traits.optionsProvider = ParameterOptionsProvider(optionsProvider)
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter {
  /// A measurement, with its usual unit.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    defaultUnit: UnitType? = nil,
    defaultUnitAdjustForLocale: Bool = true,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.UnwrappedType == Measurement<UnitType> {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.unit = defaultUnit
    traits.adjustsUnitForLocale = defaultUnitAdjustForLocale
    traits.range = supportsNegativeNumbers ? nil : .notNegative
    self.init(
      traits: traits,
      defaultValue: defaultValue.map { Measurement(value: $0, unit: defaultUnit ?? UnitType.baseUnit()) })
  }

  /// A measurement, with its usual unit and options from a provider.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    defaultUnit: UnitType? = nil,
    defaultUnitAdjustForLocale: Bool = true,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) where Value.UnwrappedType == Measurement<UnitType> {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.unit = defaultUnit
    traits.adjustsUnitForLocale = defaultUnitAdjustForLocale
    traits.range = supportsNegativeNumbers ? nil : .notNegative
    traits.optionsProvider = ParameterOptionsProvider(optionsProvider)
    self.init(
      traits: traits,
      defaultValue: defaultValue.map { Measurement(value: $0, unit: defaultUnit ?? UnitType.baseUnit()) })
  }

  /// A measurement, with its only unit.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    unit: UnitType,
    unitAdjustForLocale: Bool = true,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.UnwrappedType == Measurement<UnitType> {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.unit = unit
    traits.adjustsUnitForLocale = unitAdjustForLocale
    traits.range = supportsNegativeNumbers ? nil : .notNegative
    self.init(traits: traits, defaultValue: defaultValue.map { Measurement(value: $0, unit: unit) })
  }

  /// A measurement, with its only unit and options from a provider.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil,
    unit: UnitType,
    unitAdjustForLocale: Bool = true,
    supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) where Value.UnwrappedType == Measurement<UnitType> {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.unit = unit
    traits.adjustsUnitForLocale = unitAdjustForLocale
    traits.range = supportsNegativeNumbers ? nil : .notNegative
    traits.optionsProvider = ParameterOptionsProvider(optionsProvider)
    self.init(traits: traits, defaultValue: defaultValue.map { Measurement(value: $0, unit: unit) })
  }
}
