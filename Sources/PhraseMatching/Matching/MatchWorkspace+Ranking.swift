// Stage 5: the best shortcuts, best first.
//
// Candidates are scored in the order of their lower bounds; as soon as the next bound is no better than the worst
// shortcut that is wanted, the rest cannot matter.
extension MatchWorkspace {
  /// What is wanted of a ranking.
  struct Wanted {
    /// How many shortcuts, at least two: the second gives the margin.
    var count: Int
    /// Nothing whose cost alone, without free words, ranks worse than this.
    var worstRank: Int64
    /// The same where only words are asked.
    var worstRankOfWords: Int64
    /// What ranks no worse than this is recognized.
    var thresholdRank: Int64
    var marginRank: Int64
    /// Nothing that ranks farther behind the first.
    var reach: Int64
    /// The only application whose shortcuts count, or all.
    var application: UInt32?
    /// Whether meaning is asked where words do not suffice.
    var asksMeaning: Bool

    /// How far a ranking reaches that leaves nothing out.
    static let everywhere = Int64.max / 4

    /// Meaning compares what was found by words, so that nothing of it may be left out.
    var reachingEverywhere: Wanted {
      var wanted = self
      wanted.reach = Self.everywhere
      return wanted
    }

    var byWordsAlone: Wanted {
      var wanted = self
      wanted.asksMeaning = false
      wanted.worstRank = worstRankOfWords
      return wanted
    }
  }

  /// Matches a request and leaves the best shortcuts in `ranked`.
  mutating func match(_ request: UnsafeBufferPointer<UInt8>, _ index: PhraseIndex, now: CivilMoment, _ wanted: Wanted) {
    prepare(for: index)
    ranked.removeAll()
    bestSteps.removeAll()
    meaning.firstAlike = .max
    meaning.firstStandIn = .max
    readRequest(request, index)
    guard tokenCount > 0 else { return }
    findValues(index, now: now)
    rankByWords(index, wanted)
    guard wanted.asksMeaning, !wordsSuffice(index) else { return }
    guard tokenCount <= Self.maskWidth, let known = index.known else {
      return match(request, index, now: now, wanted.byWordsAlone)
    }
    guard wanted.reach == Wanted.everywhere else {
      return match(request, index, now: now, wanted.reachingEverywhere)
    }
    consult(known, index, wanted)
  }

  private mutating func rankByWords(_ index: PhraseIndex, _ wanted: Wanted) {
    gatherCandidates(index, limit: costLimit(wanted.worstRank))
    rankNegativePhrases(index.phrases, wanted)
    rankCandidates(index.phrases, wanted)
  }

  var weight: Int32 { max(totalWeight, MatchCosts.leastWeight) }

  // MARK: Negative phrases

  /// Scores the negative phrases first: they take part in every comparison.
  private mutating func rankNegativePhrases(_ phrases: PhraseSections, _ wanted: Wanted) {
    guard Int(phrases.firstNegative) < phrases.phraseCount else { return }
    for place in 0..<touched.count {
      let phrase = touched[place]
      guard phrase >= phrases.firstNegative else { continue }
      let record = phrases.phrase(phrase)
      let survey = survey(phrase, record, application: record.owner, phrases)
      // The bound counts free words, and recognizing does not.
      guard record.takesText || AlignedPhrase.rank(survey.cost, weight) <= wanted.thresholdRank,
        let aligned = align(phrase, survey, worst: .max, phrases),
        AlignedPhrase.rank(aligned.cost, aligned.weight) <= wanted.thresholdRank
      else { continue }
      let veto = vetoes[Int(record.owner)]
      guard veto.stamp != stamp || (aligned.rank, phrase) < (veto.rank, veto.phrase) else { continue }
      vetoes[Int(record.owner)] = Veto(stamp: stamp, phrase: phrase, rank: aligned.rank)
    }
  }

  /// Whether a negative phrase of the application fits the request as well as a phrase of this rank.
  private func isVetoed(_ application: UInt32, _ rank: Int64, _ wanted: Wanted) -> Bool {
    let veto = vetoes[Int(application)]
    return veto.stamp == stamp && veto.rank <= rank + wanted.marginRank
  }

  // MARK: Candidates

  private mutating func rankCandidates(_ phrases: PhraseSections, _ wanted: Wanted) {
    while let entry = queue.takeFirst() {
      guard AlignedPhrase.rank(queue.leastBound, weight) <= lastRank(wanted) else { return }
      let bound = AlignedPhrase.rank(entry.bound, weight)
      let record = phrases.phrase(entry.phrase)
      let application = phrases.application(of: record)
      guard bound <= worstWantedRank(record, wanted), !record.isNegative,
        wanted.application.map({ $0 == application }) ?? true, isPromising(entry.phrase, record, bound)
      else { continue }
      let survey = survey(entry.phrase, record, application: application, phrases)
      if !entry.isRefined, queue.isLater(survey.cost) {
        queue.insert(CandidateQueue.Entry(phrase: entry.phrase, bound: survey.cost, isRefined: true))
      } else if isPromising(entry.phrase, record, AlignedPhrase.rank(survey.cost, weight)) {
        score(entry.phrase, record, survey, phrases, wanted)
      }
    }
  }

  /// The rank that a phrase must not exceed to be wanted. Bounds count free words, and the floor does not.
  private func worstWantedRank(_ record: PhraseRecord, _ wanted: Wanted) -> Int64 {
    record.takesText ? lastRank(wanted) : min(wanted.worstRank, lastRank(wanted))
  }

