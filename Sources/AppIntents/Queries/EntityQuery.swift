/// Offers the values that a parameter can take.
public protocol DynamicOptionsProvider: _SupportsAppDependencies, Sendable {
  /// The values, as an array or in sections.
  associatedtype Result: ResultsCollection
  /// What a parameter starts with.
  associatedtype DefaultValue: _IntentValue = Result.Result

  /// Creates a provider; its dependencies come afterwards.
  init()
  /// The values to choose from.
  func results() async throws -> Result
  /// The value of a parameter that nobody gave one, optional or not; of several values, a parameter that takes one takes
  /// the first. Apple says so of `DynamicOptionsProvider.defaultResult()`. A default of the parameter itself comes before.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// Values in sections.
  public typealias ItemCollection<Value: _IntentValue> = IntentItemCollection<Value>
  public typealias ItemSection<Value: _IntentValue> = IntentItemSection<Value>

  /// No obvious value.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// Finds entities. Every query answers "which entity has this identifier?"; its refinements answer more.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// What it finds.
  associatedtype Entity: AppEntity = Result.Result.ValueType
  override associatedtype Result = [Entity]

  /// The entities with these identifiers; those that are gone are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The entities to offer before anybody has said what they want; each gets a shortcut of its own.
  func suggestedEntities() async throws -> Result
  /// What the generated Find action says about itself, if there is one.
  static var findIntentDescription: IntentDescription? { get }
}

extension EntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }
  public func results() async throws -> Result { try await suggestedEntities() }
  public func suggestedEntities() async throws -> Result { Result._empty }
}

/// A query that finds entities by what people call them.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that a text could mean.
  func entities(matching string: String) async throws -> Result
}

/// A query for entities so few that all fit in memory; the other questions are answered from the whole list.
public protocol EnumerableEntityQuery: EntityQuery {
  // Said again so that the type of `allEntities()` is enough to know both.
  override associatedtype Entity = Result.Result.ValueType
  override associatedtype Result = [Entity]

  /// Every entity there is.
  func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
  /// All of them.
  public func suggestedEntities() async throws -> Result { try await allEntities() }
  /// Those of all entities that have the identifiers, in the order asked for.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let all = try await allEntities()._values.compactMap { $0 as? Entity }
    let known = Dictionary(all.map { ($0.id.entityIdentifierString, $0) }, uniquingKeysWith: { first, _ in first })
    return identifiers.compactMap { known[$0.entityIdentifierString] }
  }
}

/// Answers with values for an input that nobody types, such as a picture.
@_alwaysEmitConformanceMetadata
public protocol IntentValueQuery: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
  /// What is searched with.
  associatedtype Input: _IntentValue
  /// What is found, as an array or in sections.
  associatedtype Result: ResultsCollection = [ResultValue]
  /// One thing found.
  associatedtype ResultValue: _IntentValue = Result.Result

  /// Creates a query; its dependencies come afterwards.
  init()
  /// What fits the input, best first.
  func values(for input: Input) async throws -> Result
}
