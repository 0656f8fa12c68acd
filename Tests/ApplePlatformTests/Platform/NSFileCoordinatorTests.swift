import ApplePlatform
import Foundation
import Testing

/// Whoever changes a file that others change as well.
@Suite struct `A file coordinator` {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "coordinated-\(UUID())")
  private var file: URL { folder.appending(path: "state/count") }

  /// Adds one to the number in the file.
  private func count() {
    NSFileCoordinator().coordinate(writingItemAt: file, options: .forMerging, error: nil) { file in
      let number = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) } ?? 0
      try? Data("\(number + 1)".utf8).write(to: file, options: .atomic)
    }
  }

  private var text: String? {
    var text: String?
    NSFileCoordinator().coordinate(readingItemAt: file, error: nil) {
      text = try? String(contentsOf: $0, encoding: .utf8)
    }
    return text
  }

  @Test func `loses no change of several that write at once`() async {
    defer { try? FileManager.default.removeItem(at: folder) }
    await withTaskGroup { group in
      for _ in 0..<4 { group.addTask { for _ in 0..<50 { count() } } }
    }
    #expect(text == "200")
  }

  @Test func `makes what is missing for its owner alone, and keeps permissions and links`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    count()
    #expect(try permissions(file) == 0o600)
    #expect(try permissions(file.deletingLastPathComponent()) == 0o700)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let link = folder.appending(path: "link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    NSFileCoordinator().coordinate(writingItemAt: link, error: nil) { file in
      try? Data("9".utf8).write(to: file, options: .atomic)
    }
    #expect(text == "9")
    #expect(try permissions(file) == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
  }

  @Test func `waits for nobody inside of its own accessor`() {
    defer { try? FileManager.default.removeItem(at: folder) }
    NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { _ in count() }
    #expect(text == "1")
  }

  @Test func `tells why it cannot be`() {
    var failure: NSError?
    var isCalled = false
    NSFileCoordinator().coordinate(writingItemAt: URL(filePath: "/proc/no/such"), error: &failure) { _ in
      isCalled = true
    }
    #expect(failure != nil && !isCalled)
  }

  private func permissions(_ file: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
  }
}
