/// What a benchmark came to.
package struct BenchmarkReport: Sendable, Hashable {
  /// What it ran on.
  package var machine: Machine
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

  /// A workload's result.
  package subscript(workload name: String) -> WorkloadResult? {
    get { workloads.first { $0.name == name } }
    set {
      guard let place = workloads.firstIndex(where: { $0.name == name }), let newValue else { return }
      workloads[place] = newValue
    }
  }
}
