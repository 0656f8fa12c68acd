/// An immutable map from words to values, looked up by token hash in O(1) without allocating.
public struct HashedWords<Value: BitwiseCopyable & Sendable>: Sendable {
  @usableFromInline let slots: [(hash: UInt64, value: Value)?]
  @usableFromInline let mask: Int

  /// A map of some words; of equal words the last one counts.
  @inlinable public init(_ words: [(String, Value)]) {
    var capacity = 16
    while capacity < words.count * 3 { capacity *= 2 }
    var slots = [(hash: UInt64, value: Value)?](repeating: nil, count: capacity)
    let mask = capacity - 1
    for (word, value) in words {
      let hash = TokenHash.hash(of: word)
      var slot = Int(truncatingIfNeeded: hash) & mask
      while let taken = slots[slot], taken.hash != hash { slot = (slot + 1) & mask }
      slots[slot] = (hash, value)
    }
    self.slots = slots
    self.mask = mask
  }

  /// The value of the word with a hash. O(1).
  @inlinable public func value(for hash: UInt64) -> Value? {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while let entry = slots[slot] {
      if entry.hash == hash { return entry.value }
      slot = (slot + 1) & mask
    }
    return nil
  }
}

/// An immutable set of words, looked up by token hash in O(1) without allocating.
package struct WordSet: Sendable {
  @usableFromInline let words: HashedWords<Bool>

  package init(_ words: [String]) { self.words = HashedWords(words.map { ($0, true) }) }

  package func contains(_ hash: UInt64) -> Bool { words.value(for: hash) != nil }
}

extension TokenHash {
  /// The hash of a word.
  @inlinable public static func hash(of word: String) -> UInt64 {
    var word = word
    return word.withUTF8 { hash($0) }
  }
}
