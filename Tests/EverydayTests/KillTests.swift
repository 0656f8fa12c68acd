import AppIntents
import Testing

@testable import Everyday

@Suite struct `Writes that are cut short` {
  private static let writer = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "EverydayWriter")

  /// Lets a process write until it has told of some writes, and kills it at whatever moment that is; what it told of.
  private func writeAndKill(from number: Int, after count: Int, _ file: URL) throws -> Int {
    let process = Process()
    let output = Pipe()
    process.executableURL = Self.writer
    process.arguments = [file.path, "\(number)"]
    process.standardOutput = output
    try process.run()
    var told = Data()
    while told.count(where: { $0 == 0x0A }) < count, let more = try output.fileHandleForReading.read(upToCount: 1) {
      told += more
    }
    // So long that the next write is anywhere between its beginning and its end.
    for _ in 0..<(number * 997 % 30_000) { _ = access(file.path, F_OK) }
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
    // So much that a write which is not all or nothing is seen half done.
    let others = Data("(A) \u{0} \(String(repeating: "é", count: 2 << 20))\r\n".utf8)
    try others.write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    var count = 0
    for round in 0..<36 {
      let told = try writeAndKill(from: count, after: 1 + round * 7 % 5, file)
      let data = try Data(contentsOf: file)
      try #require(data.starts(with: others))
      let lines = String(decoding: data.dropFirst(others.count), as: UTF8.self).split(separator: "\r\n")
      #expect(lines.count > told)
      count = lines.count
      #expect(lines.elementsEqual((0..<count).map { Substring("\($0)") }))
    }
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o640)
  }
}
