import WordSemantics

/// A completion in numbers.
struct RankedCompletion: BitwiseCopyable {
  var phrase: PhraseID
  var shortcut: ShortcutID
  /// The cost, with what the shortcut's likelihood takes off it.
  var rank: Int32
  /// The cost of what was typed.
  var cost: Int32
  /// The name that fills a placeholder, which nothing or the end of the request began.
  var name: NameCompleter.Match?
  /// Whether some words are taken for a value that nobody knows, or for any text in front of words that are not said.
  var isGuess = false
  /// The number of the name among those of the phrase.
  var number: Int32 = 0

  /// Lower ranks first; equal ranks in catalog order.
  func precedes(_ other: RankedCompletion) -> Bool {
    (rank, phrase.rawValue, number) < (other.rank, other.phrase.rawValue, other.number)
  }
}

extension GrowableBuffer<RankedCompletion> {
  /// Enters a completion in order, if it is among the first so many.
  mutating func enter(_ ranked: RankedCompletion, _ limit: Int) {
    var index = count
    while index > 0, ranked.precedes(self[index - 1]) { index -= 1 }
    insert(ranked, at: index, limit: limit)
  }
}
