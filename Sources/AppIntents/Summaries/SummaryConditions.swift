/// Compares for equality.
public enum EquatableComparisonOperator: Hashable, Sendable {
  case equalTo
  case notEqualTo
}

/// Compares in order.
public enum ComparableComparisonOperator: Hashable, Sendable {
  case lessThan
  case lessThanOrEqualTo
  case greaterThan
  case greaterThanOrEqualTo
}

/// Looks whether there is a value.
public enum HasValueComparisonOperator: Hashable, Sendable {
  case hasAnyValue
  case hasNoValue
}

/// Looks for a value among several.
public enum OneOfComparisonOperator: Hashable, Sendable {
  /// It is one of them.
  case oneOf
}

/// Compares the size of a widget.
public enum WidgetFamilyComparisonOperator: Hashable, Sendable {
  case equalTo
  case notEqualTo
  /// It is one of them.
  case oneOf
}

/// The size of the widget that is being configured, in the conditions of a summary.
public struct IntentWidgetFamilyVariable: Hashable, Sendable {
  public static let widgetFamily = IntentWidgetFamilyVariable()
}

/// A summary that depends on a value.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent,
  WhenContent: ParameterSummary,
  OtherwiseContent: ParameterSummary
>: ParameterSummary where WhenContent.Intent == Intent, OtherwiseContent.Intent == Intent {
  private let holds: (Intent) -> Bool
  private let content: WhenContent
  private let otherwise: OtherwiseContent?

  private init(_ holds: @escaping (Intent) -> Bool, _ content: WhenContent, _ otherwise: OtherwiseContent?) {
    (self.holds, self.content, self.otherwise) = (holds, content, otherwise)
  }

  public func _resolved(for intent: Intent) -> _ResolvedSummary? {
    holds(intent) ? content._resolved(for: intent) : otherwise?._resolved(for: intent)
  }

  public var _all: [_ResolvedSummary] { content._all + (otherwise?._all ?? []) }

  /// One sentence if the value is, or is not, this one; another otherwise.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator,
    _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenContent,
    @ParameterSummaryBuilder<Intent> otherwise: () -> OtherwiseContent
  ) where Value.UnwrappedType: Equatable {
    let holds = { (intent: Intent) in
      (current(parameter, of: intent) == value) == (comparison == .equalTo)
    }
    self.init(holds, when(), otherwise())
  }

  /// One sentence if the value lies on this side of another; another otherwise.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
    _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenContent,
    @ParameterSummaryBuilder<Intent> otherwise: () -> OtherwiseContent
  ) where Value.UnwrappedType: Comparable {
    let holds = { (intent: Intent) in
      guard let current = current(parameter, of: intent) else { return false }
      return switch comparison {
      case .lessThan: current < value
      case .lessThanOrEqualTo: current <= value
      case .greaterThan: current > value
      case .greaterThanOrEqualTo: current >= value
      }
    }
    self.init(holds, when(), otherwise())
  }

  /// One sentence if there is, or is not, a value; another otherwise.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenContent,
    @ParameterSummaryBuilder<Intent> otherwise: () -> OtherwiseContent
  ) {
    let holds = { (intent: Intent) in
      (intent[keyPath: parameter].valueOrDefault != nil) == (comparison == .hasAnyValue)
    }
    self.init(holds, when(), otherwise())
  }

  /// One sentence if the value is one of several; another otherwise.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OneOfComparisonOperator,
    _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ when: () -> WhenContent,
    @ParameterSummaryBuilder<Intent> otherwise: () -> OtherwiseContent
  ) where Value.UnwrappedType: Equatable {
    let holds = { (intent: Intent) in current(parameter, of: intent).map(values.contains) ?? false }
    self.init(holds, when(), otherwise())
  }

  /// One sentence for a size of the widget; another otherwise.
  public init(
    widgetFamily comparison: WidgetFamilyComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenContent,
    @ParameterSummaryBuilder<Intent> otherwise: () -> OtherwiseContent
  ) { self.init({ _ in comparison == .notEqualTo }, when(), otherwise()) }

  /// One sentence for some sizes of the widget; another otherwise.
  public init(
    widgetFamily comparison: WidgetFamilyComparisonOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenContent,
    @ParameterSummaryBuilder<Intent> otherwise: () -> OtherwiseContent
  ) { self.init({ _ in comparison == .notEqualTo }, when(), otherwise()) }

  /// One sentence for a size of the widget; another otherwise.
  public init(
    _ variable: IntentWidgetFamilyVariable, _ comparison: EquatableComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenContent,
    @ParameterSummaryBuilder<Intent> otherwise: () -> OtherwiseContent
  ) { self.init({ _ in comparison == .notEqualTo }, when(), otherwise()) }
}

