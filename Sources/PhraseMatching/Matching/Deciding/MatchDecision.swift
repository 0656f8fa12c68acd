import WordSemantics

/// The outcome of a match in numbers, without strings.
public struct MatchDecision: Sendable, Hashable, BitwiseCopyable {
  /// How sure it is.
  public var outcome: Matching.Outcome
  /// The number of candidates that ``Matcher/match(_:options:)-(String,_)`` returns.
  public var candidateCount: Int
  /// The index of the best shortcut, in catalog order, or -1.
  public var shortcut: Int
  /// The index of the best phrase, in catalog order, or -1.
  public var phrase: Int
  /// The best score.
  public var score: Double
  /// The lead over the next shortcut of another intent; 1 if there is none.
  public var margin: Double
}

extension RankedRequest {
  /// Decides by the threshold and the margin.
  func decision(_ index: PhraseIndex, _ options: MatchOptions) -> MatchDecision {
    guard !ranking.isEmpty else {
      return MatchDecision(
        outcome: .notRecognized, candidateCount: 0, shortcut: -1, phrase: -1, score: 0, margin: 0)
    }
    let best = ranking.entries[0]
    let margin = ranking.margin(index.phrases)
    return MatchDecision(
      outcome: outcome(margin, index, options), candidateCount: min(mentioned(options), max(options.limit, 1)),
      shortcut: best.shortcut.index, phrase: best.phrase.index, score: best.score, margin: margin)
  }

  private func outcome(_ margin: Double, _ index: PhraseIndex, _ options: MatchOptions) -> Matching.Outcome {
    let best = ranking.entries[0]
    if best.score < options.threshold { return .notRecognized }
    let isClose = margin == 0 || (!best.isExact && margin < options.margin)
    return isClose || fillsSomethingTwice(index) ? .ambiguous : .matched
  }

  /// Whether a name in the request belongs to several values.
  private func fillsSomethingTwice(_ index: PhraseIndex) -> Bool {
    guard let bestSteps else { return false }
    for step in bestSteps.elements where step.span != .end && step.isValue {
      var values = 0
      source.spans.forEachValue(of: step.span, index) { _, _ in values += 1 }
      if values > 1 { return true }
    }
    return false
  }

  /// The number of ranked shortcuts above the floor; with a threshold of 0, all.
  private func mentioned(_ options: MatchOptions) -> Int {
    guard options.threshold > 0 else { return ranking.entries.count }
    let floor = min(MatchCosts.floor, options.threshold)
    return ranking.entries.elements.prefix { $0.score >= floor }.count
  }
}

extension Ranking {
  /// The lead of the best shortcut over the next one of another intent, in score.
  fileprivate func margin(_ phrases: PhraseSections) -> Double {
    let shortcut = phrases.shortcuts[entries[0].shortcut]
    for entry in entries.elements.dropFirst() {
      let other = phrases.shortcuts[entry.shortcut]
      if other.intent == shortcut.intent, other.application == shortcut.application { continue }
      return min(1, lead(over: entry))
    }
    return 1
  }
}
