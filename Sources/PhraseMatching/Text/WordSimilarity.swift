/// How similar a typed word is to a known one, by edit distance.
package enum WordSimilarity {
  /// 1 for the same word, less for a typo, nil for another word. Allocates nothing.
  ///
  /// Both words are normalized. Short words forgive less; see `Spelling`.
  package static func similarity(of typed: String, to known: String) -> Double? {
    if typed == known { return 1 }
    guard let typedLetters = letters(typed), let knownLetters = letters(known) else { return nil }
    let limit = Spelling.forgivenEdits(letters: knownLetters.count)
    guard let difference = Spelling.difference(typedLetters, knownLetters, limit: limit) else { return nil }
    return 1 - Double(Spelling.penalty(difference, letters: knownLetters.count)) / 1_000
  }

  private static func letters(_ word: String) -> Letters? {
    var word = word
    return word.withUTF8 { $0.isEmpty ? nil : Letters($0) }
  }
}
