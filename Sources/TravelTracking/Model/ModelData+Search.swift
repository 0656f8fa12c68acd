import Foundation

extension ModelData {
  /// The landmarks whose name, other names or description contain a text; those with the text in a name come first.
  func landmarks(matching text: String) -> [Landmark] {
    let named = landmarks.filter { $0.names.contains { $0.localizedStandardContains(text) } }
    let described = landmarks.filter { !named.contains($0) && $0.description.localizedStandardContains(text) }
    return named + described
  }

  /// The landmarks that fit what is seen in a picture, those that fit most labels first.
  func landmarks(labeled labels: [String]) -> [Landmark] {
    let scored = landmarks.map { landmark in
      (landmark: landmark, score: labels.count { landmark.searchText.localizedStandardContains($0) })
    }
    return scored.filter { $0.score > 0 }.sorted { $0.score > $1.score }.map(\.landmark)
  }

  /// The collections on show that contain any of some landmarks.
  func collections(containing landmarks: [Landmark]) -> [LandmarkCollection] {
    let identifiers = Set(landmarks.map(\.id))
    return shownCollections.filter { !identifiers.isDisjoint(with: $0.landmarkIDs) }
  }
}

extension Landmark {
  fileprivate var names: [String] { [name] + otherNames }
  fileprivate var searchText: String { (names + [country, continent.name, description]).joined(separator: "\n") }
}
