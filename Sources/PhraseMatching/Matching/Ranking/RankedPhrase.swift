/// A shortcut with its best phrase so far.
struct RankedPhrase: BitwiseCopyable {
  var shortcut: ShortcutID
  var phrase: PhraseID
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

  /// The steps, unless there are none.
  var alignment: Alignments.ID

  init(shortcut: ShortcutID, aligned: AlignedPhrase, alignment: Alignments.ID = Alignments.ID()) {
    self.shortcut = shortcut
    self.alignment = alignment
    phrase = aligned.phrase
    rank = aligned.rank
    fit = aligned.fit
    cost = aligned.cost
    charges = aligned.charges
    asked = aligned.asked
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
