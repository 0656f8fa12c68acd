package import Foundation
internal import SampleFiles

/// A JSON file of a sample app, which is part of the program.
package struct DataFile {
  private let name: String
  private let app: String
  package let data: Data

  /// A file of an app's folder; it is empty if there is none of that name.
  package init(_ name: String, of app: String) {
    let file = behest_sample_file("\(app)/\(name)")
    self.init(name, of: app, data: file.bytes.map { Data(bytes: $0, count: file.size) } ?? Data())
  }

  package init(_ name: String, of app: String, data: Data) { (self.name, self.app, self.data) = (name, app, data) }

  /// The records of the file, in its order.
  ///
  /// A file that cannot be decoded is reported on standard error and has no records. Tests decode every file.
  package func records<Record: Decodable>() -> [Record] {
    do {
      return try JSONDecoder().decode([Record].self, from: data)
    } catch {
      FileHandle.standardError.write(Data("\(app): \(name) cannot be decoded: \(error)\n".utf8))
      return []
    }
  }
}