  /// The last rank of a full ranking, or the last within reach of the first.
  private func lastRank(_ wanted: Wanted) -> Int64 {
    guard ranked.count > 0 else { return .max }
    let reached = ranked[0].rank + wanted.reach
    return ranked.count < wanted.count ? reached : min(reached, ranked[ranked.count - 1].rank)
  }

  /// Whether a phrase could still be the best of its shortcut.
  private func isPromising(_ phrase: UInt32, _ record: PhraseRecord, _ bound: Int64) -> Bool {
    let best = shortcutMarks[Int(record.owner)]
    return best.stamp != stamp || (bound, phrase) < (best.rank, best.phrase)
  }

  private mutating func score(
    _ phrase: UInt32,
    _ record: PhraseRecord,
    _ survey: Survey,
    _ phrases: PhraseSections,
    _ wanted: Wanted
  ) {
    guard let aligned = align(phrase, survey, worst: worstWantedRank(record, wanted), phrases) else { return }
    let rank = aligned.rank
    guard AlignedPhrase.rank(aligned.cost, aligned.weight) <= wanted.worstRank, isPromising(phrase, record, rank),
      !isVetoed(phrases.application(of: record), rank, wanted)
    else { return }
    shortcutMarks[Int(record.owner)] = ShortcutMark(stamp: stamp, phrase: phrase, rank: rank)
    insert(RankedPhrase(shortcut: record.owner, aligned: aligned), limit: wanted.count)
  }

  /// The greatest cost that can still lead to a rank.
  private func costLimit(_ rank: Int64) -> Int32 {
    guard rank < Int64.max >> 24 else { return .max }
    return Int32(clamping: ((rank + 1) * Int64(weight)) >> 20)
  }

  mutating func insert(_ entry: RankedPhrase, limit: Int) {
    for place in 0..<ranked.count where ranked[place].shortcut == entry.shortcut {
      remove(at: place)
      break
    }
    var place = ranked.count
    while place > 0, entry.precedes(ranked[place - 1]) { place -= 1 }
    guard place < limit else { return }
    if ranked.count < limit { ranked.append(entry) }
    var last = ranked.count - 1
    while last > place {
      ranked[last] = ranked[last - 1]
      last -= 1
    }
    ranked[place] = entry
    if place == 0 { keepBestSteps() }
  }

  /// Keeps the steps of the first in the ranking.
  mutating func keepBestSteps() {
    bestSteps.removeAll()
    for step in 0..<steps.count { bestSteps.append(steps[step]) }
  }

  private mutating func remove(at place: Int) {
    for next in (place + 1)..<max(ranked.count, place + 1) { ranked[next - 1] = ranked[next] }
    ranked.removeLast()
  }
}

/// A shortcut's best phrase, as far as the ranking has come.
struct RankedPhrase: BitwiseCopyable {
  var shortcut: UInt32
  var phrase: UInt32
  var rank: Int64
  /// The rank without what a derived phrase ranks behind.
  var fit: Int64
  var cost: Int32
  var weight: Int32
  /// Whether the phrase is said as it stands, but for polite words.
  var isExact: Bool
  /// The same, but for free words.
  var isWhole: Bool

  init(shortcut: UInt32, aligned: AlignedPhrase) {
    self.shortcut = shortcut
    phrase = aligned.phrase
    rank = aligned.rank
    fit = aligned.fit
    cost = aligned.cost
    weight = aligned.weight
    isExact = aligned.isExact
    isWhole = aligned.isWhole
  }

  /// Lower rank first; equal ranks in catalog order.
  func precedes(_ other: RankedPhrase) -> Bool { (rank, phrase) < (other.rank, other.phrase) }

  /// The score by which it was found before its meaning was looked at; 0 if its words did not find it.
  var foundScore: Double = 0

  /// What its meaning adds; nil where the words alone were asked.
  private(set) var evidence: MeaningEvidence?

  /// Ranks by what is known of its meaning from now on.
  ///
  /// A phrase that is said as it stands ranks no worse than by its words: nothing makes an exact request doubtful.
  mutating func judge(_ evidence: MeaningEvidence) {
    self.evidence = evidence
    var judged = Int64((1 - Double(evidence.score)) * Double(AlignedPhrase.worstRank))
    if isWhole { judged = min(judged, fit) }
    rank += judged - fit
    fit = judged
  }

  /// How well its words fit, free words counted.
  var fitScore: Double { max(0, 1 - Double(fit) / Double(AlignedPhrase.worstRank)) }

  var score: Double {
    guard let evidence, !isWhole else { return wordScore }
    return max(Double(evidence.score), evidence.isOfCommand ? byWordsOfCommand : byWords)
  }

  private var byWords: Double {
    wordScore >= MatchOptions.defaultThreshold ? wordScore : Double(evidence?.words ?? 0) * MeaningCosts.wordsAlone
  }

  /// Where authors say what may vary, words that are only alike bring a command to mind and do not suffice for it.
  private var byWordsOfCommand: Double {
    if foundScore >= MatchOptions.defaultThreshold { return foundScore }
    return min(Double(evidence?.words ?? 0) * MeaningCosts.wordsAlone, MeaningCosts.mostByLikeWords)
  }

  /// The score by its words alone.
  var wordScore: Double { max(0, 1 - Double(cost) / Double(weight)) }
}
