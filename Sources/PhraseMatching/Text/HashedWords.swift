/// An immutable map from words to values, looked up by token hash in O(1) without allocating.
struct HashedWords<Value: BitwiseCopyable & Sendable>: Sendable {
  private let slots: [(hash: UInt64, value: Value)?]
  private let mask: Int

  init(_ words: [(String, Value)]) {
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

  func value(for hash: UInt64) -> Value? {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while let entry = slots[slot] {
      if entry.hash == hash { return entry.value }
      slot = (slot + 1) & mask
    }
    return nil
  }
}

/// An immutable set of words, looked up by token hash in O(1) without allocating.
struct WordSet: Sendable {
  private let words: HashedWords<Bool>

  /// The words of a text, separated by spaces.
  init(_ text: String) { self.init(text.split(separator: " ").map(String.init)) }

  init(_ words: [String]) { self.words = HashedWords(words.map { ($0, true) }) }

  func contains(_ hash: UInt64) -> Bool { words.value(for: hash) != nil }
}

extension TokenHash {
  static func hash(of word: String) -> UInt64 {
    var word = word
    return word.withUTF8 { hash($0) }
  }
}
