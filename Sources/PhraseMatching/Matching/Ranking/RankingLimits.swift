import WordSemantics

/// How many shortcuts a ranking needs, and how good they have to be.
struct RankingLimits {
  /// The number of shortcuts, at least two: the second gives the margin.
  var count: Int
  /// The worst rank of a cost alone, without free words.
  var worstRank: Int64
  /// The same for lexical matching.
  var worstRankOfWords: Int64
  /// Shortcuts with a lower score are not mentioned.
  var floor: Double
  /// The worst rank that counts as recognized.
  var thresholdRank: Int64
  var marginRank: Int64
  /// The greatest distance from the first rank.
  var reach: Int64
  /// The first rank from which on the reach applies: where semantic matching may follow, it compares a complete
  /// ranking.
  var reachingRank: Int64
  /// The only application whose shortcuts count; nil for all.
  var application: ApplicationID?
  /// Whether semantic matching follows where words do not decide.
  var usesSemantics: Bool

  private static let unlimited = Int64.max / 4

  init(_ options: MatchOptions, in index: PhraseIndex) {
    usesSemantics = options.similarity == .semantic && index.hasSemanticModel
    count = max(options.limit, usesSemantics ? SemanticCosts.lexicalCandidates : 2)
    worstRank = Self.worstRank(options, usesSemantics: usesSemantics)
    worstRankOfWords = Self.worstRank(options, usesSemantics: false)
    floor = min(MatchCosts.floor, options.threshold)
    thresholdRank = AlignedPhrase.rank(ofScore: options.threshold)
    marginRank = AlignedPhrase.rank(ofScore: 1 - options.margin)
    reach = options.reach < 1 ? AlignedPhrase.rank(ofScore: 1 - options.reach) + 1 : Self.unlimited
    reachingRank = usesSemantics ? AlignedPhrase.rank(ofScore: index.sufficientScore) : .max
    application = options.application.map { index.phrases.application(named: $0) ?? ApplicationID(rawValue: .max) }
  }

  /// The worst lexical rank that is considered. With a threshold of 0 semantic matching finds what words do not.
  private static func worstRank(_ options: MatchOptions, usesSemantics: Bool) -> Int64 {
    if options.threshold <= 0 {
      return usesSemantics ? AlignedPhrase.rank(ofScore: SemanticCosts.floor) : unlimited
    }
    return AlignedPhrase.rank(ofScore: min(MatchCosts.floor, options.threshold))
  }

  /// Where only words can decide.
  var lexicalOnly: RankingLimits {
    var limits = self
    limits.usesSemantics = false
    limits.worstRank = worstRankOfWords
    limits.reachingRank = .max
    return limits
  }

  /// Whether there always is a candidate.
  var acceptsAnything: Bool { thresholdRank >= AlignedPhrase.worstRank }

  /// Whether shortcuts of an application may win.
  func allow(_ application: ApplicationID) -> Bool { self.application.map { $0 == application } ?? true }
}

extension PhraseIndex {
  /// From this lexical score on the words decide. In an index of commands a recognized phrase is enough.
  var sufficientScore: Double {
    modelSource.holdsCommands
      ? min(SemanticCosts.lexicalConfidence, MatchOptions.defaultThreshold) : SemanticCosts.lexicalConfidence
  }
}

extension PhraseSections {
  fileprivate func application(named name: String) -> ApplicationID? {
    (ApplicationID(0)..<ApplicationID(applications.count)).first { strings[applications[$0].name] == name }
  }
}
