internal import PhraseMatching

/// What the troubles of trial matches come from, each from one thing: rules divide them among themselves.
struct Rivals: Sendable {
  /// A request at which two phrases of different shortcuts come too close.
  struct Witness: Sendable {
    /// What is said.
    var request: String
    /// How far the phrase that it was made of is ahead of the rival; below zero when it is behind.
    var lead: Double

    func isClearer(than other: Witness) -> Bool {
      (abs(lead), request.utf8.count, request) < (abs(other.lead), other.request.utf8.count, other.request)
    }
  }

  /// A phrase and the one that it comes too close to.
  struct Pair: Sendable, Hashable {
    var phrase: PhraseID
    var rival: PhraseID

    var reversed: Pair { Pair(phrase: rival, rival: phrase) }
  }

  /// A value, and the phrase that says its name in words of its own.
  struct Blame: Sendable, Hashable {
    var value: ValueID
    /// The phrase with the words.
    var words: PhraseID
    /// The phrase with the hole.
    var hole: PhraseID
  }

  /// Phrases that never reach their shortcut, with the phrase that is reached first; nil where nothing is.
  private(set) var losers: [PhraseID: (rival: PhraseID?, witness: Witness)] = [:]
  /// Phrases that are said in words of their own, and too close all the same.
  private(set) var pairs: [Pair: Witness] = [:]
  /// Values to blame.
  private(set) var blames: [Blame: Witness] = [:]
  /// Phrases that a negative phrase keeps from their shortcut, with a request and the text of the negative phrase.
  private(set) var vetoed: [PhraseID: (request: String, negative: String)] = [:]

  init(_ trials: TrialMatches, _ forms: PhraseForms) {
    let sorter = TroubleSorter(trials: trials, forms: forms)
    for phrase in trials.phrases { sorter.sort(phrase, into: &self) }
    dropWhatIsSaidElsewhere()
  }

  mutating func lose(_ phrase: PhraseID, to rival: PhraseID?, _ witness: Witness) { losers[phrase] = (rival, witness) }

  mutating func approach(_ pair: Pair, _ witness: Witness) {
    if pairs[pair].map({ witness.isClearer(than: $0) }) ?? true { pairs[pair] = witness }
  }

  mutating func blame(_ blame: Blame, _ witness: Witness) {
    if blames[blame].map({ witness.isClearer(than: $0) }) ?? true { blames[blame] = witness }
  }

  mutating func veto(_ phrase: PhraseID, _ request: String, by negative: String) {
    if vetoed[phrase] == nil { vetoed[phrase] = (request, negative) }
  }

  /// A phrase that never wins is said so, and not also too close; phrases too close by themselves blame no value; of
  /// two phrases one is told.
  private mutating func dropWhatIsSaidElsewhere() {
    let lost = Set(losers.compactMap { loser in loser.value.rival.map { Set([loser.key, $0]) } })
    pairs = pairs.filter { !lost.contains([$0.key.phrase, $0.key.rival]) }
    blames = blames.filter { blame, _ in
      let pair = Pair(phrase: blame.words, rival: blame.hole)
      return pairs[pair] == nil && pairs[pair.reversed] == nil && !lost.contains([blame.words, blame.hole])
    }
    let all = pairs
    pairs = all.filter { pair, witness in
      guard let other = all[pair.reversed] else { return true }
      return pair < pair.reversed ? !other.isClearer(than: witness) : witness.isClearer(than: other)
    }
  }
}

extension Rivals.Pair: Comparable {
  static func < (left: Self, right: Self) -> Bool { (left.phrase, left.rival) < (right.phrase, right.rival) }
}

extension Rivals.Blame: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.value, left.words, left.hole) < (right.value, right.words, right.hole)
  }
}
