extension ModelData {
  /// The landmarks with a heart, in the order in which they got it.
  var favoriteLandmarks: [Landmark] { landmarks(for: state.favorites) }

  func isFavorite(_ landmark: Landmark) -> Bool { state.favorites.contains(landmark.id) }

  /// Gives a landmark a heart or takes it away.
  func setFavorite(_ isFavorite: Bool, _ landmark: Landmark) throws {
    try update { state in
      state.favorites.removeAll { $0 == landmark.id }
      if isFavorite { state.favorites.append(landmark.id) }
    }
  }
}
