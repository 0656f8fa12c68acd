internal import PhraseMatching

/// Finds what comes nearest to a request that nothing fits.
struct NearestShortcut {
  private let matchers: MatcherPool
  private let options: MatchOptions

  init(_ matchers: MatcherPool, _ options: MatchOptions, now: CivilMoment) {
    self.matchers = matchers
    var options = options
    options.now = now
    options.threshold = 0
    options.explanation = .steps
    options.limit = Self.remoteCount
    self.options = options
  }

  /// The best candidate, or else, of the shortcuts nearest to a request, however far, the one whose words it says best,
  /// if they mean something: "turn on the sauna lamp" is about turning something on.
  func shortcut(to text: String, _ matching: Matching, in inventory: Inventory) -> Candidate? {
    if let best = matching.candidates.first { return best }
    var (nearest, most): (Candidate?, Double) = (nil, Self.meaningful)
    for candidate in matchers.withMatcher(for: inventory.index, { $0.match(text, options: options) }).candidates {
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

extension Explanation {
  /// What the words weigh that the request says, less what those cost that it does not. Values do not count: "on" may be
  /// one of many a shortcut and tells nothing.
  fileprivate var saidWeight: Double {
    steps.reduce(0) { sum, step in
      switch step.kind {
      case .said, .moved: sum + step.weight * step.likeness
      case .missing: step.phrasePart?.hasPrefix("${") == true ? sum : sum - step.cost
      case .value, .text, .application, .uncovered, .polite: sum
      }
    }
  }
}
