import WordSemantics

/// Words that make a request depend on something, wherever they stand.
enum Conditions {
  private static let words = WordSet(Language.english.words.words("condition"))

  static func begins(_ word: UInt64) -> Bool { words.contains(word) }
}
