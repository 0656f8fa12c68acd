import Foundation
import SampleData

extension Region {
  /// Every region, in the order in which the app shows them.
  static let all: [Region] = DataFile("regions.json").records()
}

extension Park {
  /// Every park, by name.
  static let all: [Park] = DataFile("parks.json").records()
}

extension Trail {
  /// Every trail that the app knows, region by region.
  static let all: [Trail] = DataFile("trails.json").records()
}

/// A JSON file of the sample's folder in `SampleData`, which is part of the program.
struct DataFile {
  let name: String
  let data: Data

  /// A file of this app; it is empty if there is none of that name.
  init(_ name: String) {
    let file = behest_sample_file("Trails/\(name)")
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
      FileHandle.standardError.write(Data("Trails: \(name) cannot be decoded: \(error)\n".utf8))
      return []
    }
  }
}
