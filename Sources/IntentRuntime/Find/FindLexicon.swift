internal import Diagnostics
internal import PhraseMatching

/// The words that are known, to correct what is spelled almost like one of them.
struct FindLexicon: Sendable {
  private var words: Set<String> = []
  private var byFirstLetter: [Character: [String]] = [:]

  init(_ words: some Sequence<String>) {
    for word in words where self.words.insert(word).inserted {
      if let first = word.first { byFirstLetter[first, default: []].append(word) }
    }
    // Of equally near words the first is taken: it must not depend on a hash.
    for letter in byFirstLetter.keys { byFirstLetter[letter]?.sort() }
  }

  func contains(_ word: String) -> Bool { words.contains(word) }

  /// The known word that a typed one probably is; the first letter is rarely wrong. Of a common word only two letters
  /// are taken for exchanged: "trial" is a slip for "trail", but "store" is none for "stone".
  func corrected(_ word: String) -> String? {
    guard word.count >= Self.shortest, let first = word.first, word.allSatisfy(\.isLetter) else { return nil }
    let slips = word.count >= Self.long ? 2 : 1
    let alike = byFirstLetter[first, default: []].filter { abs($0.count - word.count) <= slips && $0.count > 3 }
    // Another letter is a likelier slip than a missing one.
    let ofLength = alike.filter { $0.count == word.count } + alike.filter { $0.count != word.count }
    guard let near = nearestName(to: word, among: ofLength, slips: slips) else { return nil }
    return !CommonWords.contains(word) || near.sorted() == word.sorted() ? near : nil
  }

  /// Shorter words are too often other words.
  private static let shortest = 4
  private static let long = 8
}
