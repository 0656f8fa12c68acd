internal import AppIntents
internal import IntentRuntime

/// What a test can name of an app: an intent, an entity, an enumeration.
public protocol AppIntentTypeDefinition: Sendable {
  /// What instances look like in a test.
  associatedtype Instance: Sendable
  /// The name of the type.
  var typeIdentifier: String { get }
  /// What the app is called by.
  var bundleIdentifier: String { get }
}

/// An intent of the app's.
public struct AppIntentDefinition: AppIntentTypeDefinition, Equatable {
  /// An intent that a test fills.
  public typealias Instance = AnyAppIntent

  /// The name of the type.
  public let typeIdentifier: String
  let definitions: IntentDefinitions
  /// What the app is called by.
  public var bundleIdentifier: String { definitions.bundleIdentifier }

  /// Fills the intent: `makeIntent(title: "Launch", isAllDay: false)`.
  ///
  /// A text given for an entity is looked up by the entity's query, and the first one found is taken. Enumerations take
  /// raw values. What is not named keeps its default.
  public var makeIntent: IntentValuePropertiesCallable<AnyAppIntent> {
    IntentValuePropertiesCallable { AnyAppIntent(self, $0) }
  }

  /// Expects the intent with some values: `expect(title: .equals("Launch"))`. Parameters not named may have any.
  public var expect: IntentValueExpectationCallable<any ResolvableIntentValueExpectation, AppIntentExpectation> {
    IntentValueExpectationCallable { AppIntentExpectation(intent: self, parameters: $0) }
  }

  /// Expects the intent, with any values, to return something.
  public func result(_ expectation: any IntentValueExpectation) -> AppIntentExpectation {
    AppIntentExpectation(intent: self, parameters: []).result(expectation)
  }

  /// Whether both name the same intent of the same app.
  public static func == (left: AppIntentDefinition, right: AppIntentDefinition) -> Bool {
    left.typeIdentifier == right.typeIdentifier && left.bundleIdentifier == right.bundleIdentifier
  }
}

/// Makes something of values that are given by name.
@dynamicCallable
public struct IntentValuePropertiesCallable<Made>: Sendable {
  private let make: @Sendable ([(name: String, value: (any IntentValueExpressing)?)]) -> Made

  init(_ make: @escaping @Sendable ([(name: String, value: (any IntentValueExpressing)?)]) -> Made) {
    self.make = make
  }

  /// Makes it; names are looked at when it is used.
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, (any IntentValueExpressing)?>
  ) -> Made {
    make(arguments.map { (name: $0.key, value: $0.value) })
  }
}

/// An intent of the app's with the values that a test gave it, or with those that it performed with.
@dynamicMemberLookup
public struct AnyAppIntent: Sendable, CustomStringConvertible {
  let definition: AppIntentDefinition
  private(set) var arguments: [(name: String, value: (any IntentValueExpressing)?)]
  /// The intent as it performed; nil for one that a test filled.
  private let performed: (any AppIntent)?

  init(_ definition: AppIntentDefinition, _ arguments: [(name: String, value: (any IntentValueExpressing)?)]) {
    self.definition = definition
    self.arguments = arguments
    performed = nil
  }

  init(performed intent: any AppIntent, in definitions: IntentDefinitions) {
    definition = AppIntentDefinition(
      typeIdentifier: _unqualifiedName(of: Swift.type(of: intent)), definitions: definitions)
    performed = intent
    arguments = IntentParameters(of: intent).entries.compactMap { entry in
      entry.parameter.valueOrDefault.map { (entry.name, KnownValue(ExpressedValue(of: $0))) }
    }
  }

  /// The name of the intent's type.
  public var typeIdentifier: String { definition.typeIdentifier }

  /// The value of a parameter; nil if it has none.
  public subscript(dynamicMember name: String) -> (any IntentValueExpressing)? {
    get { arguments.last { $0.name == name }?.value }
    set {
      arguments.removeAll { $0.name == name }
      arguments.append((name, newValue))
    }
  }

  /// Performs the intent.
  ///
  /// Confirmations are accepted. Any other question fails the run, with what was asked: give the value to `makeIntent`.
  @discardableResult
  public func run() async throws -> ResolvedIntentResult {
    try await IntentPerformance(of: self).result()
  }

  /// The type of the intent in the app, and an error if a parameter is read that it does not have.
  func type(in world: IntentWorld) throws -> any AppIntent.Type { try world.intent(typeIdentifier) }

  /// The intent and its values.
  public var description: String {
    let values = arguments.map { argument in
      let shown = (try? argument.value?._expression.value)?.shown ?? "nil"
      return "\(argument.name): \(shown)"
    }
    return "\(typeIdentifier)(\(values.joined(separator: ", ")))"
  }
}

/// A value that an intent performed with.
private struct KnownValue: IntentValueExpressing {
  let value: ExpressedValue

  init(_ value: ExpressedValue) { self.value = value }

  var _expression: _ValueExpression { _ValueExpression(value) }
}

/// What an intent returned.
///
/// ```swift
/// let title: String = try result.value.title   // reads, and may throw
/// makeIntent(event: result.value)              // passes on
/// ```
@dynamicMemberLookup
public struct ResolvedIntentResult: Sendable, CustomStringConvertible {
  /// What can be read of a result.
  public struct ValueKeyPath: Sendable {
    /// The place of a value.
    public struct Place: Sendable {}

    /// What the intent returned.
    public let value: Place
  }

  /// What the intent said, in full; nil for silence.
  public let dialog: String?
  let returned: ExpressedValue

  /// What the intent returned and said.
  public var description: String { "\(returned.shown)\(dialog.map { ", said: \(FailureMessages.quoted($0))" } ?? "")" }

  init(_ value: ExpressedValue, dialog: String?) {
    returned = value
    self.dialog = dialog
  }

  /// The place of what the intent returned, to be passed on or to be followed to a property.
  public subscript(dynamicMember path: KeyPath<ValueKeyPath, ValueKeyPath.Place>) -> DynamicPropertyPath {
    let returned = returned
    return DynamicPropertyPath("result.value") { returned }
  }

  /// What the intent returned, as a type.
  public subscript<Value: IntentValueConvertible>(
    dynamicMember path: KeyPath<ValueKeyPath, ValueKeyPath.Place>
  ) -> Value {
    get throws { try returned.read(as: Value.self, at: "result.value") }
  }
}

extension AppIntentDefinition {
  /// The names of the intent's parameters, in the order of their declarations.
  func parameterNames() throws -> [String] {
    let world = try definitions.source.world()
    let sayable = world.tester?.registry.sayableIntents.first { $0.intent == typeIdentifier }
    if let sayable { return sayable.parameters }
    let type = try world.intent(typeIdentifier)
    return IntentParameters(of: type.init()).entries.map(\.name)
  }
}
