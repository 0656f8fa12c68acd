/// The best score that a label of commands may still get before its phrases are aligned.
///
/// A token that no word and no value covers is uncovered whatever the alignment: it costs, and what it says is unrelated to
/// every phrase.
struct ScoreBound {
  /// The cost of the tokens that nothing covers.
  private var uncovered: Int32 = 0
  /// The share of the request that they are, as far as it is unrelated to every phrase.
  private var unrelated: Float = 0
  /// What some phrase may take.
  private let namesValue: Bool
  private let typedValues: Float
  private let input: LabelScorer.Input
  /// Labels with a lower score are not mentioned.
  private let floor: Double

  /// More than the error of the arithmetic.
  private static let slack = 0.001

  init(_ input: LabelScorer.Input, floor: Double) {
    self.input = input
    self.floor = floor
    let source = input.source
    let spans = source.spans.all.elements
    namesValue = spans.contains { !$0.isTyped && $0.filler.index < source.phrases.entities.count }
    typedValues = Float(
      spans.reduce(0 as UInt64) { $1.isTyped ? $0 | TokenMask.of($1.start, $1.end) : $0 }.nonzeroBitCount)
    let request = input.source.request
    let covered = input.source.coverableTokens
    for token in 0..<request.tokenCount where !TokenMask.has(covered, token) {
      uncovered += request.uncoveredCosts[token]
      unrelated += input.similar.unrelatedWeight(of: token, nearest: input.similar.nearest(to: token), request)
    }
    unrelated /= Float(max(request.weight, MatchCosts.minimumWeight))
  }

  /// Whether a label of some phrases surely is below the floor, without a look at these one by one.
  func isHopeless(_ label: LabelID, _ phrases: Range<PhraseID>) -> Bool {
    guard uncovered >= WordWeights.contentThreshold, let first = phrases.first else { return false }
    let all = input.source.phrases
    if phrases.contains(where: { all.phrase($0).takesText }) { return false }
    return isHopeless(
      label, costing: uncovered + input.source.leastCharge(all.phrase(first), costing: uncovered), takesText: false)
  }

  /// The best evidence by meaning that a label may have.
  private func bestMeaning(_ label: LabelID, takesText: Bool) -> MeaningEvidence? {
    guard label.shortcut(in: input.source.phrases) != nil, input.source.isPlain, namesValue || !takesText,
      input.chances[label] >= SemanticCosts.minimumCommandShare
    else { return nil }
    return MeaningEvidence(
      chance: input.chances[label], valueLead: namesValue ? 1 : 0, typedValues: typedValues, takesFreeWords: takesText)
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
      unrelatedShare: takesText ? min(unrelated, 1 - Float(words)) : unrelated, missingShare: 0, isCommand: true,
      meaning: bestMeaning(label, takesText: takesText))
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
