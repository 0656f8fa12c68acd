import Foundation

/// Everything of a traveler's that outlives a launch of the app.
struct SavedState: Equatable, Sendable {
  /// Landmarks with a heart, the newest last.
  var favorites: [Landmark.ID] = [401, 203, 305]
  /// The traveler's own collections.
  var collections = LandmarkCollection.samples
  var visits: [Visit] = []
  var currentPlace = Place.toronto
}

extension SavedState: Codable {
  /// Reads what is there; what an older version did not write keeps its default.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    favorites = try container.decodeIfPresent([Landmark.ID].self, forKey: .favorites) ?? favorites
    collections = try container.decodeIfPresent([LandmarkCollection].self, forKey: .collections) ?? collections
    visits = try container.decodeIfPresent([Visit].self, forKey: .visits) ?? visits
    currentPlace = try container.decodeIfPresent(Place.self, forKey: .currentPlace) ?? currentPlace
  }
}
