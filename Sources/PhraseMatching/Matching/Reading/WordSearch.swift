import WordSemantics

/// Searches lexicons for the words that a token may stand for; keeps its memory.
struct WordSearch: ~Copyable {
  /// The words found last by spelling, each once, closest first.
  private(set) var neighbours = GrowableBuffer<Lexicon.Neighbour>(capacity: 16)
  private var letters = GrowableBuffer<UInt8>(capacity: 64)

  /// The most corrections of one unknown word.
  static let neighbourLimit = 6

  var growths: Int { neighbours.growths + letters.growths }

  /// The word that a token and the next one spell together; `hash` is that of both, or 0.
  mutating func joinedWord(_ tokens: TokenView, _ token: Int, hash: UInt64, in lexicon: Lexicon) -> TokenID? {
    guard hash != 0, lexicon.mayHold(hash: hash) else { return nil }
    letters.removeAll()
    for byte in tokens.bytes(token) { letters.append(byte) }
    for byte in tokens.bytes(token + 1) { letters.append(byte) }
    return lexicon.find(letters.elements, hash: hash)
  }

  /// The singular of a plural or the plural of a singular in a lexicon.
  mutating func inflectedWord(_ tokens: TokenView, _ token: Int, in lexicon: Lexicon) -> TokenID? {
    let bytes = tokens.bytes(token)
    guard tokens[token].kind == .word, bytes.count >= 3 else { return nil }
    if bytes.count >= 4, bytes[bytes.count - 1] == 0x73 {
      let singular = UnsafeBufferPointer(rebasing: bytes.dropLast())
      if let word = lexicon.find(singular, hash: TokenHash.hash(singular)) { return word }
    }
    letters.removeAll()
    for byte in bytes { letters.append(byte) }
    letters.append(0x73)
    return lexicon.find(letters.elements, hash: TokenHash.hash(letters.elements))
  }

  /// Fills ``neighbours`` with the words closest to a token by edit distance.
  mutating func findNeighbours(of tokens: TokenView, _ token: Int, in lexicon: Lexicon) {
    neighbours.removeAll()
    guard tokens[token].kind == .word || tokens[token].kind == .ordinal, let typed = Letters(tokens.bytes(token)) else {
      return
    }
    lexicon.forEachNeighbour(of: typed) { insert($0) }
  }

  private mutating func insert(_ neighbour: Lexicon.Neighbour) {
    for position in 0..<neighbours.count where neighbours[position].word == neighbour.word { return }
    var position = neighbours.count
    while position > 0, Self.precedes(neighbour, neighbours[position - 1]) { position -= 1 }
    neighbours.insert(neighbour, at: position, limit: Self.neighbourLimit)
  }

  private static func precedes(_ a: Lexicon.Neighbour, _ b: Lexicon.Neighbour) -> Bool {
    (a.penalty, a.word) < (b.penalty, b.word)
  }
}

extension PhraseIndex {
  /// Whether phrases or names of values have a word.
  func knows(_ text: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Bool {
    phrases.lexicon.find(text, hash: hash) != nil || valueWeight(of: text, hash: hash) != nil
  }

  /// The weight of a word of some name, or of one that it abbreviates.
  func valueWeight(of tokens: TokenView, _ token: Int) -> Int32? {
    if let weight = valueWeight(of: tokens.bytes(token), hash: tokens[token].hash) { return weight }
    var known: Int32?
    Abbreviation.forEachWord(shortenedTo: tokens[token].hash) { text, hash in
      known = known ?? valueWeight(of: text, hash: hash)
    }
    return known
  }

  private func valueWeight(of text: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int32? {
    for segment in segments {
      let lexicon = segment.sections.lexicon
      if let word = lexicon.find(text, hash: hash) { return lexicon.weight(word) }
    }
    return nil
  }
}
