package import FileFormats
internal import Foundation

/// An empty folder in which applications under test keep their state; it is removed with its last use.
package final class StateFolder: Sendable {
  /// Where it is.
  package let path: String

  package init(in parent: String) throws(FileError) {
    var template = Array("\(parent)/behest-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw FileError(path: parent, attempt: .write, reason: .system(errno))
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Forgets what was kept.
  package func empty() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
  }

  /// Puts a copy of what is in another folder here.
  package func fill(from folder: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try FileManager.default.copyItem(atPath: "\(folder)/\(name)", toPath: "\(path)/\(name)")
    }
  }
}
