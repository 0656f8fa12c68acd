/// Finds the lemma of an English word: "irrigate" of "irrigated", "light" of "lit".
///
/// Endings are removed by rules; the caller knows which of the resulting words exist. Allocates nothing.
package enum Lemmatizer {
  /// The hash of the first possible lemma for which `exists` is true, or nil.
  static func base(of letters: UnsafeBufferPointer<UInt8>, hash: UInt64, exists: (UInt64) -> Bool) -> UInt64? {
    if let word = irregular.value(for: hash) { return word }
    for ending in endings where ends(letters, with: ending.letters) {
      let stem = UnsafeBufferPointer(rebasing: letters.dropLast(ending.letters.count))
      guard stem.count >= leastStem else { continue }
      if let word = base(stem, ending, exists) { return word }
    }
    return nil
  }

  /// Whether a word ends like "watering".
  package static func isGerund(_ letters: UnsafeBufferPointer<UInt8>) -> Bool {
    letters.count >= leastStem + gerund.count && ends(letters, with: gerund)
  }

  private static let gerund = Array(Language.english.forms.words("gerund").joined().utf8)

  /// Whether a word is in the past tense: "locked", "wrote". Verbs like "set" are not recognized.
  package static func isPast(_ letters: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Bool {
    irregular.value(for: hash) != nil || letters.count >= leastStem + past.count && ends(letters, with: past)
  }

  private static let past = Array(Language.english.forms.words("past").joined().utf8)

  private static func base(
    _ stem: UnsafeBufferPointer<UInt8>, _ ending: Ending, _ exists: (UInt64) -> Bool
  ) -> UInt64? {
    let whole = TokenHash.hash(stem)
    if ending.mayStandAlone, exists(whole) { return whole }
    if let letter = ending.replacement {
      let replaced = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1) { tail in
        tail[0] = letter
        return TokenHash.hash(stem, UnsafeBufferPointer(tail))
      }
      if exists(replaced) { return replaced }
    }
    // "dimming" has the lemma "dim".
    let isDouble = stem.count > leastStem && stem[stem.count - 1] == stem[stem.count - 2]
    guard ending.maySitOnDouble, isDouble else { return nil }
    let single = TokenHash.hash(UnsafeBufferPointer(rebasing: stem.dropLast()))
    return exists(single) ? single : nil
  }

  private static func ends(_ letters: UnsafeBufferPointer<UInt8>, with ending: [UInt8]) -> Bool {
    guard letters.count > ending.count else { return false }
    for index in ending.indices where letters[letters.count - ending.count + index] != ending[index] { return false }
    return true
  }

  /// An inflectional ending, and what replaces it in the lemma.
  private struct Ending {
    let letters: [UInt8]
    /// Whether the stem may be the lemma.
    let mayStandAlone: Bool
    /// The letter that may replace it.
    let replacement: UInt8?
    /// Whether the last letter of the stem may be doubled.
    let maySitOnDouble: Bool

    /// A line: the letters, then what the stem may be.
    init(_ line: [String]) {
      letters = Array(line[0].utf8)
      mayStandAlone = line.contains("alone")
      maySitOnDouble = line.contains("double")
      replacement = line.first { $0.first == "+" }?.utf8.last
    }
  }

  private static let endings = Language.english.forms.rows("ending").map(Ending.init)

  /// The least letters of a stem: "bring" is no form of "br".
  private static let leastStem = 3

  private static let irregular = HashedWords(
    Language.english.forms.rows("verb").flatMap { words in
      words.dropFirst().map { ($0, TokenHash.hash(of: words[0])) }
    })
}
