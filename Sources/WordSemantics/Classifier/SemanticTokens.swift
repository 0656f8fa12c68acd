/// The input of the classifier: the words of a request or phrase, with placeholders for values.
///
/// Kept between uses; a warm one allocates nothing.
package struct SemanticTokens: ~Copyable {
  private var text = GrowableBuffer<UInt8>(capacity: 256)
  private var tokens = GrowableBuffer<SemanticToken>(capacity: 64)

  package init() {}

  package var count: Int { tokens.count }
  package var growths: Int { text.growths + tokens.growths }

  package subscript(index: Int) -> SemanticToken { tokens[index] }

  /// The letters of a token; none for a placeholder.
  func letters(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    let token = tokens[index]
    return UnsafeBufferPointer(start: text.base + Int(token.start), count: Int(token.length))
  }

  package mutating func removeAll() {
    text.removeAll()
    tokens.removeAll()
  }

  package mutating func append(word letters: UnsafeBufferPointer<UInt8>, hash: UInt64) {
    tokens.append(SemanticToken(hash: hash, start: Int32(text.count), length: Int32(letters.count)))
    for letter in letters { text.append(letter) }
  }

  package mutating func append(word letters: UnsafeBufferPointer<UInt8>) {
    append(word: letters, hash: TokenHash.hash(letters))
  }

  /// All values of a filler are the same feature: "open niagara falls", "open the grand canyon".
  package mutating func append(placeholder filler: UInt32) {
    let hash = TokenHash.mix(0x5EED_F111_0000_0000 | UInt64(filler))
    tokens.append(SemanticToken(hash: hash, start: Int32(text.count), length: 0))
  }
}

/// A word or a placeholder; equal ones have equal hashes.
package struct SemanticToken: BitwiseCopyable {
  package var hash: UInt64
  var start: Int32
  var length: Int32

  var isPlaceholder: Bool { length == 0 }
}
