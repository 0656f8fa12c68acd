/// How far a benchmark has come.
package struct BenchmarkProgress: Sendable, Hashable {
  /// What is done next.
  package enum Step: Sendable, Hashable {
    /// Making up phrases and requests.
    case generating
    /// Compiling and opening the index.
    case compiling
    /// Checking the answers and counting allocations.
    case checking
    /// Matching against the clock.
    case measuring(round: Int, of: Int)
  }

  /// The workload's name.
  package var workload: String
  /// Its place among the workloads, from 1.
  package var place: Int
  /// How many workloads there are.
  package var count: Int
  /// What is done next.
  package var step: Step
}

extension BenchmarkProgress: CustomStringConvertible {
  /// `2/6 10k: round 3 of 7`.
  package var description: String {
    let step =
      switch step {
      case .generating: "making up phrases and requests"
      case .compiling: "compiling"
      case .checking: "checking answers"
      case .measuring(let round, let count): "round \(round) of \(count)"
      }
    return "\(place)/\(count) \(workload): \(step)"
  }
}
