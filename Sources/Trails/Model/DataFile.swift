import Foundation

extension Region {
  /// Every region, in the order in which the app shows them.
  static let all: [Region] = DataFile(name: "regions.json", bytes: PackageResources.regions_json).records()
}

extension Park {
  /// Every park, by name.
  static let all: [Park] = DataFile(name: "parks.json", bytes: PackageResources.parks_json).records()
}

extension Trail {
  /// Every trail that the app knows, region by region.
  static let all: [Trail] = DataFile(name: "trails.json", bytes: PackageResources.trails_json).records()
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
      FileHandle.standardError.write(Data("Trails: \(name) cannot be decoded: \(error)\n".utf8))
      return []
    }
  }
}
