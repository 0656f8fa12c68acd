/// Finds the best phrase of a label.
struct BestPhraseSearch: ~Copyable {
  private var lowerBounds = GrowableBuffer<PhraseLowerBound>(capacity: 64)
  private var leastBound: Int32 = .max
  /// Whether a question may make good what some phrase lacks.
  private var mayAsk = false
  /// Whether some phrase takes free words.
  private var takesText = false

  var growths: Int { lowerBounds.growths }

  /// The best aligned phrase of a label, the first of several, and its kept alignment; nil if the label has no phrases.
  ///
  /// Phrases are aligned in order of their bounds, until the next one can no longer be as good as the best. Nothing is
  /// aligned for a label that surely is below the floor.
  mutating func find(
    _ label: LabelID, _ source: AlignmentSource, _ floor: ScoreBound?, _ aligner: inout Aligner
  ) -> (AlignedPhrase, Alignments.ID)? {
    let phrases = label.phrases(in: source.phrases)
    if let floor, floor.isHopeless(label, phrases) { return nil }
    measureLowerBounds(of: phrases, source)
    if let floor, !mayAsk, floor.isHopeless(label, costing: leastBound, takesText: takesText) { return nil }
    var best: (AlignedPhrase, Alignments.ID)?
    while let position = nextPosition(notWorseThan: best?.0.rank ?? .max, source.request.weight) {
      let phrase = phrases.lowerBound.advanced(by: position)
      // Of equal ranks the earlier phrase wins.
      let worst = best.map { phrase < $0.0.phrase ? $0.0.rank : $0.0.rank - 1 } ?? .max
      let bound = lowerBounds[position]
      lowerBounds[position].cost = .max
      guard AlignedPhrase.rank(bound.cost, source.request.weight) <= worst,
        let aligned = aligner.align(phrase, bound, worst: worst, source), aligned.rank <= worst
      else { continue }
      best = (aligned, aligner.keep())
    }
    return best
  }

  /// The phrase with the lowest bound that was not aligned yet.
  private func nextPosition(notWorseThan rank: Int64, _ weight: Int32) -> Int? {
    var next: Int?
    var least = Int32.max
    for position in 0..<lowerBounds.count where lowerBounds[position].cost < least {
      (next, least) = (position, lowerBounds[position].cost)
    }
    return AlignedPhrase.rank(least, weight) <= rank ? next : nil
  }

  private mutating func measureLowerBounds(of phrases: Range<PhraseID>, _ source: AlignmentSource) {
    let bounds = LowerBounds(source)
    lowerBounds.removeAll()
    (leastBound, mayAsk, takesText) = (.max, false, false)
    for phrase in phrases {
      let record = source.phrases.phrase(phrase)
      let bound = bounds.of(phrase, record, source.phrases.application(of: record))
      lowerBounds.append(bound)
      leastBound = min(leastBound, bound.cost)
      mayAsk = mayAsk || bound.said.mayAsk
      takesText = takesText || record.takesText
    }
  }
}
