internal import AppIntents
internal import IntentRuntime

/// An enumeration of the app's.
public struct AppEnumDefinition: AppIntentTypeDefinition {
  /// A case as a test sees it.
  public typealias Instance = AnyAppEnum

  /// The name of the type.
  public let typeIdentifier: String
  let definitions: IntentDefinitions
  /// What the app is called by.
  public var bundleIdentifier: String { definitions.bundleIdentifier }

  /// A case by its raw value. Whether there is one is found out when it is used.
  public func makeCase(_ rawValue: String) -> AnyAppEnum { AnyAppEnum(rawValue, of: typeIdentifier) }
}

/// An entity type of the app's that exists only as values.
public struct TransientAppEntityDefinition: AppIntentTypeDefinition {
  /// An entity that a test fills.
  public typealias Instance = AnyTransientAppEntity

  /// The name of the type.
  public let typeIdentifier: String
  let definitions: IntentDefinitions
  /// What the app is called by.
  public var bundleIdentifier: String { definitions.bundleIdentifier }

  /// Makes an entity with some properties; the others are as `init()` leaves them.
  public var makeEntity: IntentValuePropertiesCallable<AnyTransientAppEntity> {
    IntentValuePropertiesCallable { AnyTransientAppEntity(definition: self, properties: $0) }
  }

  /// The entity that a test made, as the app has it: its properties can be read.
  public func resolved(from entity: AnyTransientAppEntity) async throws -> AnyAppEntity {
    let world = try definitions.source.world()
    let type = try world.transientEntity(typeIdentifier)
    return try await world.run {
      await AnyAppEntity(try await ArgumentReader(world: world).transient(entity, type)).fetched()
    }
  }
}

/// A query of the app's that answers with values for something that nobody types, such as a picture.
public struct IntentValueQueryDefinition: Sendable {
  /// The name of the query's type.
  public let queryIdentifier: String
  let definitions: IntentDefinitions
  /// What the app is called by.
  public var bundleIdentifier: String { definitions.bundleIdentifier }

  /// What the query finds for an input.
  public func values(for input: some IntentValueConvertible) async throws -> ResolvedValueQueryResult {
    let world = try definitions.source.world()
    let type = try world.valueQuery(queryIdentifier)
    guard case .plain(let value) = try input._expression.value else {
      throw PhraseTestFailure("'\(queryIdentifier)' searches with values of Foundation and the like, not with entities")
    }
    let found = try await world.run { () async throws -> [ExpressedValue] in
      var found: [ExpressedValue] = []
      for item in try await type.answer(to: value) { found.append(await ExpressedValue(of: item).fetched()) }
      return found
    }
    return ResolvedValueQueryResult(items: DynamicPropertyPathCollection("items", found))
  }
}

/// What a value query found.
public struct ResolvedValueQueryResult: Sendable {
  /// The values, best first.
  public let items: DynamicPropertyPathCollection
}

extension IntentValueQuery {
  fileprivate static func answer(to value: any Sendable) async throws -> [any Sendable] {
    guard let input = Input._value(from: value) else {
      throw PhraseTestFailure(
        "'\(_unqualifiedName(of: self))' searches with a \(Input.self), not with a \(type(of: value))")
    }
    let query = Self()
    try await prepareDependencies(of: query)
    return try await query.values(for: input)._values.map { $0 as any Sendable }
  }
}
