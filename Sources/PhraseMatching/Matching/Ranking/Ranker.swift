import WordSemantics

/// Stage 5: the best shortcuts by their words, best first.
///
/// Candidates are aligned in order of their lower bounds; as soon as the next bound is no better than the last rank of a
/// full ranking, the rest cannot matter.
struct Ranker: ~Copyable {
  private var queue = CandidateQueue()
  /// The best phrase of each shortcut so far.
  private var bestPhrases = GrowableBuffer<BestPhrase>(capacity: 64)
  private var stamp: UInt32 = 0
  private var ranked = RankedList()
  private var vetoes = VetoTable()
  private let address = FixedAddress()

  /// How often memory has grown.
  var growths: Int { queue.growths + bestPhrases.growths + ranked.growths + vetoes.growths }

  /// Ranks candidates. The alignments of those in the ranking are kept.
  mutating func rank(
    _ candidates: Candidates, _ limits: RankingLimits, _ source: AlignmentSource, _ aligner: inout Aligner
  ) -> Ranking {
    prepare(source.phrases)
    rankNegativePhrases(candidates, limits, source, &aligner)
    let bounds = LowerBounds(source)
    queue.fill(candidates, limit: AlignedPhrase.costLimit(limits.worstRank, source.request.weight))
    rankCandidates(limits, bounds, &aligner)
    return Ranking(entries: ranked.view, vetoes: vetoes.view)
  }

  /// A ranking of the first phrase that is allowed, although it has nothing of the request.
  mutating func rankFirstPhrase(
    _ limits: RankingLimits, _ source: AlignmentSource, _ aligner: inout Aligner, instead ranking: Ranking
  ) -> Ranking {
    ranked.removeAll()
    for phrase in PhraseID(0)..<source.phrases.firstNegative {
      let record = source.phrases.phrase(phrase)
      let application = source.phrases.application(of: record)
      guard limits.allow(application) else { continue }
      var nothing = AlignedPhrase(phrase: phrase)
      nothing.cost = nothing.weight
      _ = aligner.align(phrase, source.lowerBound(phrase, record, application), worst: .max, source)
      ranked.insert(
        RankedPhrase(shortcut: record.shortcut, aligned: nothing, alignment: aligner.keep()), limit: 1)
      break
    }
    return Ranking(entries: ranked.view, vetoes: ranking.vetoes, chances: ranking.chances)
  }

  private mutating func prepare(_ phrases: PhraseSections) {
    ranked.removeAll()
    vetoes.removeAll(applicationCount: phrases.applications.count)
    stamp &+= 1
    if stamp == 0 {
      stamp = 1
      bestPhrases.fill(bestPhrases.count, with: BestPhrase())
    }
    bestPhrases.extend(to: phrases.shortcuts.count, with: BestPhrase())
  }

  // MARK: Negative phrases

  /// Aligns the negative phrases first, since they may veto any candidate.
  private mutating func rankNegativePhrases(
    _ candidates: Candidates, _ limits: RankingLimits, _ source: AlignmentSource, _ aligner: inout Aligner
  ) {
    for phrase in candidates.negative.elements.lazy.flatMap({ source.phrases.phrases(in: $0) }) {
      let record = source.phrases.phrase(phrase)
      let application = source.phrases.application(of: record)
      let lowerBound = source.lowerBound(phrase, record, application)
      guard AlignedPhrase.rank(lowerBound.costWithoutText, source.request.weight) <= limits.thresholdRank,
        let aligned = aligner.align(phrase, lowerBound, worst: .max, source),
        aligned.costRank <= limits.thresholdRank
      else { continue }
      if let veto = vetoes[application], (veto.rank, veto.phrase) <= (aligned.rank, phrase) { continue }
      vetoes.set(application, phrase, aligned.rank)
    }
  }

  /// Whether a negative phrase of the application ranks within the margin of a phrase of this rank.
  private func isVetoed(_ application: ApplicationID, _ rank: Int64, _ limits: RankingLimits) -> Bool {
    vetoes[application].map { $0.rank <= rank + limits.marginRank } ?? false
  }

  // MARK: Candidates

  private mutating func rankCandidates(_ limits: RankingLimits, _ bounds: LowerBounds, _ aligner: inout Aligner) {
    let source = bounds.source
    while let entry = queue.takeFirst() {
      guard AlignedPhrase.rank(queue.leastBound, source.request.weight) <= lastRank(limits) else { return }
      switch entry.item {
      case .group(let group):
        guard isWanted(source.phrases.phrases(in: group)[0], entry.bound, limits, source) else { continue }
        rank(group, limits, bounds, &aligner)
      case .boundedGroup(let group):
        guard isWanted(source.phrases.phrases(in: group)[0], entry.bound, limits, source) else { continue }
        rankPhrases(of: group, limits, bounds, &aligner)
      case .phrase(let phrase):
        guard isWanted(phrase, entry.bound, limits, source) else { continue }
        rank(phrase, isBounded: true, limits, bounds, &aligner)
      }
    }
  }

