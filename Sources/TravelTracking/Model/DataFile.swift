import Foundation
import SampleData

extension Landmark {
  /// Every landmark that the app knows, by continent.
  static let all: [Landmark] = DataFile("landmarks.json").records()
}

extension LandmarkCollection {
  /// What the app's editors have put together; nobody can change these.
  static let featured: [LandmarkCollection] =
    DataFile("featured-collections.json").records()

  /// What a new traveler starts with.
  static let samples: [LandmarkCollection] =
    DataFile("sample-collections.json").records()
}

extension Place {
  /// The cities that people can say they are in.
  static let all: [Place] = DataFile("places.json").records() + [toronto]

  /// Where people are until they say otherwise.
  static let toronto = Place(
    name: "Toronto", coordinate: Coordinate(latitude: 43.6532, longitude: -79.3832), synonyms: ["T-dot"])
}

/// A JSON file of the sample's folder in `SampleData`, which is part of the program.
struct DataFile {
  let name: String
  let data: Data

  /// A file of this app; it is empty if there is none of that name.
  init(_ name: String) {
    let file = behest_sample_file("TravelTracking/\(name)")
    self.init(name: name, data: file.bytes.map { Data(bytes: $0, count: file.size) } ?? Data())
  }

  init(name: String, data: Data) {
    self.name = name
    self.data = data
  }

  /// The records of the file, in its order.
  ///
  /// A file that cannot be decoded is reported on standard error and has no records. Tests decode every file.
  func records<Record: Decodable>() -> [Record] {
    do {
      return try JSONDecoder().decode([Record].self, from: data)
    } catch {
      FileHandle.standardError.write(Data("TravelTracking: \(name) cannot be decoded: \(error)\n".utf8))
      return []
    }
  }
}
