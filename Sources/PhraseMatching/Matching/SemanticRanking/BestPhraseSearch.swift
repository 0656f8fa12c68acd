import WordSemantics

/// Finds the best phrase of a label.
struct BestPhraseSearch: ~Copyable {
  /// What is not aligned yet: groups of phrases, and phrases of groups that had the least bound.
  private var entries = GrowableBuffer<BoundedPhrases>(capacity: 64)
  /// Whether a question may make good what some phrase lacks.
  private var mayAsk = false
  /// Whether some phrase takes free words.
  private var takesText = false

  var growths: Int { entries.growths }

  /// The best aligned phrase of a label, the first of several, and its kept alignment; nil if the label has no phrases.
  ///
  /// Phrases are aligned in order of their bounds, until the next one can no longer be as good as the best. Nothing is
  /// aligned for a label that surely is below the floor.
  mutating func find(
    _ label: LabelID, _ bounds: LowerBounds, _ floor: ScoreBound?, _ aligner: inout Aligner
  ) -> (AlignedPhrase, Alignments.ID)? {
    let source = bounds.source
    let phrases = label.phrases(in: source.phrases)
    let groups = label.groups(of: phrases, in: source.phrases)
    if let floor, floor.isHopeless(label, groups) { return nil }
    enter(groups, bounds)
    var best: (AlignedPhrase, Alignments.ID)?
    while let position = nextPosition(notWorseThan: best?.0.rank ?? .max, source.request.weight) {
      let entry = entries[position]
      entries[position] = entries[entries.count - 1]
      entries.removeLast()
      // The least bound of all: no phrase costs less.
      if best == nil, let floor, !mayAsk, floor.isHopeless(label, costing: entry.bound.cost, takesText: takesText) {
        return nil
      }
      if let group = entry.group {
        for phrase in source.phrases.phrases(in: group) where phrases.contains(phrase) { enter(phrase, bounds) }
        continue
      }
      // Of equal ranks the earlier phrase wins.
      let worst = best.map { entry.phrase < $0.0.phrase ? $0.0.rank : $0.0.rank - 1 } ?? .max
      guard AlignedPhrase.rank(entry.bound.cost, source.request.weight) <= worst,
        let aligned = aligner.align(entry.phrase, entry.bound, worst: worst, source), aligned.rank <= worst
      else { continue }
      best = (aligned, aligner.keep())
    }
    return best
  }

  /// The entry with the lowest bound.
  private func nextPosition(notWorseThan rank: Int64, _ weight: Int32) -> Int? {
    var next: Int?
    var least = Int32.max
    for position in 0..<entries.count where entries[position].bound.cost < least {
      (next, least) = (position, entries[position].bound.cost)
    }
    return AlignedPhrase.rank(least, weight) <= rank ? next : nil
  }

  private mutating func enter(_ groups: Range<PhraseGroupID>, _ bounds: LowerBounds) {
    entries.removeAll()
    (mayAsk, takesText) = (false, false)
    for group in groups {
      let members = bounds.source.phrases.phrases(in: group)
      if members.count == 1 {
        enter(members[0], bounds)
      } else {
        entries.append(BoundedPhrases(bound: bounds.of(group), phrase: members[0], group: group))
      }
      mayAsk = mayAsk || entries[entries.count - 1].bound.said.mayAsk
      takesText = takesText || bounds.source.phrases.traits(of: group).takesText
    }
  }

  private mutating func enter(_ phrase: PhraseID, _ bounds: LowerBounds) {
    let phrases = bounds.source.phrases
    let record = phrases.phrase(phrase)
    entries.append(BoundedPhrases(bound: bounds.of(phrase, record, phrases.application(of: record)), phrase: phrase))
  }
}

/// A phrase, or a group of them, with a lower bound.
struct BoundedPhrases: BitwiseCopyable {
  var bound: PhraseLowerBound
  /// The phrase; of a group the first.
  var phrase: PhraseID
  /// The group, unless it is a phrase.
  var group: PhraseGroupID?
}
