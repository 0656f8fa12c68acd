import AppIntents

extension ModelData {
  /// The traveler's own collections, without those in the archive, followed by the featured ones.
  var shownCollections: [LandmarkCollection] { ownCollections.filter { !$0.isArchived } + LandmarkCollection.featured }

  /// The traveler's own collections, with those in the archive.
  var ownCollections: [LandmarkCollection] { state.collections }

  /// Every collection there is.
  var allCollections: [LandmarkCollection] { ownCollections + LandmarkCollection.featured }

  /// The collections with some identifiers, in the same order; unknown ones are left out.
  func collections(for identifiers: [LandmarkCollection.ID]) -> [LandmarkCollection] {
    identifiers.compactMap { id in allCollections.first { $0.id == id } }
  }

  /// Starts an empty collection.
  func createCollection(named name: String) throws -> LandmarkCollection {
    try checkIsFree(name)
    let id = (allCollections.map(\.id).max() ?? 0) + 1
    let collection = LandmarkCollection(id: max(id, 101), name: name)
    try update { $0.collections.append(collection) }
    return collection
  }

  /// Puts a landmark at the end of a collection, unless it is in it already.
  func add(_ landmark: Landmark, to collection: LandmarkCollection) throws {
    try change(collection) { if !$0.landmarkIDs.contains(landmark.id) { $0.landmarkIDs.append(landmark.id) } }
  }

  /// Puts a collection into the archive.
  func archive(_ collection: LandmarkCollection) throws {
    try change(collection) { $0.isArchived = true }
  }

  /// Deletes a collection for good.
  func delete(_ collection: LandmarkCollection) throws {
    let index = try index(of: collection)
    try update { $0.collections.remove(at: index) }
  }

  /// Brings a collection back as it was, deleted or changed; what stands in the way is told in ``notice``.
  func restore(_ collection: LandmarkCollection, at index: Int) {
    do {
      try update { state in
        state.collections.removeAll { $0.id == collection.id }
        state.collections.insert(collection, at: min(index, state.collections.count))
      }
    } catch {
      notice = String(localized: "\(collection.title) couldn’t be brought back.")
    }
  }

  /// Where a collection stands among the traveler's own.
  func index(of collection: LandmarkCollection) throws -> Int {
    guard !collection.isFeatured else { throw TravelError.collectionIsFeatured(name: collection.title) }
    guard let index = state.collections.firstIndex(where: { $0.id == collection.id }) else {
      throw TravelError.collectionIsGone
    }
    return index
  }

  private func change(_ collection: LandmarkCollection, _ change: (inout LandmarkCollection) -> Void) throws {
    let index = try index(of: collection)
    try update { change(&$0.collections[index]) }
  }

  private func checkIsFree(_ name: String) throws {
    let taken = allCollections.first { Self.isSame($0.name, name) || Self.isSame($0.title, name) }
    guard let taken else { return }
    throw TravelError.nameIsTaken(name: taken.title)
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.compare(other, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
  }
}
