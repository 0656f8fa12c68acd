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

  /// A collection as it is now: who holds one may have got it before it changed.
  func current(_ collection: LandmarkCollection) -> LandmarkCollection {
    collections(for: [collection.id]).first ?? collection
  }

  /// Starts an empty collection.
  func createCollection(named name: String, as step: UndoStep? = nil) throws -> LandmarkCollection {
    try checkIsFree(name)
    let id = (allCollections.map(\.id).max() ?? 0) + 1
    let collection = LandmarkCollection(id: max(id, 101), name: name)
    try update(as: step) {
      $0.collections.append(collection)
    } undoneBy: {
      $0.collections.remove(id: collection.id)
    }
    return collection
  }

  /// Puts a landmark at the end of a collection, unless it is in it already.
  func add(_ landmark: Landmark, to collection: LandmarkCollection, as step: UndoStep? = nil) throws {
    let index = try index(of: collection)
    guard !state.collections[index].landmarkIDs.contains(landmark.id) else { return }
    try change(collection, as: step) {
      $0.landmarkIDs.append(landmark.id)
    } undoneBy: {
      $0.landmarkIDs.removeAll { $0 == landmark.id }
    }
  }

  /// Takes a landmark out of a collection, unless it is not in it.
  func remove(_ landmark: Landmark, from collection: LandmarkCollection, as step: UndoStep? = nil) throws {
    let index = try index(of: collection)
    guard let place = state.collections[index].landmarkIDs.firstIndex(of: landmark.id) else { return }
    try change(collection, as: step) {
      $0.landmarkIDs.removeAll { $0 == landmark.id }
    } undoneBy: {
      $0.landmarkIDs.insert(landmark.id, at: min(place, $0.landmarkIDs.count))
    }
  }

  /// Gives a collection another name, which no other has.
  func rename(_ collection: LandmarkCollection, to name: String, as step: UndoStep? = nil) throws {
    let before = state.collections[try index(of: collection)].name
    if !Self.isSame(before, name) { try checkIsFree(name) }
    try change(collection, as: step) {
      $0.name = name
    } undoneBy: {
      $0.name = before
    }
  }

  /// Puts a collection into the archive.
  func archive(_ collection: LandmarkCollection, as step: UndoStep? = nil) throws {
    try change(collection, as: step) {
      $0.isArchived = true
    } undoneBy: {
      $0.isArchived = false
    }
  }

  func delete(_ collection: LandmarkCollection, as step: UndoStep? = nil) throws {
    let index = try index(of: collection)
    let deleted = state.collections[index]
    try update(as: step) {
      $0.collections.remove(id: deleted.id)
    } undoneBy: { state in
      state.collections.insert(deleted, at: min(index, state.collections.count))
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

  private func change(
    _ collection: LandmarkCollection, as step: UndoStep?, _ change: @escaping (inout LandmarkCollection) -> Void,
    undoneBy inverse: @escaping (inout LandmarkCollection) -> Void
  ) throws {
    _ = try index(of: collection)
    try update(as: step) { state in
      state.collections.edit(id: collection.id, change)
    } undoneBy: { state in
      state.collections.edit(id: collection.id, inverse)
    }
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

extension [LandmarkCollection] {
  fileprivate mutating func remove(id: LandmarkCollection.ID) { removeAll { $0.id == id } }

  fileprivate mutating func edit(id: LandmarkCollection.ID, _ change: (inout LandmarkCollection) -> Void) {
    if let index = firstIndex(where: { $0.id == id }) { change(&self[index]) }
  }
}
