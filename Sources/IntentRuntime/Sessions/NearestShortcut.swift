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
    var (nearest, most): (Candidate?, Double) = (nil, meaningful)
    for (candidate, said) in shortcuts(options, match: match) where said > most { (nearest, most) = (candidate, said) }
    return nearest
  }

  /// The shortcuts nearest to a request, however far, each with how much of its words is said, less what is not.
  static func shortcuts(
    _ options: MatchOptions, match: (MatchOptions) -> Matching
  ) -> [(candidate: Candidate, said: Double)] {
    var options = options
    options.threshold = 0
    options.explanation = .steps
    options.limit = remoteCount
    return match(options).candidates.map { ($0, $0.explanation?.saidWeight ?? 0) }
  }

  /// How many shortcuts are asked how much of them is said.
  private static let remoteCount = 100
  /// What has to be said at least: a word that means something, or more than "on" and "off".
  private static let meaningful = 0.9
}

extension Explanation {
  /// What the words weigh that the request says.
  var matchedWeight: Double {
    steps.reduce(0) { sum, step in
      step.kind == .matched || step.kind == .moved ? sum + step.weight * step.similarity : sum
    }
  }

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
