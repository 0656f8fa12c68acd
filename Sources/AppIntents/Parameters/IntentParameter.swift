internal import Synchronization

/// A value that intents carry in a wrapper.
public protocol AnyIntentValue: AnyObject, Sendable {}

/// A value that a person gives to an intent.
///
/// Copies of an intent share the storage of its parameters, so the framework makes a fresh intent for each run.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: AnyIntentValue {
  /// Whether a value has been given.
  public enum ValueState: Sendable {
    case set(Value)
    case unset
  }

  private struct State {
    var value: Value?
    var location: ParameterLocation?
  }

  /// What all copies of the parameter share.
  private final class Declaration: Sendable {
    let traits: ParameterTraits

    init(_ traits: ParameterTraits) { self.traits = traits }
  }

  private let declaration: Declaration
  package var traits: ParameterTraits { declaration.traits }
  /// The value when none is given.
  public let defaultValue: Value.UnwrappedType?
  private let state: Mutex<State>

  package init(traits: ParameterTraits, defaultValue: Value.UnwrappedType? = nil) {
    declaration = Declaration(traits)
    self.defaultValue = defaultValue
    state = Mutex(State())
  }

  private init(_ other: IntentParameter<Value>) {
    declaration = other.declaration
    defaultValue = other.defaultValue
    state = Mutex(other.state.withLock { $0 })
  }

  /// A parameter titled by the name of its variable.
  ///
  /// It stands here and not in an extension because a bare `@Parameter` is initialized implicitly only by what the
  /// class itself declares.
  public convenience init() { self.init(traits: ParameterTraits()) }

  /// The value given, or the default, or nil if the value is optional.
  ///
  /// - Precondition: one of them is there; running the intent makes sure of it before `perform()`.
  public var wrappedValue: Value {
    get {
      ParameterReads.current?.note(self)
      if let value = effectiveValue { return value }
      let location = state.withLock { $0.location }
      preconditionFailure(
        "\(location.map { "'\($0.intent).\($0.name)'" } ?? "A parameter of type \(Value.self)") was read and has no value; "
          + "set it first, give '@Parameter' a 'default:', or make it optional"
      )
    }
    set { state.withLock { $0.value = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// Whether a value has been given; looking never traps.
  public var valueState: ValueState { state.withLock { $0.value.map(ValueState.set) ?? .unset } }

  /// What the parameter is called: as its author titled it, otherwise by the name of the variable.
  public var title: LocalizedStringResource {
    traits.title ?? state.withLock { $0.location?.generatedTitle }
      ?? LocalizedStringResource(stringLiteral: "\(Value.self)")
  }

  /// Whether the intent runs without a value.
  public var isOptional: Bool { Value._absentValue != nil }

  public var valueType: Any.Type { Value.ValueType.self }

  private var effectiveValue: Value? {
    if let value = state.withLock({ $0.value }) { return value }
    if let defaultValue, let value = defaultValue as? Value { return value }
    return Value._absentValue
  }
}

/// Where a parameter stands: in which intent, under which name.
package struct ParameterLocation: Sendable {
  package let intent: String
  package let name: String

  package var generatedTitle: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: words(ofIdentifier: name))
  }
}

/// A parameter, whatever the type of its value.
package protocol AnyIntentParameter: AnyIntentValue, StoredWrapper {
  var traits: ParameterTraits { get }
  var title: LocalizedStringResource { get }
  var isOptional: Bool { get }
  var location: ParameterLocation? { get }
  var valueKind: ValueKind { get }
  /// The value given; nil also for an optional that was set to nil.
  var givenValue: (any Sendable)? { get }
  /// The value given, or else the default.
  var valueOrDefault: (any Sendable)? { get }
  func bind(to location: ParameterLocation)
  /// Takes a value of the parameter's type, wrapped or not; false if the type does not fit.
  func assign(_ value: any Sendable) -> Bool
  func clear()
  /// Takes over what the same parameter of another instance was given.
  func adopt(_ other: any AnyIntentParameter)
}

extension IntentParameter: AnyIntentParameter {
  package var location: ParameterLocation? { state.withLock { $0.location } }
  package var valueKind: ValueKind { Value._valueKind.kind }

  package var givenValue: (any Sendable)? { state.withLock { $0.value }.flatMap(unwrapped) }

  package var valueOrDefault: (any Sendable)? { effectiveValue.flatMap(unwrapped) }

  package func bind(to location: ParameterLocation) { state.withLock { $0.location = location } }

  package func assign(_ value: any Sendable) -> Bool {
    if let fitting = Value._value(from: value) {
      state.withLock { $0.value = fitting }
      return true
    }
    // One value is enough for a parameter that takes several.
    if case .array = valueKind, let list = Value._value(from: listOfOne(value)) {
      state.withLock { $0.value = list }
      return true
    }
    return false
  }

  package func renewed() -> IntentParameter<Value> { IntentParameter(self) }

  package func clear() { state.withLock { $0.value = nil } }

  package func adopt(_ other: any AnyIntentParameter) {
    guard let other = other as? IntentParameter<Value> else { return }
    let value = other.state.withLock { $0.value }
    state.withLock { $0.value = value }
  }
}

extension AnyIntentParameter {
  /// Takes a value; of several, the first where there is only one to take.
  func assignFirst(_ value: any Sendable) -> Bool {
    if assign(value) { return true }
    return (value as? [any Sendable])?.first.map(assign) ?? false
  }

  /// Takes what it is given beside values that it has already; the values themselves where there is only one.
  func assign(_ value: any Sendable, besides kept: [any Sendable]) -> Bool {
    if kept.isEmpty { return assign(value) }
    return assign(kept + (value as? [any Sendable] ?? [value]))
  }
}

/// What is inside an optional; anything else is itself.
func unwrapped(_ value: any Sendable) -> (any Sendable)? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.inside
}

private protocol OptionalValue {
  var inside: (any Sendable)? { get }
}

extension Optional: OptionalValue where Wrapped: _IntentValue {
  fileprivate var inside: (any Sendable)? { flatMap(unwrapped) }
}

private func listOfOne(_ value: any Sendable) -> any Sendable {
  func list<Element: Sendable>(_ element: Element) -> any Sendable { [element] }
  return list(value)
}
