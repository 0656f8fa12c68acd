/// What a benchmark came to.
package struct BenchmarkReport: Sendable, Hashable {
  /// What it ran on.
  package var machine: Machine
  /// How the program was built.
  package var buildKind: BuildKind
  /// What the clock itself adds to each latency, in nanoseconds.
  package var clockOverhead: Int
  /// How many rounds the middle one was taken of.
  package var rounds: Int
  /// How indexes were opened.
  package var opening: String
  /// The workloads, in the order in which they ran.
  package var workloads: [WorkloadResult] = []

  /// Why the benchmark fails; empty when it does not.
  package var failures: [String] { workloads.flatMap(\.failures) }

  /// What has to be said before any figure; nil when there is nothing.
  package var caution: String? {
    buildKind == .optimized ? nil : "built without optimization: the figures say nothing; build with '-c release'"
  }

  /// A workload's result.
  package subscript(workload name: String) -> WorkloadResult? {
    get { workloads.first { $0.name == name } }
    set {
      guard let index = workloads.firstIndex(where: { $0.name == name }), let newValue else { return }
      workloads[index] = newValue
    }
  }
}

/// How a program was built.
package enum BuildKind: String, Sendable, Hashable {
  /// For use.
  case optimized
  /// For debugging: several times slower, and every closure is an object on the heap.
  case debug

  /// This one: only in a debug build is the condition of an assertion looked at.
  package static var current: BuildKind {
    var kind = BuildKind.optimized
    let noteDebug = {
      kind = .debug
      return true
    }
    assert(noteDebug())
    return kind
  }
}
