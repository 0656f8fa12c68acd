import WordSemantics

/// A short form that people type for a word: "mins" for "minutes".
///
/// Where phrases have one of the words and not the short form, the short form is that word, at no cost. Where they have
/// both, and in names, it matches the word nearly as well, as a plural matches its singular. A short form is never a
/// correction: "bins" is no typo for "mins".
struct Abbreviation: Sendable {
  let short: String
  /// What it abbreviates, the likeliest word first.
  let words: [String]

  static let all: [Abbreviation] = Language.english.abbreviations.rows("short").map { row in
    Abbreviation(short: row[0], words: Array(row.dropFirst()))
  }

  /// Calls `body` with each word that a token with this hash is short for, and the word's hash; allocates nothing.
  static func forEachWord(shortenedTo hash: UInt64, _ body: (UnsafeBufferPointer<UInt8>, UInt64) -> Void) {
    guard let index = indices.value(for: hash) else { return }
    for word in texts[index] { word.letters.withUnsafeBufferPointer { body($0, word.hash) } }
  }

  /// The index in `all` for the hash of each short form.
  private static let indices = HashedWords(all.enumerated().map { ($1.short, $0) })
  private static let texts = all.map { abbreviation in
    abbreviation.words.map { (letters: Array($0.utf8), hash: TokenHash.hash(of: $0)) }
  }
}
