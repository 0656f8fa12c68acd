/// An entity of which there is exactly one, such as the settings of the app.
///
/// ```swift
/// struct SettingsEntity: UniqueAppEntity {
///   @ComputedProperty var unit: String { Settings.shared.unit }
///   init() {}
/// }
/// ```
///
/// An entity with `init()` needs neither an identifier nor a query of its own.
@_alwaysEmitConformanceMetadata
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {
  /// Creates the entity. Entities without `init()` declare a `defaultQuery` instead.
  init()
}

extension UniqueAppEntity {
  /// The name of the type: there is only one.
  public var id: String { Self.persistentIdentifier }
  /// A query that creates the entity.
  public static var defaultQuery: UniqueAppEntityProvider<Self> { UniqueAppEntityProvider() }

  /// Stands in for the `init()` of an entity that has none, and which its own query therefore creates.
  ///
  /// - Precondition: nobody calls it; the message says what is missing.
  @_disfavoredOverload
  public init() {
    preconditionFailure(
      "'\(Self.self)' has no 'init()'; give it one, or declare "
        + "'static let defaultQuery = UniqueAppEntityProvider { … }'"
    )
  }
}

/// A query that finds the only entity of its type.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
  /// What it finds.
  override associatedtype Entity

  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery where Result == [Entity] {
  /// The only entity.
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

extension UniqueAppEntityQuery {
  /// The only entity, whatever identifier it is asked for by.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    identifiers.isEmpty ? [] : [try await uniqueEntity()]
  }

  /// The only entity.
  public func defaultResult() async -> Entity? { try? await uniqueEntity() }
}

/// A query made of a closure.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  private let provide: @Sendable () async throws -> Entity

  /// A query that creates the entity with its `init()`.
  public init() { provide = { Entity() } }

  /// A query that asks a closure for the entity.
  public init(_ provider: @escaping @Sendable () async throws -> Entity) { provide = provider }

  public func uniqueEntity() async throws -> Entity { try await provide() }
}
