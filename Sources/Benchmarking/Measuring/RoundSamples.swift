internal import PhraseMatching

/// What each request took, in each round.
struct RoundSamples {
  private var rounds: [[RequestClass: [Int]]] = []

  mutating func addRound(_ samples: some Sequence<(RequestClass, Int)>) {
    rounds.append(Dictionary(grouping: samples, by: \.0).mapValues { $0.map(\.1) })
  }

  /// The samples of some classes, a list for each round.
  func rounds(of isWanted: (RequestClass) -> Bool) -> [[Int]] {
    rounds.map { round in round.filter { isWanted($0.key) }.flatMap(\.value) }
  }
}
