// Stage 5: the best shortcuts, best first.
//
// Candidates are scored in order of their lower bounds; as soon as the next bound is no better than the last rank of a
// full ranking, the rest cannot matter.
extension MatchWorkspace {
  /// How many shortcuts a ranking needs, and how good they have to be.
  struct RankingLimits {
    /// The number of shortcuts, at least two: the second gives the margin.
    var count: Int
    /// The worst rank of a cost alone, without free words.
    var worstRank: Int64
    /// The same for lexical matching.
    var worstRankOfWords: Int64
    /// The worst rank that counts as recognized.
    var thresholdRank: Int64
    var marginRank: Int64
    /// The greatest distance from the first rank.
    var reach: Int64
    /// The only application whose shortcuts count; nil for all.
    var application: UInt32?
    /// Whether semantic matching follows where words do not decide.
    var usesSemantics: Bool

    /// The reach of a ranking that leaves nothing out.
    static let unlimited = Int64.max / 4

    /// Semantic matching compares the lexical ranking, which then has to be complete.
    var withUnlimitedReach: RankingLimits {
      var limits = self
      limits.reach = Self.unlimited
      return limits
    }

    var lexicalOnly: RankingLimits {
      var limits = self
      limits.usesSemantics = false
      limits.worstRank = worstRankOfWords
      return limits
    }
  }

  /// Matches a request and leaves the best shortcuts in `ranked`. Allocates nothing once the workspace is warm.
  mutating func match(
    _ request: UnsafeBufferPointer<UInt8>, _ index: PhraseIndex, now: CivilMoment, _ limits: RankingLimits
  ) {
    prepare(for: index)
    ranked.removeAll()
    bestSteps.removeAll()
    semantics.firstSimilar = .max
    semantics.firstSubstitution = .max
    readRequest(request, index)
    guard tokenCount > 0 else { return }
    findValues(index, now: now)
    readAct()
    rankByWords(index, limits)
    guard limits.usesSemantics, !wordsSuffice(index) else { return }
    guard tokenCount <= Self.maskWidth, let model = index.semanticModel else {
      return match(request, index, now: now, limits.lexicalOnly)
    }
    guard limits.reach == RankingLimits.unlimited else {
      return match(request, index, now: now, limits.withUnlimitedReach)
    }
    rankSemantically(model, index, limits)
  }

  private mutating func rankByWords(_ index: PhraseIndex, _ limits: RankingLimits) {
    gatherCandidates(index, limit: costLimit(limits.worstRank))
    rankNegativePhrases(index.phrases, limits)
    rankCandidates(index.phrases, limits)
  }

  var weight: Int32 { max(totalWeight, MatchCosts.minimumWeight) }

  // MARK: Negative phrases

  /// Aligns the negative phrases first, since they may veto any candidate.
  private mutating func rankNegativePhrases(_ phrases: PhraseSections, _ limits: RankingLimits) {
    guard Int(phrases.firstNegative) < phrases.phraseCount else { return }
    for position in 0..<touched.count {
      let phrase = touched[position]
      guard phrase >= phrases.firstNegative else { continue }
      let record = phrases.phrase(phrase)
      let lowerBound = lowerBound(phrase, record, application: record.owner, phrases)
      // The bound includes free words, and the threshold does not.
      guard record.takesText || AlignedPhrase.rank(lowerBound.cost, weight) <= limits.thresholdRank,
        let aligned = align(phrase, lowerBound, worst: .max, phrases),
        AlignedPhrase.rank(aligned.cost, aligned.weight) <= limits.thresholdRank
      else { continue }
      let veto = vetoes[Int(record.owner)]
      guard veto.stamp != stamp || (aligned.rank, phrase) < (veto.rank, veto.phrase) else { continue }
      vetoes[Int(record.owner)] = Veto(stamp: stamp, phrase: phrase, rank: aligned.rank)
    }
  }

  /// Whether a negative phrase of the application ranks within the margin of a phrase of this rank.
  private func isVetoed(_ application: UInt32, _ rank: Int64, _ limits: RankingLimits) -> Bool {
    let veto = vetoes[Int(application)]
    return veto.stamp == stamp && veto.rank <= rank + limits.marginRank
  }

  // MARK: Candidates

  private mutating func rankCandidates(_ phrases: PhraseSections, _ limits: RankingLimits) {
    while let entry = queue.takeFirst() {
      guard AlignedPhrase.rank(queue.leastBound, weight) <= lastRank(limits) else { return }
      let bound = AlignedPhrase.rank(entry.bound, weight)
      let record = phrases.phrase(entry.phrase)
      let application = phrases.application(of: record)
      guard bound <= worstWantedRank(record, limits), !record.isNegative,
        limits.application.map({ $0 == application }) ?? true, mayImprove(entry.phrase, record, bound)
      else { continue }
      let lowerBound = lowerBound(entry.phrase, record, application: application, phrases)
      if !entry.isRefined, queue.isLater(lowerBound.cost) {
        queue.insert(CandidateQueue.Entry(phrase: entry.phrase, bound: lowerBound.cost, isRefined: true))
      } else if mayImprove(entry.phrase, record, AlignedPhrase.rank(lowerBound.cost, weight)) {
        score(entry.phrase, record, lowerBound, phrases, limits)
      }
    }
  }

  /// The worst rank that still enters the ranking. Bounds include free words, and the floor does not.
  private func worstWantedRank(_ record: PhraseRecord, _ limits: RankingLimits) -> Int64 {
    record.takesText ? lastRank(limits) : min(limits.worstRank, lastRank(limits))
  }

