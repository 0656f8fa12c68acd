import Foundation

/// A folder of string tables that is gone when nobody holds it any longer.
final class TableFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "phrases-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, such as `de.lproj/AppShortcuts.strings`.
  @discardableResult
  func write(_ path: String, _ text: String) throws -> Self {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return self
  }
}
