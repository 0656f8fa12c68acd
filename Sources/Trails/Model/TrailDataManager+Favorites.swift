extension TrailDataManager {
  /// The favourite trails, in the order in which they were added.
  var favorites: [Trail] { trails(with: state.favorites) }

  /// The trail at the top of the list, if one is pinned.
  var pinned: Trail? { state.pinnedTrail.flatMap { trails(with: [$0]).first } }

  func isFavorite(_ id: Trail.ID) -> Bool { state.favorites.contains(id) }

  /// Adds a trail that is not a favourite yet to the end of the favourites, or takes it out of them.
  func setFavorite(_ isFavorite: Bool, _ id: Trail.ID) throws {
    guard isFavorite != self.isFavorite(id) else { return }
    try change { state in
      state.favorites.removeAll { $0 == id }
      if isFavorite { state.favorites.append(id) }
    }
  }

  /// Puts a trail at the top of the list instead of the one that was there; nil leaves the top empty.
  func pin(_ id: Trail.ID?) throws {
    try change { $0.pinnedTrail = id }
  }
}
