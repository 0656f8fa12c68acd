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

  init(_ make: @escaping @Sendable ([(name: String, value: (any IntentValueExpressing)?)]) -> Made) { self.make = make }

  /// Makes it; names are looked at when it is used.
  public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, (any IntentValueExpressing)?>
  ) -> Made { make(arguments.map { (name: $0.key, value: $0.value) }) }
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
