extension TrailDataManager {
  /// The favourite trails, in the order in which they were added.
  var favorites: [Trail] { trails(with: state.favorites) }

  /// The trail at the top of the list, if one is pinned.
  var pinned: Trail? { state.pinnedTrail.flatMap { trails(with: [$0]).first } }

  func isFavorite(_ id: Trail.ID) -> Bool { state.favorites.contains(id) }

  /// Adds a trail that is not a favourite yet to the end of the favourites, or takes it out of them.
  func setFavorite(_ isFavorite: Bool, _ id: Trail.ID, as step: UndoStep? = nil) throws {
    let index = state.favorites.firstIndex(of: id)
    guard isFavorite == (index == nil) else { return }
    let insert: Edit = { state in
      state.favorites.removeAll { $0 == id }
      state.favorites.insert(id, at: min(index ?? .max, state.favorites.count))
    }
    let remove: Edit = { state in state.favorites.removeAll { $0 == id } }
    try isFavorite ? change(as: step, insert, undoneBy: remove) : change(as: step, remove, undoneBy: insert)
  }

  /// Puts a trail at the top of the list instead of the one that was there; nil leaves the top empty.
  func pin(_ id: Trail.ID?, as step: UndoStep? = nil) throws {
    let old = state.pinnedTrail
    try change(as: step) {
      $0.pinnedTrail = id
    } undoneBy: {
      $0.pinnedTrail = old
    }
  }
}
