import AppIntents

/// A collection, as the rest of the system sees it.
struct CollectionEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Collection", numericFormat: "\(placeholder: .int) collections", synonyms: ["Album", "List"])
  static let defaultQuery = CollectionEntityQuery()

  let collection: LandmarkCollection
  let modelData: ModelData

  var id: LandmarkCollection.ID { collection.id }

  @ComputedProperty var name: String { collection.title }

  @ComputedProperty var summary: String { collection.subtitle }

  @ComputedProperty(title: "Number of Landmarks") var landmarkCount: Int { collection.landmarkIDs.count }

  @ComputedProperty
  var landmarks: [LandmarkEntity] {
    collection.landmarkIDs.compactMap { id in modelData.landmarks.first { $0.id == id }.map(modelData.entity) }
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: landmarkCount == 1 ? "1 landmark" : "\(landmarkCount) landmarks",
      image: .init(systemName: collection.isFeatured ? "star.fill" : "book.closed"),
      synonyms: collection.otherNames.map { "\($0)" })
  }
}

extension ModelData {
  /// A collection as the rest of the system sees it.
  nonisolated func entity(for collection: LandmarkCollection) -> CollectionEntity {
    CollectionEntity(collection: collection, modelData: self)
  }
}

extension LandmarkCollection {
  /// Whether a text is in its name, in the language of the moment or as it was written.
  fileprivate func isCalled(_ text: String) -> Bool { [title, name].contains { $0.localizedStandardContains(text) } }
}

/// Finds collections; those in the archive are found by name, but not offered.
struct CollectionEntityQuery: EntityStringQuery, EnumerableEntityQuery {
  @Dependency var modelData: ModelData

  func allEntities() async throws -> [CollectionEntity] { await modelData.shownCollections.map(modelData.entity) }

  func entities(for identifiers: [CollectionEntity.ID]) async throws -> [CollectionEntity] {
    await modelData.collections(for: identifiers).map(modelData.entity)
  }

  func entities(matching string: String) async throws -> [CollectionEntity] {
    await modelData.allCollections.filter { $0.isCalled(string) }.map(modelData.entity)
  }

  func suggestedEntities() async throws -> [CollectionEntity] { await modelData.shownCollections.map(modelData.entity) }
}

/// Finds only collections that the traveler may change.
struct OwnCollectionQuery: EntityStringQuery {
  @Dependency var modelData: ModelData

  func entities(for identifiers: [CollectionEntity.ID]) async throws -> [CollectionEntity] {
    await modelData.collections(for: identifiers).map(modelData.entity)
  }

  func entities(matching string: String) async throws -> [CollectionEntity] {
    await modelData.ownCollections.filter { $0.isCalled(string) }.map(modelData.entity)
  }

  func suggestedEntities() async throws -> [CollectionEntity] {
    await modelData.ownCollections.filter { !$0.isArchived }.map(modelData.entity)
  }
}
