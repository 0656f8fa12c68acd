/// How long matching took.
package struct LatencyFigures: FigureGroup {
  /// Half of the requests took no longer.
  package var p50 = 0
  /// Nine in ten.
  package var p90 = 0
  /// Ninety-nine in a hundred.
  package var p99 = 0
  /// The slowest.
  package var max = 0
  /// The p50 of the fastest round.
  package var fastestRound = 0
  /// The p50 of the slowest round.
  package var slowestRound = 0

  package init() {}

  /// The figures of the middle one of several rounds, by p50.
  init(ofRounds rounds: [[Int]]) {
    let rounds = rounds.map(Percentiles.init).sorted { $0[0.5] < $1[0.5] }
    guard let first = rounds.first, let last = rounds.last else { return }
    let middle = rounds[rounds.count / 2]
    (p50, p90, p99, max) = (middle[0.5], middle[0.9], middle[0.99], middle[1])
    (fastestRound, slowestRound) = (first[0.5], last[0.5])
  }

  static var fields: [FigureField<Self>] {
    [
      .init("p50", .nanoseconds, \.p50), .init("p90", .nanoseconds, \.p90), .init("p99", .nanoseconds, \.p99),
      .init("max", .nanoseconds, \.max), .init("fastestRound", .nanoseconds, \.fastestRound),
      .init("slowestRound", .nanoseconds, \.slowestRound),
    ]
  }
}
