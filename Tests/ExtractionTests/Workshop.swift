import Diagnostics
import Extraction
import Foundation
import Interchange
import Testing

/// A folder to extract into, and the package that these tests are part of as something to extract.
final class Workshop {
  /// Where this package's manifest is.
  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "behest-extraction-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var output: String { folder.appending(path: "out").path }

  /// Writes a source and gives its path.
  func write(_ text: String, to name: String) throws -> String {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// Extracts sources of this package as they were built, or bare ones.
  func extract(_ paths: [String], events: inout [Extraction.Event]) async throws -> Extraction.Result {
    var extraction = Extraction(of: paths)
    extraction.build = .skipped
    extraction.output = output
    extraction.scratch = URL(filePath: extraction.products).deletingLastPathComponent().deletingLastPathComponent().path
    return try await extraction.run(with: ToolRunner(limit: .seconds(300))) { events.append($0) }
  }

  func extract(_ paths: String...) async throws -> Extraction.Result {
    var events: [Extraction.Event] = []
    return try await extract(paths, events: &events)
  }

  /// Extracts one source that stands for itself.
  func extract(source: String, named name: String = "Bells.swift") async throws -> Extraction.Result {
    try await extract(try write(source, to: name))
  }
}

/// The sample apps, extracted once for all tests.
enum Samples {
  static let extracted = Task {
    try await Workshop().extract("\(Workshop.package)/Sources/Trails", "\(Workshop.package)/Sources/TravelTracking")
  }

  static func metadata(of module: String) async throws -> AppMetadata {
    let apps = try await extracted.value.apps
    return try #require(apps.first { $0.name == module }?.metadata)
  }
}
