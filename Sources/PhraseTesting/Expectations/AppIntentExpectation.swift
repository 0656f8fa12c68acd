/// Expects something of an intent that ran. A definition alone expects the intent with any values.
public protocol AppIntentExpectationProviding: Sendable {
  /// The intent that is expected.
  var intentDefinition: AppIntentDefinition { get }
  /// Whether an intent that ran, and what it returned, is as expected.
  func isSatisfied(by intent: AnyAppIntent, result: ResolvedIntentResult?) async throws -> Bool
}

extension AppIntentExpectationProviding {
  /// Whether an intent is as expected, whatever it returned.
  public func isSatisfied(by intent: AnyAppIntent) async throws -> Bool {
    try await isSatisfied(by: intent, result: nil)
  }
}

extension AppIntentDefinition: AppIntentExpectationProviding, CustomStringConvertible {
  /// The intent itself.
  public var intentDefinition: AppIntentDefinition { self }
  /// Whether an intent is this one.
  public func isSatisfied(by intent: AnyAppIntent, result: ResolvedIntentResult?) async throws -> Bool {
    intent.typeIdentifier == typeIdentifier
  }
  /// The name of the intent.
  public var description: String { typeIdentifier }
}

/// Expects an intent with some values, that may have to return something.
public struct AppIntentExpectation: AppIntentExpectationProviding, CustomStringConvertible {
  /// The intent that is expected.
  public let intentDefinition: AppIntentDefinition
  private let parameters: [(name: String, expectation: any ResolvableIntentValueExpectation)]
  private var returned: (any IntentValueExpectation)?

  init(intent: AppIntentDefinition, parameters: [(name: String, expectation: any ResolvableIntentValueExpectation)]) {
    intentDefinition = intent
    self.parameters = parameters
  }

  /// Expects the intent to return something, too.
  public func result(_ expectation: any IntentValueExpectation) -> AppIntentExpectation {
    var wanted = self
    wanted.returned = expectation
    return wanted
  }

  /// Whether an intent that ran, and what it returned, is as expected; throws where the intent has no parameter of a
  /// name.
  public func isSatisfied(by intent: AnyAppIntent, result: ResolvedIntentResult?) async throws -> Bool {
    guard intent.typeIdentifier == intentDefinition.typeIdentifier else { return false }
    try check(intentDefinition)
    for (name, expectation) in parameters {
      guard try await expectation.isSatisfied(by: intent[dynamicMember: name]) else { return false }
    }
    guard let returned else { return true }
    guard let result else { return false }
    let path: DynamicPropertyPath = result.value
    return try await returned.isSatisfied(by: path)
  }

  private func check(_ definition: AppIntentDefinition) throws {
    let names = try definition.parameterNames()
    for (name, _) in parameters where !names.contains(name) {
      throw PhraseTestFailure(FailureMessages.unknownParameter(name, of: definition.typeIdentifier, among: names))
    }
  }

  /// The intent with what is expected of its parameters and its result.
  public var description: String {
    let values = parameters.map { "\($0.name) \($0.expectation)" }.joined(separator: ", ")
    let result = returned.map { " returning \($0)" } ?? ""
    return intentDefinition.typeIdentifier + (values.isEmpty ? "" : "(\(values))") + result
  }
}
