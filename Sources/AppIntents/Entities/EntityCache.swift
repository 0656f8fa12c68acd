internal import Synchronization

/// Entities that have been fetched, by their identifiers; shared by the copies of a collection.
final class EntityCache<Entity: AppEntity>: Sendable {
  private let known: Mutex<[Entity.ID: Entity]>

  init(_ entities: [Entity]) {
    known = Mutex(Dictionary(entities.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }))
  }

  subscript(identifier: Entity.ID) -> Entity? { known.withLock { $0[identifier] } }

  func add(_ entities: [Entity]) {
    known.withLock { known in
      for entity in entities { known[entity.id] = entity }
    }
  }
}
