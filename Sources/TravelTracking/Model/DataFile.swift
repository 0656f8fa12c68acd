import SampleData

extension Landmark {
  /// Every landmark that the app knows, by continent.
  static let all: [Landmark] = DataFile("landmarks.json").records()
}

extension LandmarkCollection {
  /// What the app's editors have put together; nobody can change these.
  static let featured: [LandmarkCollection] = DataFile("featured-collections.json").records()

  /// What a new traveler starts with.
  static let samples: [LandmarkCollection] = DataFile("sample-collections.json").records()
}

extension Place {
  /// The cities that people can say they are in.
  static let all: [Place] = DataFile("places.json").records() + [toronto]

  /// Where people are until they say otherwise.
  static let toronto = Place(
    name: "Toronto", coordinate: Coordinate(latitude: 43.6532, longitude: -79.3832), synonyms: ["T-dot"])
}

extension DataFile {
  /// A file of this app.
  init(_ name: String) { self.init(name, of: "TravelTracking") }
}
