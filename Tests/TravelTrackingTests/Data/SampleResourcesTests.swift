import Foundation
import SampleData
import Testing

/// What the apps say in other languages is part of the program, so that it can be copied away from the folders beside it.
@Suite struct `The resources of the apps` {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources").standardizedFileURL

  @Test(arguments: ["Everyday", "Trails", "TravelTracking"])
  func `are in the program byte for byte`(app: String) throws {
    let folder = Self.sources.appending(path: "\(app)/Resources")
    let names = try #require(FileManager.default.subpaths(atPath: folder.path)).filter { $0.contains(".") }
    let files = names.filter { !$0.hasSuffix(".lproj") }
    #expect(!files.isEmpty)
    let embedded = Dictionary(uniqueKeysWithValues: SampleResources.files.map { ($0.path, $0.data) })
    for name in files {
      let data = try Data(contentsOf: folder.appending(path: name))
      #expect(embedded["Behest_\(app).resources/\(name)"] == data, "\(name) is not in the program as it is")
    }
    #expect(embedded.keys.count { $0.hasPrefix("Behest_\(app).") } == files.count)
  }
}
