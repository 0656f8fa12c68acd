extension CSSearchableIndex {
  /// Adds entities, each in the place of the one with the same identifier.
  ///
  /// - Parameters:
  ///   - entities: the entities.
  ///   - priority: where they stand among equally good ones; higher comes first.
  public func indexAppEntities<Entity: IndexedEntity>(_ entities: [Entity], priority: Int = 0) async throws {
    try await indexSearchableItems(
      entities.map { entity in
        let item = CSSearchableItem(appEntity: entity)
        item.priority = priority
        return item
      })
  }

  /// Takes some entities of a type out.
  public func deleteAppEntities<Entity: AppEntity>(
    identifiedBy identifiers: [Entity.ID], ofType type: Entity.Type
  ) async throws {
    let wanted = Set(identifiers.map(\.entityIdentifierString))
    try await deleteItems { wanted.contains(($0 as? Entity)?.id.entityIdentifierString ?? "") && $0 is Entity }
  }

  /// Takes all entities of a type out.
  public func deleteAppEntities<Entity: AppEntity>(ofType type: Entity.Type) async throws {
    try await deleteItems { $0 is Entity }
  }

  private func deleteItems(for isUnwanted: (any AppEntity) -> Bool) async throws {
    let unwanted = items.filter { $0.appEntity.map(isUnwanted) ?? false }
    try await deleteSearchableItems(withIdentifiers: unwanted.map(\.uniqueIdentifier))
  }
}
