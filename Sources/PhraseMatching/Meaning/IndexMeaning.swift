/// Everything that is known of the meaning of an index: what speaks for each shortcut, and what its words mean.
final class IndexMeaning: Sendable {
  let phrases: PhraseMeaning
  let vectors: WordVectors
  /// For each word of the phrases' lexicon.
  let words: [KnownWord]
  let expressions: PhraseExpressions

  init(_ learned: PhraseMeaning, _ phrases: PhraseSections, _ vectors: WordVectors) {
    self.phrases = learned
    self.vectors = vectors
    expressions = PhraseExpressions(phrases)
    words = (0..<UInt32(phrases.lexicon.count)).map { word in
      let letters = phrases.lexicon.text(TokenID(rawValue: word))
      return KnownWord(letters, hash: TokenHash.hash(letters), vectors)
    }
  }
}
