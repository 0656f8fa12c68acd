import Foundation

extension Landmark {
  /// Every landmark that the app knows, by continent.
  static let all: [Landmark] = DataFile(name: "landmarks.json", bytes: PackageResources.landmarks_json).records()
}

extension LandmarkCollection {
  /// What the app's editors have put together; nobody can change these.
  static let featured: [LandmarkCollection] =
    DataFile(name: "featured-collections.json", bytes: PackageResources.featured_collections_json).records()

  /// What a new traveler starts with.
  static let samples: [LandmarkCollection] =
    DataFile(name: "sample-collections.json", bytes: PackageResources.sample_collections_json).records()
}

extension Place {
  /// The cities that people can say they are in.
  static let all: [Place] = DataFile(name: "places.json", bytes: PackageResources.places_json).records() + [toronto]

  /// Where people are until they say otherwise.
  static let toronto = Place(
    name: "Toronto", coordinate: Coordinate(latitude: 43.6532, longitude: -79.3832), synonyms: ["T-dot"])
}

/// A JSON file of the folder `Data`. SwiftPM embeds each of them in the program, as a constant of `PackageResources`.
struct DataFile {
  let name: String
  let bytes: [UInt8]

  /// The records of the file, in its order.
  ///
  /// A file that cannot be decoded is reported on standard error and has no records. Tests decode every file.
  func records<Record: Decodable>() -> [Record] {
    do {
      return try JSONDecoder().decode([Record].self, from: Data(bytes))
    } catch {
      FileHandle.standardError.write(Data("TravelTracking: \(name) cannot be decoded: \(error)\n".utf8))
      return []
    }
  }
}
