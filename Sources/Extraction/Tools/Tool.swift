internal import Foundation
internal import Synchronization

/// A program of the toolchain that is to be run to its end.
struct Tool: Sendable {
  /// Where it is.
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

  /// The place of a program on the search path.
  static func locate(_ name: String) throws(ExtractionProblem) -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    let place = folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let place else { throw .toolMissing(name) }
    return place
  }
}

/// Runs one tool at a time, and can be told from anywhere to stop.
package final class ToolRunner: Sendable {
  /// How long one tool may take.
  private let limit: Duration
  private let state = Mutex(State())

  private struct State {
    var running: pid_t?
    var isStopped = false
  }

  /// Makes a runner that ends whatever takes longer than the limit.
  package init(limit: Duration = .seconds(1800)) { self.limit = limit }

  /// Ends the tool that runs, and starts none any more.
  package func stop() {
    let running = state.withLock { state in
      state.isStopped = true
      return state.running
    }
    if let running { Self.end(running, with: SIGTERM) }
  }

  /// Runs a tool and waits for its end.
  ///
  /// What it writes goes to a file, not to a pipe: whatever it leaves running cannot keep the pipe open.
  func run(_ tool: Tool) throws(ExtractionProblem) -> Tool.Result {
    guard FileManager.default.isExecutableFile(atPath: tool.path) else { throw .toolMissing(tool.path) }
    let paper = FileManager.default.temporaryDirectory.appending(path: "behest-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: paper) }
    guard FileManager.default.createFile(atPath: paper.path, contents: nil),
      let writing = FileHandle(forWritingAtPath: paper.path)
    else { throw .unwritable(paper.path) }
    let process = Process()
    process.executableURL = URL(filePath: tool.path)
    process.arguments = tool.arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = writing
    process.standardError = writing
    if let folder = tool.folder { process.currentDirectoryURL = URL(filePath: folder) }
    try wait(for: process, tool)
    try? writing.close()
    let words = (try? Data(contentsOf: paper)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return Tool.Result(status: process.terminationStatus, words: words)
  }

  private func wait(for process: Process, _ tool: Tool) throws(ExtractionProblem) {
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    guard !state.withLock(\.isStopped) else { throw .stopped }
    do {
      try process.run()
    } catch {
      throw .toolMissing(tool.path)
    }
    let number = process.processIdentifier
    let isStopped = state.withLock { state in
      state.running = number
      return state.isStopped
    }
    if isStopped { Self.end(number, with: SIGTERM) }
    let outcome = end.wait(timeout: .now() + .seconds(Int(limit.components.seconds)))
    if outcome == .timedOut { endForGood(number, end) }
    let wasStopped = state.withLock { state in
      state.running = nil
      return state.isStopped
    }
    if outcome == .timedOut { throw .tookTooLong(tool.name, limit) }
    if wasStopped { throw .stopped }
  }

  private func endForGood(_ number: pid_t, _ end: DispatchSemaphore) {
    Self.end(number, with: SIGTERM)
    if end.wait(timeout: .now() + .seconds(2)) == .timedOut {
      Self.end(number, with: SIGKILL)
      end.wait()
    }
  }

  /// Signals a process together with what it started, if it leads a group.
  private static func end(_ number: pid_t, with signal: Int32) {
    if getpgid(number) == number { kill(-number, signal) } else { kill(number, signal) }
  }
}
