extension TrailDataManager {
  /// The favourite trails, in the order in which they were added.
  var favorites: [Trail] { trails(with: state.favorites) }

  /// The trail at the top of the list, if one is pinned.
  var pinned: Trail? { state.pinnedTrail.flatMap { trails(with: [$0]).first } }

  /// Whether a trail is a favourite.
  func isFavorite(_ id: Trail.ID) -> Bool { state.favorites.contains(id) }

  /// Adds a trail to the favourites.
  func addFavorite(_ id: Trail.ID) throws {
    try change { state in
      if !state.favorites.contains(id) { state.favorites.append(id) }
    }
  }

  /// Takes a trail out of the favourites.
  func removeFavorite(_ id: Trail.ID) throws {
    try change { $0.favorites.removeAll { $0 == id } }
  }

  /// Puts a trail at the top of the list, in the place of the one that was there.
  func pin(_ id: Trail.ID) throws {
    try change { $0.pinnedTrail = id }
  }

  /// Leaves the top of the list empty.
  func unpin() throws {
    try change { $0.pinnedTrail = nil }
  }
}
