/// A request or a phrase as its meaning is read: words, and placeholders where values stand.
///
/// Kept between uses; a warm one allocates nothing.
struct MeaningTokens: ~Copyable {
  private var text = GrowableBuffer<UInt8>(capacity: 256)
  private var tokens = GrowableBuffer<MeaningToken>(capacity: 64)

  var count: Int { tokens.count }
  var growths: Int { text.growths + tokens.growths }

  subscript(place: Int) -> MeaningToken { tokens[place] }

  /// The letters of a token; none for a placeholder.
  func letters(_ place: Int) -> UnsafeBufferPointer<UInt8> {
    let token = tokens[place]
    return UnsafeBufferPointer(start: text.base + Int(token.start), count: Int(token.length))
  }

  mutating func removeAll() {
    text.removeAll()
    tokens.removeAll()
  }

  mutating func append(word letters: UnsafeBufferPointer<UInt8>, hash: UInt64) {
    tokens.append(MeaningToken(hash: hash, start: Int32(text.count), length: Int32(letters.count)))
    for letter in letters { text.append(letter) }
  }

  mutating func append(word letters: UnsafeBufferPointer<UInt8>) {
    append(word: letters, hash: TokenHash.hash(letters))
  }

  /// Whatever fills a placeholder of a kind is the same evidence: "open niagara falls", "open the grand canyon".
  mutating func append(placeholder filler: FillerID) {
    let hash = TokenHash.mix(0x5EED_F111_0000_0000 | UInt64(filler.rawValue))
    tokens.append(MeaningToken(hash: hash, start: Int32(text.count), length: 0))
  }
}

/// A word or a placeholder; equal ones have equal hashes.
struct MeaningToken: BitwiseCopyable {
  var hash: UInt64
  var start: Int32
  var length: Int32

  var isPlaceholder: Bool { length == 0 }
}
