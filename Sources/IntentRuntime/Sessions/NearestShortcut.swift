package import PhraseMatching

/// Finds what comes nearest to a request that nothing fits.
package enum NearestShortcut {
  /// Of the shortcuts nearest to a request, however far, the one whose words it says best, if they mean something: "turn
  /// on the sauna lamp" is about turning something on.
  ///
  /// - Parameters:
  ///   - options: how requests are matched otherwise, at the present moment.
  ///   - match: matches the request with the options that it is given.
  package static func shortcut(_ options: MatchOptions, match: (MatchOptions) -> Matching) -> Candidate? {
    bestSaid(candidates(options, match: match))
  }

  /// The same of those that a request is about. One that came near enough to be a candidate is taken before others.
  static func related(
    _ options: MatchOptions, likely: Candidate?, match: (MatchOptions) -> Matching
  ) -> Candidate? {
    let near = candidates(options, match: match).filter(\.isRelated)
    return near.first { $0.shortcut == likely?.shortcut } ?? bestSaid(near)
  }

  private static func candidates(_ options: MatchOptions, match: (MatchOptions) -> Matching) -> [Candidate] {
    var options = options
    options.threshold = 0
    options.explanation = .steps
    options.limit = remoteCount
    return match(options).candidates
  }

  private static func bestSaid(_ candidates: [Candidate]) -> Candidate? {
    var (nearest, most): (Candidate?, Double) = (nil, meaningful)
    for candidate in candidates {
      let said = candidate.explanation?.saidWeight ?? 0
      if said > most { (nearest, most) = (candidate, said) }
    }
    return nearest
  }

  /// How many shortcuts are asked how much of them is said.
  private static let remoteCount = 100
  /// What has to be said at least: a word that means something, or more than "on" and "off".
  private static let meaningful = 0.9
}

extension Candidate {
  /// Whether a request is about what the shortcut does, or about one of its values: where it shares hardly more than
  /// "set" or "tell me", an example of it helps nobody.
  fileprivate var isRelated: Bool {
    values.contains { !$0.values.isEmpty } || (explanation?.coveredShare ?? 0) >= Self.leastShare
  }

  /// "Tell me a joke" has half of its words in common with "tell me about ${landmark}".
  private static var leastShare: Double { 0.55 }
}

extension Explanation {
  /// What the words weigh that the request says, less what those cost that it does not. Values do not count: "on" may be
  /// one of many a shortcut and tells nothing.
  fileprivate var saidWeight: Double {
    steps.reduce(0) { sum, step in
      switch step.kind {
      case .matched, .moved: sum + step.weight * step.similarity
      case .missing: step.phrasePart?.hasPrefix("${") == true ? sum : sum - step.cost
      case .value, .text, .application, .uncovered, .polite: sum
      }
    }
  }
}
