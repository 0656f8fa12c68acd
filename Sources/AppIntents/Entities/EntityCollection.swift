/// Entities by their identifiers, fetched only when somebody asks for them.
///
/// Use it instead of an array as a parameter or property that can hold many entities.
public struct EntityCollection<Entity: AppEntity>: Sendable {
  private var ids: [Entity.ID]
  private let cache: EntityCache<Entity>

  public init(identifiers: [Entity.ID] = []) {
    ids = identifiers
    cache = EntityCache([])
  }

  /// Some entities, which are not fetched again.
  public init(entities: [Entity]) {
    ids = entities.map(\.id)
    cache = EntityCache(entities)
  }

  /// The identifiers in order.
  public var identifiers: [Entity.ID] { ids }

  /// Adds an entity by its identifier.
  public mutating func append(_ identifier: Entity.ID) { ids.append(identifier) }

  /// Adds entities by their identifiers.
  public mutating func append(contentsOf identifiers: some Sequence<Entity.ID>) { ids.append(contentsOf: identifiers) }

  /// Takes an entity out, wherever it is.
  public mutating func remove(_ identifier: Entity.ID) { ids.removeAll { $0 == identifier } }

  /// Whether an entity is in the collection.
  public func contains(_ identifier: Entity.ID) -> Bool { ids.contains { $0 == identifier } }

  /// Whether an entity is in the collection.
  public func contains(_ entity: Entity) -> Bool { contains(entity.id) }

  /// The entities in order, without those that are gone.
  ///
  /// The entity's query is asked only for those that nobody fetched before.
  public func resolvedEntities() async throws -> [Entity] {
    let missing = ids.filter { cache[$0] == nil }
    if !missing.isEmpty { cache.add(try await EntityFinder.entities(of: Entity.self, ids: missing)) }
    return ids.compactMap { cache[$0] }
  }
}

extension EntityCollection: RandomAccessCollection {
  /// The position of the first identifier.
  public var startIndex: Int { ids.startIndex }
  /// The position behind the last identifier.
  public var endIndex: Int { ids.endIndex }
  /// The identifier at a position.
  public subscript(position: Int) -> Entity.ID { ids[position] }
}

extension EntityCollection: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Entity.ID...) { self.init(identifiers: elements) }
}

extension EntityCollection: Hashable {
  /// Whether two collections have the same identifiers in the same order.
  public static func == (left: Self, right: Self) -> Bool { left.ids == right.ids }
  public func hash(into hasher: inout Hasher) { hasher.combine(ids) }
}

extension EntityCollection: _IntentValue {
  public static var _valueKind: _IntentValueKind { _IntentValueKind(.array(.entity(Entity.self))) }

  public static func _value(from other: any Sendable) -> Self? {
    other as? Self ?? (other as? [Entity]).map { Self(entities: $0) }
  }
}
