import Foundation
import Testing

@testable import Extraction

@Suite("Tool runner", .timeLimit(.minutes(10)))
struct ToolRunnerTests {
  private let sleep = Tool(path: "/bin/sleep", arguments: ["1000"], folder: nil, name: "sleep")

  @Test func `a tool that takes too long is ended`() async {
    await #expect(throws: ExtractionError.tookTooLong("sleep", .zero)) {
      try await ToolRunner(limit: .zero).run(sleep)
    }
  }

  @Test func `a runner that was stopped starts nothing`() async {
    let runner = ToolRunner()
    runner.stop()
    await #expect(throws: ExtractionError.stopped) { try await runner.run(sleep) }
  }

  @Test func `a tool that is missing is named`() async {
    let tool = Tool(path: "/nowhere/swiftc", arguments: [], folder: nil, name: "swiftc")
    await #expect(throws: ExtractionError.toolMissing("/nowhere/swiftc")) { try await ToolRunner().run(tool) }
  }

  @Test func `tools that run leave the concurrency pool to others, and end when their task is cancelled`() async {
    let count = ProcessInfo.processInfo.activeProcessorCount * 2 + 2
    let runs = (0..<count).map { _ in Task { try await ToolRunner().run(sleep) } }
    // With a thread of the pool blocked for each tool, no task would get here.
    await Task { await Task.yield() }.value
    for run in runs { run.cancel() }
    for run in runs {
      let result = await run.result
      #expect(throws: ExtractionError.stopped) { try result.get() }
    }
  }

  @Test func `a tool that ended by itself is not signalled when its runner is stopped`() async throws {
    let runner = ToolRunner()
    let tool = Tool(path: "/bin/sh", arguments: ["-c", "echo out; echo err >&2; exit 3"], folder: "/", name: "sh")
    let result = try await runner.run(tool)
    runner.stop()
    #expect(result.status == 3 && result.words == "out\nerr\n")
  }
}
