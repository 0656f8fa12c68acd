/// How a whole number is entered where there is a screen.
public enum IntegerControlStyle: Hashable, Sendable {
  /// By typing it.
  case field
  /// By counting up and down.
  case stepper

  package var style: ParameterControlStyle { self == .field ? .field : .stepper }
}

/// How a number is entered where there is a screen.
public enum DoubleControlStyle: Hashable, Sendable {
  /// By typing it.
  case field
  /// By sliding.
  case slider

  package var style: ParameterControlStyle { self == .field ? .field : .slider }
}

extension IntentParameter where Value.UnwrappedType == Int {
  /// A whole number, with how it is entered and its range.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntegerControlStyle = .field,
    inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.controlStyle = controlStyle.style
    traits.range = inclusiveRange.map {
      ParameterRange(lowerBound: Double($0.lowerBound), upperBound: Double($0.upperBound))
    }
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A whole number, with how it is entered and its range, with options from a provider.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntegerControlStyle = .field,
    inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.controlStyle = controlStyle.style
    traits.range = inclusiveRange.map {
      ParameterRange(lowerBound: Double($0.lowerBound), upperBound: Double($0.upperBound))
    }
    traits.optionsProvider = ParameterOptionsProvider(optionsProvider)
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A whole number, with how it is entered and its range, with resolvers of its own.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntegerControlStyle = .field,
    inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value> resolvers: () -> Specification
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.controlStyle = controlStyle.style
    traits.range = inclusiveRange.map {
      ParameterRange(lowerBound: Double($0.lowerBound), upperBound: Double($0.upperBound))
    }
    traits.resolvers = resolvers()._resolvers
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == Double {
  /// A number, with how it is entered and its range.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.controlStyle = controlStyle.style
    traits.range = inclusiveRange.map {
      ParameterRange(lowerBound: Double($0.lowerBound), upperBound: Double($0.upperBound))
    }
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A number, with how it is entered and its range, with options from a provider.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.controlStyle = controlStyle.style
    traits.range = inclusiveRange.map {
      ParameterRange(lowerBound: Double($0.lowerBound), upperBound: Double($0.upperBound))
    }
    traits.optionsProvider = ParameterOptionsProvider(optionsProvider)
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A number, with how it is entered and its range, with resolvers of its own.
  public convenience init<Specification: ResolverSpecification>(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value> resolvers: () -> Specification
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.controlStyle = controlStyle.style
    traits.range = inclusiveRange.map {
      ParameterRange(lowerBound: Double($0.lowerBound), upperBound: Double($0.upperBound))
    }
    traits.resolvers = resolvers()._resolvers
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == Decimal {
  /// A decimal number with its range.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.range = inclusiveRange.map { range in
      ParameterRange(
        lowerBound: NSDecimalNumber(decimal: range.lowerBound).doubleValue,
        upperBound: NSDecimalNumber(decimal: range.upperBound).doubleValue
      )
    }
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == IntentCurrencyAmount {
  /// An amount of money in one of some currencies.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.currencyCodes = currencyCodes
    traits.range = inclusiveRange.map { range in
      ParameterRange(
        lowerBound: NSDecimalNumber(decimal: range.lowerBound).doubleValue,
        upperBound: NSDecimalNumber(decimal: range.upperBound).doubleValue
      )
    }
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// An amount of money, with options from a provider.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    currencyCodes: [String] = [],
    inclusiveRange: (lowerBound: Decimal, upperBound: Decimal)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.currencyCodes = currencyCodes
    traits.range = inclusiveRange.map { range in
      ParameterRange(
        lowerBound: NSDecimalNumber(decimal: range.lowerBound).doubleValue,
        upperBound: NSDecimalNumber(decimal: range.upperBound).doubleValue
      )
    }
    traits.optionsProvider = ParameterOptionsProvider(optionsProvider)
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == Bool {
  /// A switch, with what its two values are called.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.booleanNames = displayName
    self.init(traits: traits, defaultValue: defaultValue)
  }

  /// A switch, with what its two values are called and options from a provider.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    displayName: Bool.IntentDisplayName?,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: some DynamicOptionsProvider
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.booleanNames = displayName
    traits.optionsProvider = ParameterOptionsProvider(optionsProvider)
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == [Int] {
  /// Several numbers, with how they are entered and their range.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: IntegerControlStyle = .field,
    inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.controlStyle = controlStyle.style
    traits.range = inclusiveRange.map {
      ParameterRange(lowerBound: Double($0.lowerBound), upperBound: Double($0.upperBound))
    }
    self.init(traits: traits, defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == [Double] {
  /// Several numbers, with how they are entered and their range.
  public convenience init(
    title: LocalizedStringResource? = nil,
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    controlStyle: DoubleControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var traits = ParameterTraits(title, description, requestValueDialog, inputConnectionBehavior)
    traits.controlStyle = controlStyle.style
    traits.range = inclusiveRange.map {
      ParameterRange(lowerBound: Double($0.lowerBound), upperBound: Double($0.upperBound))
    }
    self.init(traits: traits, defaultValue: defaultValue)
  }
}
