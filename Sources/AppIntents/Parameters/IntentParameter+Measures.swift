/// What part of a point in time a parameter wants.
public enum IntentDateKind: Hashable, Sendable {
  case date
  case time
  case dateTime
}

/// A point in time: `Date` and `DateComponents`.
public protocol _PointInTime: _IntentValue {}

extension Date: _PointInTime {}
extension DateComponents: _PointInTime {}

extension IntentParameter where Value._ItemType: _PointInTime {
  /// A point in time, or several, with which part of it is wanted.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, kind: IntentDateKind, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider = _NoOptions()
  ) {
    let traits = ParameterTraits(title, description, requestValueDialog, optionsProvider) { $0.dateKind = kind }
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter {
  /// A measurement with its usual unit; without one, in the base unit of its dimension.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
    defaultUnit: UnitType? = nil, defaultUnitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider = _NoOptions()
  ) where Value.UnwrappedType == Measurement<UnitType> {
    let traits = ParameterTraits(title, description, requestValueDialog, optionsProvider) {
      $0.unit = defaultUnit
      $0.range = supportsNegativeNumbers ? nil : .notNegative
    }
    self.init(
      traits: traits,
      defaultValue: defaultValue.map { Measurement(value: $0, unit: defaultUnit ?? UnitType.baseUnit()) })
  }

  /// A measurement with its only unit.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
    unit: UnitType, unitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider = _NoOptions()
  ) where Value.UnwrappedType == Measurement<UnitType> {
    let traits = ParameterTraits(title, description, requestValueDialog, optionsProvider) {
      $0.unit = unit
      $0.range = supportsNegativeNumbers ? nil : .notNegative
    }
    self.init(traits: traits, defaultValue: defaultValue.map { Measurement(value: $0, unit: unit) })
  }
}
