internal import ChildProcesses
internal import Foundation
internal import Synchronization

/// A program of the toolchain that is to be run to its end.
struct Tool: Sendable {
  var path: String
  var arguments: [String]
  /// Where it runs; nil for here.
  var folder: String?
  /// What a person would call it: `swift build`.
  var name: String

  /// How it ended, and what it wrote.
  struct Result: Sendable {
    var status: Int32
    var words: String
  }

  /// The path of a program on the search path.
  static func locate(_ name: String) throws(ExtractionError) -> String {
    do throws(ProgramLookupError) {
      return try Program.locate(name)
    } catch {
      throw .toolMissing(name)
    }
  }
}

/// Runs tools, and can be told from anywhere to stop.
package final class ToolRunner: Sendable {
  /// How long one tool may take.
  private let limit: Duration
  private let state = Mutex(State())

  private struct State {
    var running: Task<ProgramResult, Never>?
    var isStopped = false
  }

  /// The bytes that are kept of what a tool writes.
  private static let mostOutput = 1 << 26

  /// Makes a runner that ends whatever takes longer than the limit.
  package init(limit: Duration = .seconds(1800)) { self.limit = limit }

  /// Ends the tool that runs, and starts none any more.
  package func stop() {
    let running = state.withLock { state in
      state.isStopped = true
      return state.running
    }
    running?.cancel()
  }

  /// Runs a tool to its end; a task that is cancelled ends it.
  func run(_ tool: Tool) async throws(ExtractionError) -> Tool.Result {
    guard FileManager.default.isExecutableFile(atPath: tool.path) else { throw .toolMissing(tool.path) }
    guard let task = start(tool) else { throw .stopped }
    let result = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    switch result.ending {
    case .exited(let status), .killed(let status): return Tool.Result(status: status, words: result.output.text)
    case .tookTooLong: throw .tookTooLong(tool.name, limit)
    case .cancelled: throw .stopped
    case .notStarted: throw .toolMissing(tool.path)
    }
  }

  private func start(_ tool: Tool) -> Task<ProgramResult, Never>? {
    var program = Program(path: tool.path, arguments: [tool.path] + tool.arguments, folder: tool.folder)
    program.writing = .joined
    let limits = ProgramLimits(time: limit, grace: .seconds(2), output: Self.mostOutput)
    return state.withLock { [program] state in
      if state.isStopped { return nil }
      let task = Task { await program.run(limits: limits) }
      state.running = task
      return task
    }
  }
}
