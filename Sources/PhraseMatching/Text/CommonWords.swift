import WordSemantics

/// The most frequent English words, which are seldom a slip for another word.
package enum CommonWords {
  /// Whether a word in lower-case letters is one of them. O(1), without allocation.
  package static func contains(_ word: String) -> Bool {
    WordVectors.builtIn?.entry(of: word).map { $0.row < count } ?? false
  }

  /// As many as a school dictionary has.
  private static let count: UInt32 = 5_000
}
