/// An entity that searches of the system find once the app has indexed it.
///
/// Properties with an `indexingKey:` are found by their values; ``attributeSet`` adds what is no property.
@_alwaysEmitConformanceMetadata
public protocol IndexedEntity: AppEntity {
  /// What the index knows about the entity.
  var attributeSet: CSSearchableItemAttributeSet { get }
  /// What the index knows about the entity unless the app says otherwise.
  var defaultAttributeSet: CSSearchableItemAttributeSet { get }
  /// Whether people do not find the entity when they search.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// How the entity is shown, and the properties with an indexing key.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

  /// How the entity is shown, and the properties with an indexing key.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let attributes = CSSearchableItemAttributeSet()
    EntityAttributes(of: self).complete(attributes)
    return attributes
  }

  public var hideInSpotlight: Bool { false }
}

/// A query that fills the index anew when the system asks for it.
public protocol IndexedEntityQuery: EntityQuery where Entity: IndexedEntity {
  /// Indexes some entities anew.
  func reindexEntities(for identifiers: [Entity.ID], indexDescription: CSSearchableIndexDescription) async throws
  /// Indexes all entities anew.
  func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws
}

/// Which index is to be filled.
public struct CSSearchableIndexDescription: Hashable, Sendable {
  /// The name of the index; nil for the default one.
  public let indexName: String?

  public init(indexName: String? = nil) { self.indexName = indexName }
}
