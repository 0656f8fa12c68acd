import AppIntents
import Testing

@testable import Everyday

@Suite struct `Writes that are cut short` {
  private static let writer = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "EverydayWriter")

  /// Lets a process write until it has told of some writes, and kills it at whatever moment that is; what it told of.
  private func writeAndKill(after count: Int, _ file: URL) throws -> Int {
    let process = Process()
    let output = Pipe()
    process.executableURL = Self.writer
    process.arguments = [file.path]
    process.standardOutput = output
    try process.run()
    var told = Data()
    while told.count(where: { $0 == 0x0A }) < count, let more = try output.fileHandleForReading.read(upToCount: 1) {
      told += more
    }
    kill(process.processIdentifier, SIGKILL)
    told += try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try #require(String(decoding: told, as: UTF8.self).split(separator: "\n").last.flatMap { Int($0) })
  }

  @Test func `lose nothing that was told and tear nothing, wherever the process is killed`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "EverydayKills-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "todo.txt")
    let first = "(A) written by others \u{0} é\r\n"
    try Data(first.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    for round in 0..<36 {
      let told = try writeAndKill(after: 1 + round * 7 % 12, file)
      let text = try #require(String(data: Data(contentsOf: file), encoding: .utf8))
      let lines = text.split(separator: "\r\n")
      #expect(lines.count > told)
      #expect("\(lines[0])\r\n" == first)
      #expect(lines.indices.dropFirst().allSatisfy { lines[$0] == "\($0) \(String(repeating: "x", count: 2_000))" })
      #expect(text.hasSuffix("\r\n"))
    }
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o640)
  }
}