  /// The worst rank of a full ranking, or the worst within reach of the first.
  private func lastRank(_ limits: RankingLimits) -> Int64 {
    guard ranked.count > 0 else { return .max }
    let reached = ranked[0].rank + limits.reach
    return ranked.count < limits.count ? reached : min(reached, ranked[ranked.count - 1].rank)
  }

  /// Whether a phrase may still be the best of its shortcut.
  private func mayImprove(_ phrase: UInt32, _ record: PhraseRecord, _ bound: Int64) -> Bool {
    let best = bestPhrases[Int(record.owner)]
    return best.stamp != stamp || (bound, phrase) < (best.rank, best.phrase)
  }

  private mutating func score(
    _ phrase: UInt32,
    _ record: PhraseRecord,
    _ lowerBound: PhraseLowerBound,
    _ phrases: PhraseSections,
    _ limits: RankingLimits
  ) {
    guard let aligned = align(phrase, lowerBound, worst: worstWantedRank(record, limits), phrases) else { return }
    let rank = aligned.rank
    guard AlignedPhrase.rank(aligned.cost, aligned.weight) <= limits.worstRank, mayImprove(phrase, record, rank),
      !isVetoed(phrases.application(of: record), rank, limits)
    else { return }
    bestPhrases[Int(record.owner)] = BestPhrase(stamp: stamp, phrase: phrase, rank: rank)
    insert(RankedPhrase(shortcut: record.owner, aligned: aligned), limit: limits.count)
  }

  /// The greatest cost with at most a rank.
  private func costLimit(_ rank: Int64) -> Int32 {
    guard rank < Int64.max >> 24 else { return .max }
    return Int32(clamping: ((rank + 1) * Int64(weight)) >> 20)
  }

  mutating func insert(_ entry: RankedPhrase, limit: Int) {
    for position in 0..<ranked.count where ranked[position].shortcut == entry.shortcut {
      remove(at: position)
      break
    }
    var position = ranked.count
    while position > 0, entry.precedes(ranked[position - 1]) { position -= 1 }
    guard position < limit else { return }
    ranked.insert(entry, at: position, limit: limit)
    if position == 0 { keepBestSteps() }
  }

  /// Copies the steps of the first in the ranking.
  mutating func keepBestSteps() {
    bestSteps.removeAll()
    for step in 0..<steps.count { bestSteps.append(steps[step]) }
  }

  private mutating func remove(at position: Int) {
    for next in (position + 1)..<max(ranked.count, position + 1) { ranked[next - 1] = ranked[next] }
    ranked.removeLast()
  }
}

/// A shortcut with its best phrase so far.
struct RankedPhrase: BitwiseCopyable {
  var shortcut: UInt32
  var phrase: UInt32
  var rank: Int64
  /// The rank without the handicap of a derived phrase.
  var fit: Int64
  var cost: Int32
  /// The part of the cost that belongs to no step.
  var charges: Int32
  /// The part of the cost that a question makes good.
  var asked: Int32
  var weight: Int32
  /// Whether the request is the phrase exactly, apart from polite words.
  var isExact: Bool
  /// The same, but for free words.
  var isWhole: Bool

  init(shortcut: UInt32, aligned: AlignedPhrase) {
    self.shortcut = shortcut
    phrase = aligned.phrase
    rank = aligned.rank
    fit = aligned.fit
    cost = aligned.cost
    asked = aligned.asked
    charges = aligned.charges
    weight = aligned.weight
    isExact = aligned.isExact
    isWhole = aligned.isWhole
  }

  /// Lower rank first; equal ranks in catalog order.
  func precedes(_ other: RankedPhrase) -> Bool { (rank, phrase) < (other.rank, other.phrase) }

  /// The score of the lexical ranking, before semantic matching; 0 if it was not in it.
  var lexicalScore: Double = 0

  /// The semantic evidence; nil after lexical matching.
  private(set) var evidence: SemanticEvidence?

  /// Replaces the rank by that of the semantic evidence.
  ///
  /// A phrase that is typed exactly ranks no worse than by its words.
  mutating func apply(_ evidence: SemanticEvidence) {
    self.evidence = evidence
    var scored = Int64((1 - Double(evidence.score)) * Double(AlignedPhrase.worstRank))
    if isWhole { scored = min(scored, fit) }
    if asked > 0 { scored = min(scored, AlignedPhrase.rank(cost - asked, weight) + MatchCosts.incomplete) }
    rank += scored - fit
    fit = scored
  }

  /// The score of its words, free words included.
  var fitScore: Double { max(0, 1 - Double(fit) / Double(AlignedPhrase.worstRank)) }

  var score: Double {
    guard let evidence, !isWhole, asked == 0 else { return wordScore }
    return max(Double(evidence.score), evidence.isCommand ? byWordsOfCommand : byWords)
  }

  private var byWords: Double {
    wordScore >= MatchOptions.defaultThreshold ? wordScore : Double(evidence?.words ?? 0) * SemanticCosts.wordsAlone
  }

  /// In an index of commands, words that are only similar never suffice by themselves.
  private var byWordsOfCommand: Double {
    if lexicalScore >= MatchOptions.defaultThreshold { return lexicalScore }
    return min(Double(evidence?.words ?? 0) * SemanticCosts.wordsAlone, SemanticCosts.maximumBySimilarWords)
  }

  var wordScore: Double { max(0, 1 - Double(cost - asked) / Double(weight)) }
}
