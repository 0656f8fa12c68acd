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
  /// Half of all requests took no longer.
  package var p50 = 0
  /// Ninety-nine in a hundred.
  package var p99 = 0
  /// The same requests matched by words alone.
  package var p50ByWords = 0
  package var p99ByWords = 0

  package init() {}

  static var fields: [FigureField<Self>] {
    [
      .init("requests", .count, \.requests), .init("asked", .count, \.asked), .init("learn", .nanoseconds, \.learn),
      .init("learnedBytes", .bytes, \.learnedBytes), .init("p50", .nanoseconds, \.p50),
      .init("p99", .nanoseconds, \.p99), .init("p50ByWords", .nanoseconds, \.p50ByWords),
      .init("p99ByWords", .nanoseconds, \.p99ByWords),
    ]
  }

  mutating func setLatencies(_ samples: RoundSamples, byWords: RoundSamples) {
    let all = LatencyFigures(ofRounds: samples.rounds { $0.group != .worst })
    let words = LatencyFigures(ofRounds: byWords.rounds { $0.group != .worst })
    (p50, p99, p50ByWords, p99ByWords) = (all.p50, all.p99, words.p50, words.p99)
  }

  /// How many times as long a request takes as by words alone.
  package var ratio: Double { Double(p50) / Double(max(p50ByWords, 1)) }

  /// Why the figures would be about something else; empty when they are not.
  var problems: [String] {
    if learnedBytes == 0 { return ["nothing was learned of the phrases"] }
    let isNearlyAlways = asked * 100 >= requests * Self.percentAskedAtLeast
    return isNearlyAlways ? [] : ["only \(asked) of \(requests) requests asked what their words mean"]
  }

  /// Requests that words settle are measured elsewhere.
  private static let percentAskedAtLeast = 95
}
