import Foundation
import Glibc
import Testing

@testable import LineEditor

struct HistoryFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "history-\(UUID().uuidString)").path

  private var path: String { "\(folder)/state/behest/history" }

  private func written(_ bytes: [UInt8]) throws -> HistoryFile {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/history"
    try #require(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
    return HistoryFile(path: path, limit: 5)
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func `what is appended is loaded again, from a private file in private folders`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = HistoryFile(path: path)
    #expect(try file.load().lines == [])
    for line in ["open petra", "山 é", "a\u{1B}[2Jb"] { try file.append(line) }
    #expect(try HistoryFile(path: path).load().lines == ["open petra", "山 é", "a\u{1B}[2Jb"])
    #expect(mode(path) == 0o600)
    #expect(mode("\(folder)/state") == 0o700)
    #expect(mode("\(folder)/state/behest") == 0o700)
  }

  @Test func `a file that others could read is made private`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = try written(Array("one\n".utf8))
    chmod(file.path, 0o644)
    #expect(try file.load().lines == ["one"])
    #expect(mode(file.path) == 0o600)
  }

  @Test func `damaged lines are skipped and a line broken off is ended`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let long = [UInt8](repeating: 0x78, count: 20_000)
    let file = try written(
      Array("one\n".utf8) + [0xFF, 0xFE, 0x0A, 0x61, 0x00, 0x0A, 0x0A] + long + Array("\ntwo\ntwo\nbrok".utf8))
    #expect(try file.load().lines == ["one", "two", "brok"])
    try file.append("three")
    try file.append(String(decoding: long, as: UTF8.self))
    #expect(try file.load().lines == ["one", "two", "brok", "three"])
  }

  @Test func `a file that has grown too long is cut when it is loaded`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = try written(Array((1...9).map { "line \($0)\n" }.joined().utf8))
    #expect(try file.load().lines == (5...9).map { "line \($0)" })
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == (5...9).map { "line \($0)\n" }.joined())
    #expect(mode(file.path) == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["history"])
  }

  @Test func `forgetting empties the file`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = try written(Array("one\n".utf8))
    try file.removeAll()
    #expect(try file.load().lines == [])
    try file.append("two")
    #expect(try file.load().lines == ["two"])
  }

  @Test func `what is no file is refused`() throws {
    #expect(throws: HistoryError(path: "/dev/null", code: EINVAL)) { try HistoryFile(path: "/dev/null").load() }
    #expect(throws: HistoryError(path: "/tmp", code: EISDIR)) { try HistoryFile(path: "/tmp").append("x") }
  }

  @Test func `nothing is lost when many append, load and cut at once`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let (path, writers, lines) = (path, 8, 50)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<writers {
        group.addTask {
          let file = HistoryFile(path: path, limit: writers * lines)
          for line in 0..<lines {
            try file.append("\(writer) \(line)")
            if line % 10 == 0 { _ = try file.load() }
          }
        }
      }
      try await group.waitForAll()
    }
    let found = try HistoryFile(path: path).load().lines
    #expect(found.count == writers * lines)
    for writer in 0..<writers {
      #expect(found.filter { $0.hasPrefix("\(writer) ") } == (0..<lines).map { "\(writer) \($0)" })
    }
  }

  @Test func `lines appended while the file is replaced are in the new one`() async throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for line in 0..<100 {
            try HistoryFile(path: path).append("\(writer) \(line)")
            if line % 3 == 0 { _ = try HistoryFile(path: path, limit: 20).load() }
          }
        }
      }
      try await group.waitForAll()
    }
    let found = try HistoryFile(path: path, limit: 20).load().lines
    #expect(found.count == 20)
    #expect(found.allSatisfy { $0.split(separator: " ").compactMap { Int($0) }.count == 2 })
    #expect(Set(found).isSuperset(of: found.suffix(1)))
  }
}
