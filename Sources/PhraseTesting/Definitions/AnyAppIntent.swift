internal import AppIntents
internal import IntentRuntime

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
  public func run() async throws -> ResolvedIntentResult { try await IntentPerformance(of: self).result() }

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
struct KnownValue: IntentValueExpressing {
  let value: ExpressedValue

  init(_ value: ExpressedValue) { self.value = value }

  var _expression: _ValueExpression { _ValueExpression(value) }
}
