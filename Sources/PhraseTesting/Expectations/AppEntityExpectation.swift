/// Expects something of an entity. A definition alone expects any entity of its type.
public protocol AppEntityExpectationProviding: IntentValueExpectation {
  /// The type that is expected.
  var entityDefinition: AppEntityDefinition { get }
}

/// Expects something of an entity that a parameter takes.
public protocol ResolvableAppEntityExpectation: AppEntityExpectationProviding, ResolvableIntentValueExpectation {}

extension AppEntityDefinition: ResolvableAppEntityExpectation, CustomStringConvertible {
  /// The type itself.
  public var entityDefinition: AppEntityDefinition { self }
  /// Whether a value is an entity of the type.
  public func isSatisfied(by value: (any IntentValueExpressing)?) async throws -> Bool {
    try value?._expression.value.entity?._typeName == typeIdentifier
  }
  /// The name of the type.
  public var description: String { "any \(typeIdentifier)" }
}

/// Expects an entity with some properties.
public struct AppEntityExpectation: ResolvableAppEntityExpectation, CustomStringConvertible {
  /// The type that is expected.
  public let entityDefinition: AppEntityDefinition
  private let properties: [(name: String, expectation: any IntentValueExpectation)]

  init(entity: AppEntityDefinition, properties: [(name: String, expectation: any IntentValueExpectation)]) {
    entityDefinition = entity
    self.properties = properties
  }

  /// Whether a value is such an entity; throws where the type has no property of a name.
  public func isSatisfied(by value: (any IntentValueExpressing)?) async throws -> Bool {
    guard let entity = try value?._expression.value.entity, try await entityDefinition.isSatisfied(by: entity) else {
      return false
    }
    for (name, expectation) in properties {
      let path: DynamicPropertyPath = entity[dynamicMember: name]
      guard try await expectation.isSatisfied(by: path) else { return false }
    }
    return true
  }

  /// The type with what is expected of its properties.
  public var description: String {
    "\(entityDefinition.typeIdentifier)(\(properties.map { "\($0.name) \($0.expectation)" }.joined(separator: ", ")))"
  }
}

/// Expects the entity with an identifier.
public struct AppEntityIdentifierExpectation: ResolvableAppEntityExpectation, CustomStringConvertible {
  /// The type that is expected.
  public let entityDefinition: AppEntityDefinition
  private let identifier: String

  init(entity: AppEntityDefinition, identifier: String) {
    entityDefinition = entity
    self.identifier = identifier
  }

  /// Whether a value is that entity.
  public func isSatisfied(by value: (any IntentValueExpressing)?) async throws -> Bool {
    guard let entity = try value?._expression.value.entity, try await entityDefinition.isSatisfied(by: entity) else {
      return false
    }
    return entity.identifier.instanceIdentifier == identifier
  }

  /// The type and the identifier.
  public var description: String { "\(entityDefinition.typeIdentifier)(id: \(identifier))" }
}

extension ExpressedValue {
  var entity: AnyAppEntity? { if case .entity(let entity) = self { entity } else { nil } }
}
