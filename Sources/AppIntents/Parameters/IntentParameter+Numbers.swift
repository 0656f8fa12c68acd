/// How a whole number is entered where there is a screen.
public enum IntegerControlStyle: _NumberControlStyle, Hashable {
  case field
  case stepper
}

/// How a number is entered where there is a screen.
public enum DoubleControlStyle: _NumberControlStyle, Hashable {
  case field
  case slider
}

/// How one kind of number is entered.
public protocol _NumberControlStyle: Sendable {
  /// By typing it.
  static var field: Self { get }
}

/// A number with a range and a control: `Int` and `Double`.
public protocol _ControlledNumber: _IntentValue {
  associatedtype _ControlStyle: _NumberControlStyle
  var _number: Double { get }
}

extension Int: _ControlledNumber {
  public typealias _ControlStyle = IntegerControlStyle
  public var _number: Double { Double(self) }
}

extension Double: _ControlledNumber {
  public typealias _ControlStyle = DoubleControlStyle
  public var _number: Double { self }
}

extension IntentParameter where Value._ItemType: _ControlledNumber {
  /// A number, or several, with how it is entered and its range.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: Value._ItemType._ControlStyle = .field,
    inclusiveRange: (lowerBound: Value._ItemType, upperBound: Value._ItemType)? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider = _NoOptions(),
    @ResolverSpecificationBuilder<Value> resolvers: () -> Specification = _ListedResolvers.init
  ) {
    let traits = ParameterTraits(title, description, requestValueDialog, optionsProvider) {
      $0.range = ParameterRange(inclusiveRange, \._number)
      $0.resolvers = resolvers()._resolvers
    }
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == Decimal {
  /// A decimal number with its range.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)?,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    let traits = ParameterTraits(title, description, requestValueDialog) { $0.range = ParameterRange(inclusiveRange) }
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == IntentCurrencyAmount {
  /// An amount of money in one of some currencies.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String] = [],
    inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider = _NoOptions()
  ) {
    let traits = ParameterTraits(title, description, requestValueDialog, optionsProvider) {
      $0.currencyCodes = currencyCodes
      $0.range = ParameterRange(inclusiveRange)
    }
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == Bool {
  /// A switch, with what its two values are called.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName?,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider = _NoOptions()
  ) {
    let traits = ParameterTraits(title, description, requestValueDialog, optionsProvider) {
      $0.booleanNames = displayName
    }
    self.init(traits: traits, defaultValue: defaultValue)
  }
}
