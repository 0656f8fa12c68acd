internal import Diagnostics
package import Foundation

/// A reader of what others write, which has to get over any bytes: it reads them or refuses them.
///
/// Tests damage the files of the corpus and hand them over; `.ci/fuzz` lets libFuzzer do so for longer.
package struct FuzzTarget: Sendable {
  package let name: String
  package let read: @Sendable ([UInt8]) -> Void

  /// Where the files lie from which damaged ones are made: a folder for each reader.
  package static let corpus = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

  /// The files of this reader, in the order of their names.
  package var seeds: [[UInt8]] {
    get throws {
      let folder = Self.corpus.appending(path: name)
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
        [UInt8](try Data(contentsOf: folder.appending(path: $0)))
      }
    }
  }
}