extension ParameterSummaryWhenCondition where OtherwiseContent == _DefaultParameterSummary<Intent> {
  /// A sentence if the value is, or is not, this one.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator,
    _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenContent
  ) where Value.UnwrappedType: Equatable {
    self.init(parameter, comparison, value, when) { _DefaultParameterSummary<Intent>() }
  }

  /// A sentence if the value lies on this side of another.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
    _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenContent
  ) where Value.UnwrappedType: Comparable {
    self.init(parameter, comparison, value, when) { _DefaultParameterSummary<Intent>() }
  }

  /// A sentence if there is, or is not, a value.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenContent
  ) { self.init(parameter, comparison, when) { _DefaultParameterSummary<Intent>() } }

  /// A sentence if the value is one of several.
  public init<Value: _IntentValue>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OneOfComparisonOperator,
    _ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ when: () -> WhenContent
  ) where Value.UnwrappedType: Equatable {
    self.init(parameter, comparison, values, when) { _DefaultParameterSummary<Intent>() }
  }
}

/// A summary that depends on which value it is.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue>: ParameterSummary {
  private let parameter: KeyPath<Intent, IntentParameter<Value>>?
  private let cases: [_SummaryCase<Intent, Value>]

  /// A sentence for each value.
  public init(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [_SummaryCase<Intent, Value>]
  ) {
    self.parameter = parameter
    self.cases = cases()
  }

  public func _resolved(for intent: Intent) -> _ResolvedSummary? {
    let value = parameter.flatMap { current($0, of: intent) }
    return cases.first { $0.fits(value) }?.resolve(intent)
  }

  public var _all: [_ResolvedSummary] { cases.flatMap(\.all) }
}

extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
  /// A sentence for each size of the widget.
  public init(
    _ variable: IntentWidgetFamilyVariable,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ cases: () -> [_SummaryCase<Intent, IntentWidgetFamily>]
  ) {
    self.parameter = nil
    self.cases = cases()
  }
}

extension IntentWidgetFamily: _IntentValue {
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.opaque("widget family")) }
}

/// One case of a switch in a summary.
public struct _SummaryCase<Intent: AppIntent, Value: _IntentValue> {
  fileprivate let fits: (Value.UnwrappedType?) -> Bool
  fileprivate let resolve: (Intent) -> _ResolvedSummary?
  fileprivate let all: [_ResolvedSummary]
}

/// A summary for one value, or for several.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue, Content: ParameterSummary>
where Content.Intent == Intent {
  fileprivate let asCase: _SummaryCase<Intent, Value>

  /// The sentence for a value.
  public init(_ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ content: () -> Content)
  where Value.UnwrappedType: Equatable {
    let content = content()
    asCase = _SummaryCase(fits: { $0 == value }, resolve: content._resolved, all: content._all)
  }

  /// The sentence for several values.
  public init(_ values: [Value.UnwrappedType], @ParameterSummaryBuilder<Intent> _ content: () -> Content)
  where Value.UnwrappedType: Equatable {
    let content = content()
    asCase = _SummaryCase(fits: { $0.map(values.contains) ?? false }, resolve: content._resolved, all: content._all)
  }
}

/// A summary for every other value.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>
where Content.Intent == Intent {
  fileprivate let content: Content

  /// The sentence for every other value.
  public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) { self.content = content() }
}

/// Lists the cases of a switch in a summary.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  public static func buildExpression<Content: ParameterSummary>(
    _ condition: ParameterSummaryCaseCondition<Intent, Value, Content>
  ) -> _SummaryCase<Intent, Value> { condition.asCase }
  public static func buildExpression<Content: ParameterSummary>(
    _ condition: ParameterSummaryDefaultCaseCondition<Intent, Content>
  ) -> _SummaryCase<Intent, Value> {
    _SummaryCase(fits: { _ in true }, resolve: condition.content._resolved, all: condition.content._all)
  }
  public static func buildBlock(_ cases: _SummaryCase<Intent, Value>...) -> [_SummaryCase<Intent, Value>] { cases }
}

/// What a parameter holds now: given, or by default.
private func current<Intent: AppIntent, Value: _IntentValue>(
  _ parameter: KeyPath<Intent, IntentParameter<Value>>, of intent: Intent
) -> Value.UnwrappedType? { intent[keyPath: parameter].valueOrDefault as? Value.UnwrappedType }
