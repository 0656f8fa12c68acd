import Foundation
import Glibc
import Testing

@testable import FileFormats

@Suite struct `A private folder` {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "private-\(UUID())").path

  private func make(_ name: String, _ mode: mode_t) throws {
    try Data("x".utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    try #require(chmod("\(folder)/\(name)", mode) == 0)
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func `is taken away from others, with its files, and has no drafts of programs that are gone`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try #require(chmod(folder, 0o755) == 0)
    let gone = Int32.max - 7
    try make("state.json", 0o644)
    try make(".dat.nosync\(String(gone, radix: 16, uppercase: true)).ab12Cd", 0o600)
    try make(".dat.nosync\(String(getpid(), radix: 16, uppercase: true)).ab12Cd", 0o600)
    try make("state.json.\(gone).draft", 0o600)
    try make("letter.draft", 0o600)
    PrivateFiles.tidy(folder)
    #expect(mode(folder) == 0o700)
    #expect(mode("\(folder)/state.json") == 0o600)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
        ".dat.nosync\(String(getpid(), radix: 16, uppercase: true)).ab12Cd", "letter.draft", "state.json",
      ])
  }

  @Test func `is made with those it lies in`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try PrivateFiles.makeFolders("\(folder)/a/b")
    try PrivateFiles.makeFolders("\(folder)/a/b")
    #expect(mode(folder) == 0o700 && mode("\(folder)/a/b") == 0o700)
    #expect(throws: FileError.self) { try PrivateFiles.makeFolders("/proc/no/such") }
  }
}
