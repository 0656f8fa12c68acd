/// Everything that is known of the meaning of an index: what speaks for each shortcut, and what its words mean.
final class IndexMeaning: Sendable {
  let phrases: PhraseMeaning
  let vectors: WordVectors
  /// For each word of the phrases' lexicon.
  let words: [KnownWord]

  init(_ phrases: PhraseMeaning, _ lexicon: Lexicon, _ vectors: WordVectors) {
    self.phrases = phrases
    self.vectors = vectors
    words = (0..<UInt32(lexicon.count)).map { word in
      let letters = lexicon.text(TokenID(rawValue: word))
      return KnownWord(letters, hash: TokenHash.hash(letters), vectors)
    }
  }
}
