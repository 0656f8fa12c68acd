internal import AppIntents

/// A type of entity that holds entities of another: a collection of landmarks.
struct EntityContainer: Sendable {
  /// What the containers are called: "collection".
  let typeNames: [[String]]
  /// The containers under their names.
  let named: NamedEntities
  /// The property that lists what is in one.
  let property: String

  /// What is known of some types, each with the types that hold it.
  static func connected(_ entities: [FindableEntity]) -> [FindableEntity] {
    entities.map { held in
      var held = held
      held.containers = entities.compactMap { EntityContainer($0, of: held) }
      return held
    }
  }

  private init?(_ entity: FindableEntity, of held: FindableEntity) {
    guard entity.holds(held), let property = entity.membership else { return nil }
    typeNames = entity.names.map(\.words).filter { !$0.isEmpty }
    named = entity.named
    self.property = property.name
  }
}

extension FindableEntity {
  /// The property that lists the entities which belong to one: the landmarks of a collection.
  var membership: SpokenProperty? { properties.first { if case .array(.entity) = $0.kind { true } else { false } } }

  /// Whether entities of another type belong to such.
  func holds(_ other: FindableEntity) -> Bool {
    guard application == other.application, let membership else { return false }
    return membership.kind.entityTypes.contains { $0 == other.entityType }
  }
}

/// What is in one container.
package struct EntityMembership: Sendable {
  let container: any AppEntity
  let property: String

  package var title: String { String(localized: DisplayRepresentation(showing: container).title) }

  /// Those of some entities that are in it now.
  func members(among entities: [any AppEntity]) async throws -> [any AppEntity] {
    let current = try await Self.refetched(container)
    let value = try await current.propertyDescriptions.first { $0.name == property }?.value()
    let held = ((value as? [any Sendable]) ?? []).compactMap { $0 as? any AppEntity }
    let identities = Set(held.map { Self.identity(of: $0) })
    return entities.filter { identities.contains(Self.identity(of: $0)) }
  }

  private static func refetched(_ entity: some AppEntity) async throws -> any AppEntity {
    try await EntityFinder.refetched(entity) ?? entity
  }

  private static func identity(of entity: some AppEntity) -> EntityIdentifier { EntityIdentifier(for: entity) }
}
