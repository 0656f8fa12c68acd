import WordSemantics

/// Scores each considered label by its best phrase and its chance.
struct LabelScorer: ~Copyable {
  private var search = BestPhraseSearch()
  private var entries = GrowableBuffer<LabelEntry>(capacity: 16)
  /// The similarity of each token to the nearest word of a shortcut.
  private var nearest = GrowableBuffer<Float>(capacity: 64)
  private var ranked = RankedList()
  private var vetoes = VetoTable()

  var growths: Int { search.growths + entries.growths + nearest.growths + ranked.growths + vetoes.growths }

  /// What labels are scored by.
  struct Input {
    /// With words by meaning.
    let source: AlignmentSource
    let similar: SimilarWords
    let model: SemanticModel
    let chances: LabelChances
    /// The tokens that name a value.
    let valueMask: UInt64
    let holdsCommands: Bool
  }

  mutating func rank(
    _ considered: FlatArray<ConsideredLabel>, _ input: Input, _ limits: (vetoes: Vetoes, RankingLimits),
    _ aligner: inout Aligner
  ) -> Ranking {
    gatherEntries(considered, input, limits.1, &aligner)
    applyEvidence(considered, input)
    ranked.removeAll()
    vetoes.replaceAll(with: limits.vetoes)
    for position in 0..<entries.count { enter(entries[position], limits.1, input.source.phrases) }
    return Ranking(entries: ranked.view, vetoes: vetoes.view, chances: input.chances)
  }

  // MARK: Evidence

  /// Finds the best phrase of each label, and its evidence. Commands that surely are not worth a mention are left out.
  private mutating func gatherEntries(
    _ considered: FlatArray<ConsideredLabel>, _ input: Input, _ limits: RankingLimits, _ aligner: inout Aligner
  ) {
    entries.removeAll()
    let floor = input.holdsCommands && !limits.acceptsAnything ? limits.floor : nil
    let bound = floor.map { ScoreBound(input, floor: $0) }
    let lowerBounds = LowerBounds(input.source)
    for label in considered.elements {
      let bound = label.lexicalScore == 0 ? bound : nil
      guard let (best, alignment) = search.find(label.label, lowerBounds, bound, &aligner) else { continue }
      var entry = RankedPhrase(
        shortcut: ShortcutID(rawValue: label.label.rawValue), aligned: best, alignment: alignment)
      entry.lexicalScore = label.lexicalScore
      let scored = labelEntry(label.label, entry, input, aligner.alignments[alignment])
      if let floor, isBelow(floor, scored, input) { continue }
      entries.append(scored)
    }
  }

  private mutating func labelEntry(
    _ label: LabelID, _ entry: RankedPhrase, _ input: Input, _ steps: FlatArray<AlignmentStep>
  ) -> LabelEntry {
    let evidence = AlignmentEvidence(source: input.source, steps: steps, similar: input.similar, model: input.model)
    let fitExponent = input.holdsCommands ? SemanticCosts.commandFitExponent : SemanticCosts.fitExponent
    let fit = Float(entry.fitScore)
    var result = LabelEntry(label: label, entry: entry)
    // Neither unrelated nor missing words count for example phrases.
    if input.holdsCommands { findNearest(label, input) }
    let isAgainst = evidence.isContradicted || entry.isTurnedAround || isOtherAction(label, input, steps)
    let contradiction = isAgainst ? 1 : refusal(of: label, entry, input.source)
    result.against = evidence.againstValues(input.valueMask) + contradiction * SemanticCosts.contradiction
    result.chance = input.chances[label]
    result.boostedChance = result.chance * Exponential.exp(fitExponent * fit - result.against)
    if evidence.takesFreeWords {
      result.unrelatedShare = max(0, 1 - fit)
    } else if input.holdsCommands {
      result.unrelatedShare = evidence.unrelatedShare(nearest.view)
    }
    if input.holdsCommands { result.missingShare = evidence.missingShare }
    return result
  }

  /// How much it counts that the request does what no phrase of a shortcut does.
  private func refusal(of label: LabelID, _ entry: RankedPhrase, _ source: AlignmentSource) -> Float {
    guard label.shortcut(in: source.phrases) != nil, !entry.isWhole,
      !source.phrases.phrase(entry.phrase).acts.admits(source.act)
    else { return 0 }
    return Float(source.actShare) / 1_000
  }

