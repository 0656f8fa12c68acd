extension CSSearchableItem {
  /// An item that stands for an entity.
  ///
  /// It knows what the entity's `attributeSet` says, how the entity is shown, and the properties with an indexing key.
  public convenience init(appEntity entity: some IndexedEntity) {
    let attributes = entity.attributeSet
    EntityAttributes(of: entity).complete(attributes)
    self.init(
      uniqueIdentifier: Self.identifier(of: entity), domainIdentifier: type(of: entity).persistentIdentifier,
      attributeSet: attributes)
    associatedEntity = entity
  }

  /// Says that the item and an entity are the same thing.
  ///
  /// - Parameters:
  ///   - entity: the entity.
  ///   - priority: where it stands among equally good ones; higher comes first.
  public func associateAppEntity(_ entity: some AppEntity, priority: Int = 0) {
    EntityAttributes(of: entity).complete(attributeSet)
    associatedEntity = entity
    self.priority = priority
  }

  /// The entity that the item stands for.
  package var appEntity: (any AppEntity)? { associatedEntity as? any AppEntity }

  private static func identifier(of entity: some AppEntity) -> String {
    "\(type(of: entity).persistentIdentifier)/\(entity.id.entityIdentifierString)"
  }
}
