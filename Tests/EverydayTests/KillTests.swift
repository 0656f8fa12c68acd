import AppIntents
import Testing

@testable import Everyday

@Suite struct `Writes that are cut short` {
  private static let writer = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "EverydayWriter")

  /// Lets a process write until it has told of some writes, and kills it at whatever moment that is; what it told of.
  private func writeAndKill(from number: Int, after count: Int, _ kind: String, in home: URL) throws -> Int {
    let process = Process()
    let output = Pipe()
    process.executableURL = Self.writer
    process.arguments = [home.path, kind, "\(number)"]
    process.standardOutput = output
    try process.run()
    var told = Data()
    while told.count(where: { $0 == 0x0A }) < count, let more = try output.fileHandleForReading.read(upToCount: 1) {
      told += more
    }
    // So long that the next write is anywhere between its beginning and its end.
    for _ in 0..<(number * 997 % 30_000) { _ = access(home.path, F_OK) }
    kill(process.processIdentifier, SIGKILL)
    told += try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try #require(String(decoding: told, as: UTF8.self).split(separator: "\n").last.flatMap { Int($0) })
  }

  /// So many writes of each file; `EVERYDAY_WRITES=1000` for a long night.
  private static let writes = ProcessInfo.processInfo.environment["EVERYDAY_WRITES"].flatMap { Int($0) } ?? 60

  @Test(arguments: ["tasks", "list", "note", "event"])
  func `lose nothing that was told and tear nothing, wherever the process is killed`(kind: String) throws {
    let home = FileManager.default.temporaryDirectory.appending(path: "EverydayKills-\(UUID().uuidString)")
    let folders = Machine.actual(environment: ["HOME": home.path]).folders
    let file =
      ["tasks": folders.tasks, "list": folders.lists.appending(path: "List.md")][kind]
      ?? (kind == "note" ? folders.notes.appending(path: "Note.md") : folders.calendars.appending(path: "a/other.ics"))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    // So much that a write which is not all or nothing is seen half done.
    let others = Data("(A) \u{0} \(String(repeating: "é", count: kind == "event" ? 1 : 1 << 20))\r\n".utf8)
    try others.write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    var (count, round) = (0, 0)
    while count < Self.writes {
      let told = try writeAndKill(from: count, after: 1 + round * 7 % 5, kind, in: home)
      let data = try Data(contentsOf: file)
      try #require(data.starts(with: others))
      let numbers = try kind == "event" ? self.events(beside: file) : Self.numbers(data.dropFirst(others.count))
      #expect(numbers.count > told)
      #expect(numbers == Array(0..<numbers.count))
      (count, round) = (numbers.count, round + 1)
    }
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? NSNumber
    #expect(mode?.intValue == 0o640)
  }

  /// The last word of each line.
  private static func numbers(_ data: Data) -> [Int?] {
    String(decoding: data, as: UTF8.self).split(separator: "\r\n").map { line in
      line.split(separator: " ").last.flatMap { Int($0) }
    }
  }

  /// What the files of a calendar are called; each is whole.
  private func events(beside file: URL) throws -> [Int?] {
    let folder = file.deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".ics") && !$0.hasPrefix(".") && $0 != file.lastPathComponent }
    let events = try names.map { name in
      let url = folder.appending(path: name)
      return try #require(try CalendarFile(Data(contentsOf: url), at: url)?.events.first?.name)
    }
    return events.map { Int($0) }.sorted { ($0 ?? -1) < ($1 ?? -1) }
  }
}
