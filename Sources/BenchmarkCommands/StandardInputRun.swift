internal import AssistantCommandLine
internal import Benchmarking
internal import ChildProcesses
internal import FileFormats
internal import Glibc
internal import PhraseCatalogs
internal import PhraseMatching

/// Pipes a workload's requests through this very program and counts how many it answers in a second.
///
/// The whole process is timed, from its start to its last answer.
struct StandardInputRun {
  private let workload: Workload
  /// As many requests as make the start of the process small beside them.
  private static let lineCount = 200_000

  init(_ workload: Workload) { self.workload = workload }

  func requestsPerSecond() async throws -> Int {
    let count = try prepare()
    let start = Terminal.nanoseconds()
    let comparison = workload.asksMeaning ? [] : ["--words-only"]
    try await run(
      ["match", "--quiet"] + comparison + ["--index", BenchmarkFiles.index, "-"], reading: BenchmarkFiles.requests)
    let seconds = Double(Terminal.nanoseconds() - start) / 1e9
    return Int(Double(count) / max(seconds, 1e-9))
  }

  private func prepare() throws -> Int {
    let material = try WorkloadMaterial(workload)
    let learning = workload.asksMeaning ? PhraseIndex.Learning.now : .whenAsked
    let index = PhraseIndex.compile(material.applications, learning: learning).index
    try IndexFile.write(index, to: BenchmarkFiles.index)
    let lines = material.ordinaryLines
    let count = lines.utf8.lazy.filter { $0 == UInt8(ascii: "\n") }.count
    let repeats = max(1, Self.lineCount / max(count, 1))
    try FileContents.replace(BenchmarkFiles.requests, with: String(repeating: lines, count: repeats))
    return count * repeats
  }

  /// Runs this program to its end, reading a file, its answers thrown away.
  private func run(_ arguments: [String], reading path: String) async throws {
    var program = Program(path: "/proc/self/exe", arguments: ["behest"] + arguments)
    program.input = path
    program.writing = .discarded
    let result = await program.run(limits: ProgramLimits(time: nil))
    if case .notStarted(let code) = result.ending { throw CannotStart(reason: Terminal.message(code)) }
  }
}

/// The program could not be run again.
private struct CannotStart: Error, CustomStringConvertible {
  var reason: String

  var description: String { "the program could not start itself to be measured: \(reason)" }
}

/// Files that a benchmark makes and takes away again.
struct BenchmarkFiles {
  private static var base: String { "\(Terminal.variable("TMPDIR") ?? "/tmp")/behest-bench-\(getpid())" }

  static var index: String { "\(base).index" }
  static var requests: String { "\(base).txt" }

  static func removeAll() {
    unlink(index)
    unlink(requests)
  }
}

extension IndexOpening {
  /// Writes the index to a file, then maps it, as the command line does.
  static var mappedFile: IndexOpening {
    IndexOpening(name: "file") { index in
      try IndexFile.write(index, to: BenchmarkFiles.index)
      return { try IndexFile.open(BenchmarkFiles.index) }
    }
  }
}
