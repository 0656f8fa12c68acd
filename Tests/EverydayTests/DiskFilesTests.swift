import AppIntents
import Testing

@testable import Everyday

@Suite struct `Files on the disk` {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "EverydayTests-\(UUID().uuidString)")
  private let files = DiskFiles()

  private func with(_ test: (URL) throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try test(folder)
  }

  @Test func `are made, changed and removed, and nothing is left beside them`() throws {
    try with { folder in
      let file = folder.appending(path: "new/todo.txt")
      try files.edit(file) { old in
        #expect(old == nil)
        return Data("one".utf8)
      }
      try files.edit(file) { ($0 ?? Data()) + Data("two".utf8) }
      #expect(try files.read(file) == Data("onetwo".utf8))
      try files.edit(file) { _ in nil }
      #expect(try files.read(file) == nil)
      #expect(try files.names(in: folder.appending(path: "new")).isEmpty)
    }
  }

  @Test func `keep their permissions and their links`() throws {
    try with { folder in
      let file = folder.appending(path: "real.txt")
      let link = folder.appending(path: "link.txt")
      try Data("one".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "real.txt")
      try files.edit(link) { _ in Data("two".utf8) }
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "real.txt")
      #expect(try files.read(file) == Data("two".utf8))
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
      #expect(mode?.intValue == 0o640)
    }
  }

  @Test func `stay as they are where a change fails`() throws {
    try with { folder in
      let file = folder.appending(path: "todo.txt")
      try Data("one".utf8).write(to: file)
      #expect(throws: EverydayError.nothingToAdd) { try files.edit(file) { _ in throw EverydayError.nothingToAdd } }
      #expect(try files.read(file) == Data("one".utf8))
      #expect(try files.names(in: folder) == ["todo.txt"])
    }
  }

  @Test func `are not written where a folder is a file`() throws {
    try with { folder in
      try Data().write(to: folder.appending(path: "file"))
      #expect(throws: EverydayError.self) {
        try files.edit(folder.appending(path: "file/todo.txt")) { _ in Data("one".utf8) }
      }
    }
  }

  @Test func `are changed by several at once, and no change is lost`() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "todo.txt")
    try await withThrowingTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          for line in 0..<50 { try files.edit(file) { ($0 ?? Data()) + Data("\(writer) \(line)\n".utf8) } }
        }
      }
      try await group.waitForAll()
    }
    let lines = String(decoding: try #require(try files.read(file)), as: UTF8.self).split(separator: "\n")
    #expect(Set(lines).count == 200)
  }

  @Test func `of the system are read`() throws {
    #expect(try files.read(URL(filePath: "/proc/uptime"))?.isEmpty == false)
    #expect(try files.space(at: FileManager.default.temporaryDirectory).total > 0)
  }
}
