import Foundation

extension ModelData {
  /// The landmarks whose name, other names or description contain a text; those with the text in a name come first.
  func landmarks(matching text: String) -> [Landmark] {
    let named = landmarks.filter { $0.names.contains { $0.localizedStandardContains(text) } }
    let described = landmarks.filter { !named.contains($0) && $0.description.mentions(text) }
    return named + described
  }

  /// The landmarks that a word is about: it stands in what is written about them, or about a collection of the app's
  /// editors that they are in. One of several is found as well: “waterfalls” are about a waterfall.
  func landmarks(about topic: String) -> [Landmark] {
    let word = topic.count > 3 && topic.hasSuffix("s") ? String(topic.dropLast()) : topic
    let collected = LandmarkCollection.featured
      .filter { "\($0.title)\n\($0.subtitle)".mentions(word) }
      .flatMap(\.landmarkIDs)
    return landmarks.filter { collected.contains($0.id) || $0.searchText.mentions(word) }
  }

  /// The landmarks that fit what is seen in a picture, those that fit most labels first.
  func landmarks(labeled labels: [String]) -> [Landmark] {
    let scored = landmarks.map { landmark in
      (landmark: landmark, score: labels.count { landmark.searchText.mentions($0) })
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

extension String {
  /// Whether words stand in it where a word begins: “store” is not in “restored”.
  fileprivate func mentions(_ words: String) -> Bool {
    var rest = self[...]
    while let found = rest.localizedStandardRange(of: words) {
      guard self[..<found.lowerBound].last?.isCased == true else { return true }
      rest = self[found.upperBound...]
    }
    return false
  }
}
