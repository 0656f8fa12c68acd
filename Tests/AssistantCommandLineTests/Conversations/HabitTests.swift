import CommandLineFixtures
import Foundation
import IntentRuntime
import Testing

@testable import AssistantCommandLine
@testable import BenchmarkCommands

@Suite struct `Habits at the prompt` {
  @Test func `a damaged file is mentioned once on standard error`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "habits-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "behest/habits.json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{".utf8).write(to: file)
    var bench = TestBench("\n\ndo nothing\n", inputIsTerminal: true)
    bench.environment = ["XDG_STATE_HOME": folder.path]
    bench.registration.applications = [Application("Nothing", shortcuts: IdleShortcuts.self)]
    let message = "behest: I could not make sense of what I knew of your habits"
    #expect(await bench.run().errors.ranges(of: message).count == 1)
    #expect(FileManager.default.fileExists(atPath: file.path + ".damaged"))
    #expect(await bench.run().errors.ranges(of: message).isEmpty)
  }
}
