public import AppIntents
internal import IntentRuntime

/// An entity type of the app's, and its queries.
public struct AppEntityDefinition: AppIntentTypeDefinition, Equatable {
  /// An entity as a test sees it.
  public typealias Instance = AnyAppEntity

  /// The name of the type.
  public let typeIdentifier: String
  let definitions: IntentDefinitions
  /// What the app is called by.
  public var bundleIdentifier: String { definitions.bundleIdentifier }

  /// An entity of which only the identifier is known; the intent that it is given to looks it up.
  public func makeReference(identifier: String) -> AnyAppEntity {
    AnyAppEntity(reference: identifier, of: typeIdentifier)
  }

  // MARK: Queries

  /// Every entity there is; throws if the query cannot list them.
  public func allEntities() async throws -> [AnyAppEntity] {
    try await ask { type in
      guard let all = try await EntityFinder.all(of: type) else {
        throw PhraseTestFailure(
          "the query of '\(typeIdentifier)' is no EnumerableEntityQuery, so nobody can list all entities")
      }
      return all.map(\.value)
    }
  }

  /// The query for every entity.
  public func allEntitiesQuery() -> AnyEntityQuery { AnyEntityQuery(find: allEntities) }

  /// The entities with some identifiers; those that are gone are left out.
  public func entities<ID: LosslessStringConvertible & Sendable>(identifiers: [ID]) async throws -> [AnyAppEntity] {
    try await ask { type in
      try await EntityFinder.entities(of: type, written: identifiers.map(\.description)).map { $0 as any Sendable }
    }
  }

  /// The entities with some identifiers; those that are gone are left out.
  public func entities(identifiers: [UUID]) async throws -> [AnyAppEntity] {
    try await entities(identifiers: identifiers.map(\.uuidString))
  }

  /// The query for some identifiers.
  public func entityQuery<ID: LosslessStringConvertible & Sendable>(identifiers: [ID]) -> AnyEntityQuery {
    AnyEntityQuery { try await entities(identifiers: identifiers) }
  }

  /// The entities that a text can mean, as the query says.
  public func entities(matching text: String) async throws -> [AnyAppEntity] {
    try await ask { type in
      let reader = ValueReader(locale: IntentEnvironment.current.locale)
      return try await EntityFinder.entities(of: type, named: text, by: reader)
    }
  }

  /// The query for a text.
  public func entityQuery(matching text: String) -> AnyEntityQuery {
    AnyEntityQuery { try await entities(matching: text) }
  }

  /// The entities that are offered before anybody has said what they want.
  public func suggestedEntities() async throws -> [AnyAppEntity] {
    try await ask { type in try await EntityFinder.suggestions(of: type).flatMap(\.options).map(\.value) }
  }

  /// The query for what is offered.
  public func suggestedEntitiesQuery() -> AnyEntityQuery { AnyEntityQuery(find: suggestedEntities) }

  /// The entities that the search index of the process has for some words; all of the type for none.
  public func spotlightQuery(_ words: String?) async throws -> [AnyAppEntity] {
    try await ask { type in
      guard let words else { return EntitySearch().entities(ofType: type).map { $0 as any Sendable } }
      return EntitySearch().entities(for: words, ofType: type).map { $0.entity as any Sendable }
    }
  }

  private func ask(_ query: (any AppEntity.Type) async throws -> [any Sendable]) async throws -> [AnyAppEntity] {
    let world = try definitions.source.world()
    let type = try world.entity(typeIdentifier)
    return try await world.run {
      var found: [AnyAppEntity] = []
      for case let entity as any AppEntity in try await query(type) {
        found.append(await AnyAppEntity(entity).fetched())
      }
      return found
    }
  }

  // MARK: Views and content

  /// The entities of this type that the front window says it shows.
  public func viewAnnotations() async throws -> [ViewAnnotation] {
    let world = try definitions.source.world()
    _ = try world.entity(typeIdentifier)
    guard let tester = world.tester else {
      throw PhraseTestFailure(
        "no app is running, only the types of '\(world.name)' are known; test it with a PhraseTester")
    }
    return await tester.registry.entitiesInFront().map { entity, isSelected in
      ViewAnnotation(entity: AnyAppEntity(entity), isSelected: isSelected)
    }.filter { $0.entity._typeName == typeIdentifier }
  }

  /// The entity that a file is, if the app can read it.
  public func resolved(from file: IntentFile) async throws -> AnyAppEntity {
    try await resolved { type in try await type.make(of: file) }
  }

  /// The entity that another value stands for, if the app can read it.
  public func resolved<Value: Sendable>(from value: Value) async throws -> AnyAppEntity {
    try await resolved { type in try await type.make(of: value) }
  }

  private func resolved(_ make: (any Transferable.Type) async throws -> (any Sendable)?) async throws -> AnyAppEntity {
    let world = try definitions.source.world()
    let entity = try await world.run { try await world.entity(typeIdentifier).imported(make) }
    return await world.run { await AnyAppEntity(entity).fetched() }
  }

  // MARK: Expectations

  /// Expects an entity with some properties: `expect(title: .contains("Launch"))`. Properties not named may have any.
  public var expect: IntentValueExpectationCallable<any IntentValueExpectation, AppEntityExpectation> {
    IntentValueExpectationCallable { AppEntityExpectation(entity: self, properties: $0) }
  }

  /// Expects the entity with an identifier.
  public func expectIdentifier(_ identifier: String) -> AppEntityIdentifierExpectation {
    AppEntityIdentifierExpectation(entity: self, identifier: identifier)
  }

  /// Whether both name the same type of the same app.
  public static func == (left: AppEntityDefinition, right: AppEntityDefinition) -> Bool {
    left.typeIdentifier == right.typeIdentifier && left.bundleIdentifier == right.bundleIdentifier
  }
}

/// An entity that a view says it shows.
public struct ViewAnnotation: Sendable {
  /// The entity.
  public let entity: AnyAppEntity
  /// Whether it is chosen.
  public let isSelected: Bool
}

extension AppEntity {
  /// An entity made of something else.
  fileprivate static func imported(_ make: (any Transferable.Type) async throws -> (any Sendable)?) async throws
    -> any AppEntity
  {
    let name = _unqualifiedName(of: self)
    guard let type = Self.self as? any Transferable.Type else {
      throw PhraseTestFailure("'\(name)' is not Transferable, so it is made of nothing else")
    }
    guard let entity = try await make(type) as? any AppEntity else {
      throw PhraseTestFailure("'\(name)' cannot be made of this; see its transferRepresentation")
    }
    return entity
  }
}

extension Transferable where Self: Sendable {
  fileprivate static func make(of file: IntentFile) async throws -> (any Sendable)? {
    try await Self(importing: file.data, contentType: file.type)
  }

  fileprivate static func make(of value: any Sendable) async throws -> (any Sendable)? {
    try await imported(from: value)
  }
}
