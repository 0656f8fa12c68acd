/// Finds the best phrase of a label.
struct BestPhraseSearch: ~Copyable {
  private var lowerBounds = GrowableBuffer<PhraseLowerBound>(capacity: 64)

  var growths: Int { lowerBounds.growths }

  /// The best aligned phrase of a label, the first of several, and its kept alignment; nil if the label has no phrases.
  ///
  /// Phrases are aligned in order of their bounds, until the next one can no longer be as good as the best.
  mutating func find(
    _ label: LabelID, _ source: AlignmentSource, _ aligner: inout Aligner
  ) -> (AlignedPhrase, Alignments.ID)? {
    let phrases = label.phrases(in: source.phrases)
    measureLowerBounds(of: phrases, source)
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
    for phrase in phrases {
      let record = source.phrases.phrase(phrase)
      lowerBounds.append(bounds.of(phrase, record, source.phrases.application(of: record)))
    }
  }
}
