import WordSemantics

/// The best score that a label of commands may still get before its phrases are aligned.
///
/// A token that no word and no value covers is uncovered whatever the alignment: it costs, and what it says is unrelated to
/// every phrase.
struct ScoreBound {
  /// The cost of the tokens that nothing covers.
  private var uncovered: Int32 = 0
  /// The share of the request that they are, as far as it is unrelated to every phrase.
  private var unrelated: Float = 0
  private let input: LabelScorer.Input
  /// Labels with a lower score are not mentioned.
  private let floor: Double

  /// More than the error of the arithmetic.
  private static let slack = 0.001

  init(_ input: LabelScorer.Input, floor: Double) {
    self.input = input
    self.floor = floor
    let request = input.source.request
    let covered = input.source.coverableTokens
    for token in 0..<request.tokenCount where !TokenMask.has(covered, token) {
      uncovered += request.uncoveredCosts[token]
      unrelated += input.similar.unrelatedWeight(of: token, nearest: input.similar.nearest(to: token), request)
    }
    unrelated /= Float(max(request.weight, MatchCosts.minimumWeight))
  }

  /// Whether a label of some phrases surely is below the floor, without a look at these one by one.
  func isHopeless(_ label: LabelID, _ groups: Range<PhraseGroupID>) -> Bool {
    guard uncovered >= WordWeights.contentThreshold, let first = groups.first else { return false }
    let phrases = input.source.phrases
    if groups.contains(where: { phrases.traits(of: $0).takesText }) { return false }
    let charge = input.source.leastCharge(phrases.traits(of: first), costing: uncovered)
    return isHopeless(label, costing: uncovered + charge, takesText: false)
  }

  /// Whether a label with a phrase of at least a cost, and none of less, surely is below the floor.
  func isHopeless(_ label: LabelID, costing cost: Int32, takesText: Bool) -> Bool {
    let rank = AlignedPhrase.rank(cost, input.source.request.weight)
    let words = max(0, 1 - Double(rank) / Double(AlignedPhrase.worstRank))
    guard words * SemanticCosts.wordsAlone < floor - Self.slack else { return false }
    let boost = Exponential.exp(SemanticCosts.commandFitExponent * Float(words))
    let evidence = SemanticEvidence(
      chance: min(1, input.chances[label] * boost), words: Float(words), strength: 0, logSampleCount: 0,
      logLabelCount: 0, against: 0,
      unrelatedShare: takesText ? min(unrelated, 1 - Float(words)) : unrelated, missingShare: 0, isCommand: true)
    return Double(evidence.score) < floor - Self.slack
  }
}

extension AlignmentSource {
  /// The tokens that some word or value covers.
  fileprivate var coverableTokens: UInt64 {
    var mask: UInt64 = 0
    for occurrence in words.all.elements { mask |= TokenMask.of(occurrence.start, occurrence.end) }
    for span in spans.all.elements { mask |= TokenMask.of(span.start, span.end) }
    return mask
  }
}
