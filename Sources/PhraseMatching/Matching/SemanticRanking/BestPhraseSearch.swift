/// Finds the best phrase of a label.
struct BestPhraseSearch: ~Copyable {
  private var lowerBounds = GrowableBuffer<PhraseLowerBound>(capacity: 64)
  /// The bound of the nodes up to each one of the last phrase.
  private var prefixes = GrowableBuffer<PhraseLowerBound>(capacity: 64)

  var growths: Int { lowerBounds.growths + prefixes.growths }

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

  // MARK: Lower bounds

  /// Measures the bound of each phrase. The nodes that a phrase has in common with the one before it, from the start, are
  /// added up once.
  private mutating func measureLowerBounds(of phrases: Range<PhraseID>, _ source: AlignmentSource) {
    lowerBounds.removeAll()
    prefixes.removeAll()
    prefixes.append(PhraseLowerBound())
    var last: (nodes: Range<NodeID>, flags: UInt16)?
    for phrase in phrases {
      let record = source.phrases.phrase(phrase)
      let nodes = source.phrases.nodes(of: phrase)
      let shared = last.map { $0.flags == record.flags ? sharedPrefix($0.nodes, nodes, source) : 0 } ?? 0
      measure(nodes, behind: shared, record, source)
      last = (nodes, record.flags)
    }
  }

  private mutating func measure(
    _ nodes: Range<NodeID>, behind shared: Int, _ record: PhraseRecord, _ source: AlignmentSource
  ) {
    let application = source.phrases.application(of: record)
    prefixes.removeLast(prefixes.count - shared - 1)
    var bound = prefixes[shared]
    for node in nodes.lowerBound.advanced(by: shared)..<nodes.upperBound {
      source.add(node, in: nodes, record, application, to: &bound)
      prefixes.append(bound)
    }
    source.finish(&bound, record, application)
    lowerBounds.append(bound)
  }

  /// The number of nodes at the start of two phrases for which the request offers the same. A substitution depends on
  /// the next node as well.
  private func sharedPrefix(_ one: Range<NodeID>, _ other: Range<NodeID>, _ source: AlignmentSource) -> Int {
    let nodes = source.phrases.nodes
    let most = min(one.count, other.count)
    var shared = 0
    while shared < most,
      nodes[one.lowerBound.index + shared].rawValue == nodes[other.lowerBound.index + shared].rawValue
    {
      shared += 1
    }
    return source.words.substituted.isEmpty ? shared : max(shared - 1, 0)
  }
}
