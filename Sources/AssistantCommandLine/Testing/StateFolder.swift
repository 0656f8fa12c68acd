internal import Foundation
internal import Glibc

/// An empty folder in which applications keep their state for as long as a test takes.
final class StateFolder {
  private let path: String

  /// Makes a folder, and names it to everything that is opened from now on.
  init?(in console: Console) {
    var template = Array("\(console.variable("TMPDIR") ?? "/tmp")/behest-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      console.report(Wording.noStateFolder(Terminal.message(errno)))
      return nil
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    console.house.keepState(path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Forgets what was kept.
  func empty() {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
  }
}
