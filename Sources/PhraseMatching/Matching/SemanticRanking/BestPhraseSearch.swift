/// Finds the best phrase of a label.
struct BestPhraseSearch: ~Copyable {
  private var lowerBounds = GrowableBuffer<PhraseLowerBound>(capacity: 64)

  var growths: Int { lowerBounds.growths }

  /// The best aligned phrase of a label, the first of several, and its kept alignment; nil if the label has no phrases.
  ///
  /// The phrase with the lowest bound is aligned first, so that most others are skipped.
  mutating func find(
    _ label: LabelID, _ source: AlignmentSource, _ aligner: inout Aligner
  ) -> (AlignedPhrase, Alignments.ID)? {
    let phrases = label.phrases(in: source.phrases)
    measureLowerBounds(of: phrases, source)
    guard let first = lowerBounds.elements.indices.min(by: { lowerBounds[$0].cost < lowerBounds[$1].cost }),
      var best = align(phrases.lowerBound, first, worst: .max, source, &aligner)
    else { return nil }
    var alignment = aligner.keep()
    for position in 0..<lowerBounds.count where position != first {
      // Of equal ranks the earlier phrase wins.
      let worst = phrases.lowerBound.advanced(by: position) < best.phrase ? best.rank : best.rank - 1
      guard AlignedPhrase.rank(lowerBounds[position].cost, source.request.weight) <= worst,
        let aligned = align(phrases.lowerBound, position, worst: worst, source, &aligner), aligned.rank <= worst
      else { continue }
      best = aligned
      alignment = aligner.keep()
    }
    return (best, alignment)
  }

  private func align(
    _ first: PhraseID, _ position: Int, worst: Int64, _ source: AlignmentSource, _ aligner: inout Aligner
  ) -> AlignedPhrase? {
    aligner.align(first.advanced(by: position), lowerBounds[position], worst: worst, source)
  }

  private mutating func measureLowerBounds(of phrases: Range<PhraseID>, _ source: AlignmentSource) {
    lowerBounds.removeAll()
    for phrase in phrases {
      let record = source.phrases.phrase(phrase)
      lowerBounds.append(source.lowerBound(phrase, record, source.phrases.application(of: record)))
    }
  }
}
