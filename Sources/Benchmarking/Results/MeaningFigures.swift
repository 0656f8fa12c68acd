/// How long most requests took.
package struct Pace: Sendable, Hashable {
  /// Half of the requests took no longer.
  package var p50 = 0
  /// Ninety-nine in a hundred.
  package var p99 = 0

  init() {}

  init(_ rounds: [[Int]]) {
    let latency = LatencyFigures(ofRounds: rounds)
    (p50, p99) = (latency.p50, latency.p99)
  }
}

/// What it takes to ask for the meaning of words, beside asking for the words alone.
package struct MeaningFigures: FigureGroup {
  /// How many requests there are.
  package var requests = 0
  /// For how many of them it was asked what their words mean.
  package var asked = 0
  /// Learning what the phrases mean.
  package var learn = 0
  /// How much an index is larger that holds it.
  package var learnedBytes = 0
  /// How long all requests took.
  package var latency = Pace()
  /// How long they took when they were matched by words alone.
  package var byWords = Pace()

  package init() {}

  static var fields: [FigureField<Self>] {
    [
      .init("requests", .count, \.requests), .init("asked", .count, \.asked), .init("learn", .nanoseconds, \.learn),
      .init("learnedBytes", .bytes, \.learnedBytes), .init("p50", .nanoseconds, \.latency.p50),
      .init("p99", .nanoseconds, \.latency.p99), .init("p50ByWords", .nanoseconds, \.byWords.p50),
      .init("p99ByWords", .nanoseconds, \.byWords.p99),
    ]
  }

  mutating func setLatencies(_ samples: RoundSamples, byWords: RoundSamples) {
    latency = Pace(samples.rounds(of: \.asksMeaning))
    self.byWords = Pace(byWords.rounds(of: \.asksMeaning))
  }

  /// How many times as long a request takes as by words alone.
  package var ratio: Double { Double(latency.p50) / Double(max(byWords.p50, 1)) }

  /// Why the figures would be about something else; empty when they are not.
  var problems: [String] {
    if learnedBytes == 0 { return ["nothing was learned of the phrases"] }
    let isNearlyAlways = asked * 100 >= requests * Self.percentAskedAtLeast
    return isNearlyAlways ? [] : ["only \(asked) of \(requests) requests asked what their words mean"]
  }

  /// Requests that words settle are measured elsewhere.
  private static let percentAskedAtLeast = 95
}
