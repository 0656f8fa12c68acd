internal import Benchmarking
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

  func requestsPerSecond() throws -> Int {
    let count = try prepare()
    let start = Terminal.nanoseconds()
    let comparison = workload.asksMeaning ? [] : ["--words-only"]
    try spawn(
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
  private func spawn(_ arguments: [String], reading path: String) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, path, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var words = (["behest"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard posix_spawn(&process, "/proc/self/exe", &actions, nil, &words, environ) == 0 else {
      throw CannotStart(reason: Terminal.message(errno))
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
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
