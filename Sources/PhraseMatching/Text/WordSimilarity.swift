import WordSemantics

/// How similar a typed word is to a known one, by edit distance.
package enum WordSimilarity {
  /// 1 for the same word, less for a typo, nil for another word. Allocates nothing.
  ///
  /// Both words are normalized. Short words forgive less; see `Spelling`.
  package static func similarity(of typed: String, to known: String) -> Double? {
    if typed == known { return 1 }
    guard !differsInLetters(typed, known), let typedLetters = letters(typed), let knownLetters = letters(known) else {
      return nil
    }
    let limit = Spelling.forgivenEdits(letters: knownLetters.count)
    guard let difference = Spelling.difference(typedLetters, knownLetters, limit: limit) else { return nil }
    return 1 - Double(Spelling.penalty(difference, letters: knownLetters.count)) / 1_000
  }

  /// Whether words of ASCII letters cannot be alike for the letters that only one of them has, or for their lengths.
  private static func differsInLetters(_ typed: String, _ known: String) -> Bool {
    let (typed, known) = (typed.utf8, known.utf8)
    let limit = Spelling.forgivenEdits(letters: known.count)
    var (seen, wanted) = (0 as UInt32, 0 as UInt32)
    for byte in typed {
      if byte >= 0x80 { return false }
      seen |= 1 << UInt32(byte & 31)
    }
    for byte in known {
      if byte >= 0x80 { return false }
      wanted |= 1 << UInt32(byte & 31)
    }
    // An edit takes one letter away and brings one.
    return abs(typed.count - known.count) > limit || (seen ^ wanted).nonzeroBitCount > 2 * limit
  }

  private static func letters(_ word: String) -> Letters? {
    var word = word
    return word.withUTF8 { $0.isEmpty ? nil : Letters($0) }
  }
}

extension WordSimilarity {
  /// Whether a word may be a slip of the keys for another: people hit a rare word's neighbour by chance, and not the other
  /// way round. "Done" is no slip for "dome", which is rarer; "lmap" is one for "lamp".
  ///
  /// A word of another ending is one that people took for the same: "tower" for "towers".
  package static func mayBeSlip(_ typed: String, for known: String) -> Bool {
    guard let vectors = WordVectors.builtIn, let entry = vectors.entry(of: typed) else { return true }
    if typed.hasPrefix(known) || known.hasPrefix(typed) { return true }
    guard let meant = vectors.entry(of: known) else { return false }
    return meant.row < entry.row
  }
}
