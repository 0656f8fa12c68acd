/// Finds indexed entities by their words.
package struct EntitySearch: Sendable {
  /// An entity that was found.
  package struct Hit: Sendable {
    package let entity: any AppEntity
    /// Where it stands: the best one is 0.
    package let rank: Int
  }

  private let indexes: [CSSearchableIndex]

  /// Searches some indexes; all of them unless given.
  package init(in indexes: [CSSearchableIndex] = CSSearchableIndex.all) { self.indexes = indexes }

  /// The entities in which every word of a text begins a word, the best one of an index first.
  ///
  /// - Parameters:
  ///   - text: what somebody typed.
  ///   - type: the type of the entities; any unless given.
  ///   - limit: how many are wanted at most.
  package func entities(for text: String, ofType type: (any AppEntity.Type)? = nil, limit: Int = .max) -> [Hit] {
    let found = indexes.flatMap { $0.search(text, limit: .max) }.compactMap(\.appEntity)
    let wanted = found.filter { entity in
      !((entity as? any IndexedEntity)?.hideInSpotlight ?? false) && isInstance(entity, of: type)
    }
    return wanted.prefix(limit).enumerated().map { Hit(entity: $1, rank: $0) }
  }

  /// All indexed entities of a type, in the order in which they were indexed.
  package func entities(ofType type: any AppEntity.Type) -> [any AppEntity] {
    indexes.flatMap(\.items).compactMap(\.appEntity).filter { isInstance($0, of: type) }
  }

  private func isInstance(_ entity: any AppEntity, of type: (any AppEntity.Type)?) -> Bool {
    func check<Entity: AppEntity>(_ type: Entity.Type) -> Bool { entity is Entity }
    return type.map { check($0) } ?? true
  }
}
