extension ModelData {
  /// The landmarks with a heart, in the order in which they got it.
  var favoriteLandmarks: [Landmark] { landmarks(for: state.favorites) }

  func isFavorite(_ landmark: Landmark) -> Bool { state.favorites.contains(landmark.id) }

  /// Gives a landmark a heart or takes it away; one that has it already keeps its turn.
  func setFavorite(_ isFavorite: Bool, _ landmark: Landmark, as step: UndoStep? = nil) throws {
    let index = state.favorites.firstIndex(of: landmark.id)
    guard isFavorite == (index == nil) else { return }
    let insert: Edit = { state in
      state.favorites.removeAll { $0 == landmark.id }
      state.favorites.insert(landmark.id, at: min(index ?? .max, state.favorites.count))
    }
    let remove: Edit = { state in state.favorites.removeAll { $0 == landmark.id } }
    try isFavorite ? update(as: step, insert, undoneBy: remove) : update(as: step, remove, undoneBy: insert)
  }
}