  /// Whether the request wants another action than that of a command.
  private func isOtherAction(_ label: LabelID, _ input: Input, _ steps: FlatArray<AlignmentStep>) -> Bool {
    guard input.holdsCommands, label.shortcut(in: input.source.phrases) != nil else { return false }
    return WantedAction(source: input.source, steps: steps, nearest: nearest.view).isOther
  }

  /// Finds for each token the nearest word of a label's phrases.
  private mutating func findNearest(_ label: LabelID, _ input: Input) {
    nearest.fill(input.source.request.tokenCount, with: 0)
    for word in input.model.contents.words(of: label) { compare(word, input) }
  }

  private mutating func compare(_ word: TokenID, _ input: Input) {
    guard let column = input.similar.column(of: word) else { return }
    // A word that the request has does not match another of its words: "stop smoking" is not "stop".
    let isSaid = input.source.request.words.elements.contains(word)
    for token in 0..<nearest.count {
      let similarity = input.similar.similarity(of: token, toColumn: column)
      guard !isSaid || similarity == 1 else { continue }
      nearest[token] = max(nearest[token], similarity)
    }
  }

  /// Whether a label has too low a score even if no other were likely.
  private func isBelow(_ floor: Double, _ scored: LabelEntry, _ input: Input) -> Bool {
    var entry = scored.entry
    entry.apply(evidence(for: scored, chance: min(1, scored.boostedChance), input))
    return entry.score < floor
  }

  private func evidence(for scored: LabelEntry, chance: Float, _ input: Input) -> SemanticEvidence {
    SemanticEvidence(
      chance: chance, words: Float(scored.entry.fitScore),
      strength: input.chances.strongest * LogisticRegression.inverseTemperature,
      logSampleCount: input.model.classifier.logSampleCount, logLabelCount: input.chances.logCount,
      against: scored.against, unrelatedShare: scored.unrelatedShare, missingShare: scored.missingShare,
      isCommand: input.holdsCommands)
  }

  /// Labels that were left out lose their chance to the others.
  private mutating func applyEvidence(_ considered: FlatArray<ConsideredLabel>, _ input: Input) {
    let others = considered.elements.reduce(1 as Float) { $0 - input.chances[$1.label] }
    let total = max(entries.elements.reduce(max(0, others)) { $0 + $1.boostedChance }, 1e-6)
    for position in 0..<entries.count {
      let scored = entries[position]
      entries[position].entry.apply(evidence(for: scored, chance: scored.boostedChance / total, input))
    }
  }

  // MARK: Ranking

  private mutating func enter(_ scored: LabelEntry, _ limits: RankingLimits, _ phrases: PhraseSections) {
    guard scored.label.shortcut(in: phrases) != nil, !veto(scored, phrases, limits) else { return }
    ranked.insert(scored.entry, limit: limits.count)
  }

  /// Vetoes a shortcut where a negative phrase of its application ranks as well; false if none does.
  private mutating func veto(_ scored: LabelEntry, _ phrases: PhraseSections, _ limits: RankingLimits) -> Bool {
    let application = scored.label.application(in: phrases)
    let label = LabelID(negativePhrasesOf: application, phrases)
    guard let negative = entries.elements.first(where: { $0.label == label })?.entry,
      negative.fit <= min(Self.worstVetoRank, limits.thresholdRank),
      negative.rank <= scored.entry.rank + limits.marginRank
    else { return false }
    vetoes.set(application, negative.phrase, negative.rank)
    return true
  }

  /// A negative phrase has to be recognized, however low the threshold.
  private static let worstVetoRank = AlignedPhrase.rank(ofScore: MatchOptions.defaultThreshold)
}

/// A label's best phrase and the evidence for and against it.
struct LabelEntry: BitwiseCopyable {
  let label: LabelID
  var entry: RankedPhrase
  var chance: Float = 0
  /// The chance, multiplied by how well the phrase fits.
  var boostedChance: Float = 0
  var against: Float = 0
  var unrelatedShare: Float = 0
  var missingShare: Float = 0
}
