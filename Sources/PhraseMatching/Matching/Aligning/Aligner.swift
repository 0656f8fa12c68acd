import WordSemantics

/// Stage 4: the cheapest alignment of one phrase with the request.
///
/// Two alignments are tried. In order, a node is either matched where it is or left out. With moves, a node that the
/// request has elsewhere is cheap to leave out, and a token that it covers is cheap to skip. Either way each node that
/// was left out then takes, in the phrase's order, the cheapest tokens that are still free; a node that finds none is
/// missing, and a token that nothing took is uncovered. The cheaper alignment counts; in order, if they are equal.
struct Aligner: ~Copyable {
  /// The steps of the last alignment.
  var steps = GrowableBuffer<AlignmentStep>(capacity: 64)
  /// Those of the other order.
  private var otherSteps = GrowableBuffer<AlignmentStep>(capacity: 64)
  private var table = CostTable()
  private var kept = AlignmentStore()
  /// 1 for each token that a step covers.
  var covered = GrowableBuffer<UInt8>(capacity: 64)
  /// Whether the last alignment left out a node that the request has somewhere.
  var mayMove = false
  private let address = FixedAddress()

  /// How often memory has grown.
  var growths: Int { steps.growths + otherSteps.growths + table.growths + kept.growths + covered.growths }

  /// Aligns a phrase and leaves the steps in ``steps``; nil when it certainly ranks worse than `worst`. O(nodes ×
  /// tokens).
  mutating func align(
    _ phrase: PhraseID, _ lowerBound: PhraseLowerBound, worst: Int64, _ source: AlignmentSource
  ) -> AlignedPhrase? {
    let record = source.phrases.phrase(phrase)
    guard var aligned = alignWords(AlignmentTable(phrase, record, source), lowerBound, worst: worst, source) else {
      return nil
    }
    if source.actShare > 0, !record.isNegative, !aligned.isWhole, !record.acts.admits(source.act) {
      aligned.refuse(derived: record.isDerived, share: source.actShare)
    }
    return aligned
  }

  private mutating func alignWords(
    _ inOrder: AlignmentTable, _ lowerBound: PhraseLowerBound, worst: Int64, _ source: AlignmentSource
  ) -> AlignedPhrase? {
    var withMoves = inOrder
    withMoves.reachable = lowerBound.moves
    if inOrder.record.takesText {
      return isHopeless(inOrder, lowerBound, worst: worst, source)
        ? nil : alignBesideText(inOrder, withMoves, lowerBound, source)
    }
    // With moves nothing costs more than in order, so this bounds both. Tokens behind the mask only move in the trace.
    let leastCost = table.fill(withMoves, source)
    let isBound = source.request.fitsMask
    if isBound, AlignedPhrase.rank(leastCost + lowerBound.charge, source.request.weight) > worst { return nil }
    let least = AlignedPhrase.rank(leastCost, source.request.weight)
    let moved = traceAndSettle(withMoves, source)
    // This is the bound itself: no order ranks better.
    if isBound, least >= moved.fit { return moved }
    return better(moved, alignAgain(inOrder, source)) { $1.rank <= $0.rank }
  }

  /// Whether a phrase with free words ranks worse than `worst` even if all of its nodes moved and free words took any
  /// other token.
  private mutating func isHopeless(
    _ inOrder: AlignmentTable, _ lowerBound: PhraseLowerBound, worst: Int64, _ source: AlignmentSource
  ) -> Bool {
    guard worst < .max, source.request.fitsMask, inOrder.record.edges == 0 else { return false }
    var relaxed = inOrder
    relaxed.reachable = lowerBound.reachable
    relaxed.keptFromRuns = inOrder.guarded
    return AlignedPhrase.rank(table.fill(relaxed, source) + lowerBound.charge, source.request.weight) > worst
  }

  /// Where free words would take nothing new and a question can ask for them, they are left out.
  private mutating func alignBesideText(
    _ inOrder: AlignmentTable, _ withMoves: AlignmentTable, _ lowerBound: PhraseLowerBound, _ source: AlignmentSource
  ) -> AlignedPhrase {
    let aligned = alignWithText(inOrder, withMoves, lowerBound, source)
    guard aligned.takesNothingOfItsOwn else { return aligned }
    return better(aligned, alignAgain(withMoves.withoutRuns, source)) { $1.asked > 0 && $1.rank < $0.rank }
  }

  /// Free words could take what only moved, so the alignment in order comes first.
  private mutating func alignWithText(
    _ inOrder: AlignmentTable, _ withMoves: AlignmentTable, _ lowerBound: PhraseLowerBound, _ source: AlignmentSource
  ) -> AlignedPhrase {
    _ = table.fill(inOrder, source)
    let ordered = traceAndSettle(inOrder, source)
    // In a pattern the node that moved may be on another path than the one taken.
    guard mayMove || inOrder.record.edges != 0,
      AlignedPhrase.rank(lowerBound.cost, source.request.weight) < ordered.rank
    else { return ordered }
    return better(ordered, alignAgain(withMoves, source)) { $1.rank < $0.rank }
  }

  /// Aligns in the other order, and sets the steps of the first one aside.
  private mutating func alignAgain(_ other: AlignmentTable, _ source: AlignmentSource) -> AlignedPhrase {
    swap(&steps, &otherSteps)
    _ = table.fill(other, source)
    return traceAndSettle(other, source)
  }

  /// The second of two alignments if it is preferred, else the first, and its steps.
  private mutating func better(
    _ first: AlignedPhrase, _ second: AlignedPhrase, isPreferred: (AlignedPhrase, AlignedPhrase) -> Bool
  ) -> AlignedPhrase {
    if isPreferred(first, second) { return second }
    swap(&steps, &otherSteps)
    return first
  }

  private mutating func traceAndSettle(_ table: AlignmentTable, _ source: AlignmentSource) -> AlignedPhrase {
    AlignmentTracer(table: table, source: source, costs: self.table.costs.view).trace(into: &steps)
    return settle(table, source)
  }

  // MARK: Kept alignments

  /// The alignments kept since ``forgetAll()``.
  var alignments: Alignments { kept.view }

  /// Keeps the steps of the last alignment.
  mutating func keep() -> Alignments.ID { kept.keep(steps.view) }

  mutating func forgetAll() { kept.removeAll() }
}
