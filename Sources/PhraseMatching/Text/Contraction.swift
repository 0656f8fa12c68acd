import WordSemantics

/// Contractions and the words they stand for: "what's" is "what is".
enum Contraction: Sendable {
  /// Words that need no apostrophe to be recognized, and letters that people type for a word, with the words that they
  /// stand for.
  static let whole: [(String, [String])] = rows("whole").map { ($0[0], Array($0.dropFirst())) }

  static let wholeWords = HashedWords<Int>(whole.enumerated().map { ($1.0, $0) })

  /// Words after which "'s" means "is" (after "let" it means "us"); elsewhere it is a genitive.
  static let beforeIs = HashedWords<Bool>(
    rows("is").joined().map { ($0, false) } + rows("us").joined().map { ($0, true) })

  /// What the letters after the apostrophe stand for, as indices of ``tailWords``.
  static let tails = HashedWords<Int>(rows("tail").enumerated().map { ($1[0], $0) })

  static let tailWords = rows("tail").map { $0[1] }

  private static func rows(_ name: String) -> [[String]] { Language.all.flatMap { $0.contractions.rows(name) } }

  /// Articles and pronouns that Romance languages join to the next word.
  static let elided = WordSet(Language.all.flatMap { $0.words.words("elided") })
}
