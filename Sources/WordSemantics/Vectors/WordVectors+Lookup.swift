extension WordVectors {
  /// The entry of a normalized word: lower-case letters a–z and digits, as tokens are. Nil if the table has none.
  package func entry(of word: UnsafeBufferPointer<UInt8>) -> Entry? { entry(of: word, hash: TokenHash.hash(word)) }

  /// The entry of a word whose hash is known, as that of a token is.
  package func entry(of word: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Entry? {
    find(hash) { $0.isEqual(to: word) }
  }

  /// The entry of a word, or of a pair with a space in the middle.
  package func entry(of word: String) -> Entry? {
    var word = word
    return word.withUTF8 { entry(of: $0) }
  }

  /// The entry of two neighbouring words with a meaning of their own.
  package func entry(ofPair first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Entry? {
    find(TokenHash.hash(pair: first, second)) { Self.isPair($0, first, second) }
  }

  /// The entry with this hash for whose text `isText` is true.
  private func find(_ hash: UInt64, _ isText: (UnsafeBufferPointer<UInt8>) -> Bool) -> Entry? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let entry = Entry(row: slots[slot] - 1)
      if isText(bytes(of: entry)) { return entry }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private static func isPair(
    _ text: UnsafeBufferPointer<UInt8>, _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard text.count == first.count + 1 + second.count, text[first.count] == UInt8(ascii: " ") else { return false }
    return UnsafeBufferPointer(rebasing: text[..<first.count]).isEqual(to: first)
      && UnsafeBufferPointer(rebasing: text[(first.count + 1)...]).isEqual(to: second)
  }
}
