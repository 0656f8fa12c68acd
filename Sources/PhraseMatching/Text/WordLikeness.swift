/// How alike a typed word and a known one are: the measure by which slips of the keys are forgiven.
package enum WordLikeness {
  /// 1 for the same word, less for one that the keys slipped in, nil for another word.
  ///
  /// Both words are normalized. Short words forgive less; see `Spelling`.
  package static func likeness(of typed: String, to known: String) -> Double? {
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