  /// Whether a phrase may enter the ranking, or one of the group of which it is the first.
  private func isWanted(
    _ phrase: PhraseID, _ bound: Int32, _ limits: RankingLimits, _ source: AlignmentSource
  ) -> Bool {
    let rank = AlignedPhrase.rank(bound, source.request.weight)
    let record = source.phrases.phrase(phrase)
    return rank <= worstWantedRank(record, limits) && limits.allow(source.phrases.application(of: record))
      && mayImprove(phrase, record.shortcut, rank)
  }

  /// Ranks a group's phrases, unless its tighter bound tells that others come first.
  private mutating func rank(
    _ group: PhraseGroupID, _ limits: RankingLimits, _ bounds: LowerBounds, _ aligner: inout Aligner
  ) {
    let source = bounds.source
    let members = source.phrases.phrases(in: group)
    // A phrase alone is bounded by itself.
    if members.count > 1 {
      let lowerBound = bounds.of(group)
      guard AlignedPhrase.rank(lowerBound.costWithoutText, source.request.weight) <= limits.worstRank else { return }
      if queue.isLater(lowerBound.cost) {
        return queue.insert(CandidateQueue.Entry(.boundedGroup(group), bound: lowerBound.cost))
      }
      guard isWanted(members[0], lowerBound.cost, limits, source) else { return }
    }
    rankPhrases(of: group, limits, bounds, &aligner)
  }

  private mutating func rankPhrases(
    of group: PhraseGroupID, _ limits: RankingLimits, _ bounds: LowerBounds, _ aligner: inout Aligner
  ) {
    for phrase in bounds.source.phrases.phrases(in: group) {
      rank(phrase, isBounded: false, limits, bounds, &aligner)
    }
  }

  /// Aligns a phrase, unless its bound tells that others come first.
  private mutating func rank(
    _ phrase: PhraseID, isBounded: Bool, _ limits: RankingLimits, _ bounds: LowerBounds, _ aligner: inout Aligner
  ) {
    let source = bounds.source
    let record = source.phrases.phrase(phrase)
    let application = source.phrases.application(of: record)
    let lowerBound = bounds.of(phrase, record, application)
    guard AlignedPhrase.rank(lowerBound.costWithoutText, source.request.weight) <= limits.worstRank else { return }
    if !isBounded, queue.isLater(lowerBound.cost) {
      queue.insert(CandidateQueue.Entry(.phrase(phrase), bound: lowerBound.cost))
    } else if mayImprove(phrase, record.shortcut, AlignedPhrase.rank(lowerBound.cost, source.request.weight)),
      let aligned = aligner.align(phrase, lowerBound, worst: worstUsefulRank(phrase, record, limits), source)
    {
      enter(aligned, record.shortcut, application, limits, &aligner)
    }
  }

  /// Enters a phrase into the ranking, if it is the best of its shortcut.
  private mutating func enter(
    _ aligned: AlignedPhrase, _ shortcut: ShortcutID, _ application: ApplicationID, _ limits: RankingLimits,
    _ aligner: inout Aligner
  ) {
    guard aligned.costRank <= limits.worstRank, mayImprove(aligned.phrase, shortcut, aligned.rank),
      !isVetoed(application, aligned.rank, limits)
    else { return }
    bestPhrases[shortcut] = BestPhrase(stamp: stamp, phrase: aligned.phrase, rank: aligned.rank)
    var entry = RankedPhrase(shortcut: shortcut, aligned: aligned)
    if ranked.hasRoom(for: entry, limit: limits.count) { entry.alignment = aligner.keep() }
    ranked.insert(entry, limit: limits.count)
  }

  /// The worst rank that still enters the ranking. Bounds include free words, and the floor does not.
  private func worstWantedRank(_ record: PhraseRecord, _ limits: RankingLimits) -> Int64 {
    record.takesText ? lastRank(limits) : min(limits.worstRank, lastRank(limits))
  }

  /// The worst rank that also is no worse than the best of the phrase's shortcut. Of equal ranks the earlier phrase wins.
  private func worstUsefulRank(_ phrase: PhraseID, _ record: PhraseRecord, _ limits: RankingLimits) -> Int64 {
    let best = bestPhrases[record.shortcut]
    let wanted = worstWantedRank(record, limits)
    guard best.stamp == stamp else { return wanted }
    return min(wanted, phrase < best.phrase ? best.rank : best.rank - 1)
  }

  /// The worst rank of a full ranking, or the worst within reach of the first.
  private func lastRank(_ limits: RankingLimits) -> Int64 {
    guard ranked.count > 0 else { return .max }
    let reached = ranked[0].rank <= limits.reachingRank ? ranked[0].rank + limits.reach : .max
    return ranked.count < limits.count ? reached : min(reached, ranked[ranked.count - 1].rank)
  }

  /// Whether a phrase may still be the best of its shortcut.
  private func mayImprove(_ phrase: PhraseID, _ shortcut: ShortcutID, _ bound: Int64) -> Bool {
    let best = bestPhrases[shortcut]
    return best.stamp != stamp || (bound, phrase) < (best.rank, best.phrase)
  }
}

/// The best phrase of a shortcut; another stamp is of an earlier request.
struct BestPhrase: BitwiseCopyable {
  var stamp: UInt32 = 0
  var phrase = PhraseID(0)
  var rank: Int64 = 0
}
