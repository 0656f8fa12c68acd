/// An immutable map from words to values, looked up by token hash in O(1) without allocating.
public struct HashedWords<Value: BitwiseCopyable & Sendable>: Sendable {
  @usableFromInline let slots: [(hash: UInt64, value: Value)?]
  @usableFromInline let mask: Int

  /// Maps words to values; of equal words the last counts.
  public init(_ words: [(String, Value)]) {
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

  /// The value of the word with a token hash.
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
  private let words: HashedWords<Bool>

  /// The words of a text, separated by spaces.
  package init(_ text: String) { words = HashedWords(text.split(separator: " ").map { (String($0), true) }) }

  package func contains(_ hash: UInt64) -> Bool { words.value(for: hash) != nil }
}

extension TokenHash {
  package static func hash(of word: String) -> UInt64 {
    var word = word
    return word.withUTF8 { hash($0) }
  }
}
