import PhraseMatching

/// Finds weights on training requests that are in no sample.
///
/// The regression tells a right answer from a wrong one and from requests for what is left out of the phrases. Then the bias
/// is made such that at each size at most one in twenty of the latter is acted on.
struct Calibration {
  private struct Split {
    let size: SampleSize
    let share: Double
    var observations: [Observation] = []
  }

  private var splits: [Split] = []

  private static let goal = 0.05
  private static let askedOfEach = 300
  /// A quarter of the topics is left out, as in the report; other shares give indexes with fewer labels.
  private static let shares = (0..<24).map { [0.25, 0.25, 0.5, 0.25, 0.25, 0.75][$0 % 6] }
  private static let reportedShare = 0.25

  init(_ sets: [LabelledRequests]) {
    for set in sets {
      for (seed, share) in Self.shares.enumerated() {
        for size in Calibrate.sizes { splits.append(Self.split(set, size, share, seed: seed + 1)) }
      }
    }
  }

  /// Each by its name.
  var weights: [(String, Double)] {
    let all = splits.flatMap(\.observations)
    var weights = LogisticFit.weights(all, count: Observation.names.count)
    let last = weights.count - 1
    var (least, most) = (-10.0, 20.0)
    for _ in 0..<30 {
      weights[last] = (least + most) / 2
      if actsOnTooMuch(weights) { least = weights[last] } else { most = weights[last] }
    }
    return Array(zip(Observation.names, weights))
  }

  private func actsOnTooMuch(_ weights: [Double]) -> Bool {
    Calibrate.sizes.contains { size in
      let shares = splits.filter { $0.size == size && $0.share == Self.reportedShare }.map { split in
        let outOfScope = split.observations.filter { !$0.isInScope }
        return Double(outOfScope.count { $0.isActedOn(weights) }) / Double(max(outOfScope.count, 1))
      }
      return shares.reduce(0, +) / Double(shares.count) > Self.goal
    }
  }

  private static func split(_ set: LabelledRequests, _ size: SampleSize, _ share: Double, seed: Int) -> Split {
    var generator = SeededGenerator(seed: UInt64(seed))
    let held = set.heldOut(share, by: .topics, seed: seed)
    var phrases: [String: [String]] = [:]
    var asked: (inScope: [(String, String?)], outOfScope: [(String, String?)]) = ([], [])
    for (intent, texts) in set.train.sorted(by: { $0.key < $1.key }) {
      let texts = texts.shuffled(using: &generator)
      guard !held.contains(intent) else {
        asked.outOfScope += texts.map { ($0, nil) }
        continue
      }
      let count = size == .all ? texts.count * 4 / 5 : min(Int(size.name) ?? 0, texts.count)
      phrases[intent] = Array(texts.prefix(count))
      asked.inScope += texts.dropFirst(count).map { ($0, intent) }
    }
    let asker = Asker(phrases)
    var split = Split(size: size, share: share)
    for requests in [asked.inScope, asked.outOfScope] {
      let requests = requests.shuffled(using: &generator).prefix(askedOfEach)
      split.observations += requests.compactMap { text, intent in
        var observation = asker.observe(text, intent: intent)
        observation?.weight = 1 / Double(requests.count)
        return observation
      }
    }
    return split
  }
}
