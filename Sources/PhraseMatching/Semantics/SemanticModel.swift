import WordSemantics

/// The semantic model of an index: the trained classifier of shortcuts, the word vectors, and the thesaurus entries of
/// the phrases' words.
final class SemanticModel: Sendable {
  let classifier: ShortcutClassifier
  let vectors: WordVectors
  /// For each word of the phrases' lexicon.
  let words: [SemanticWord]
  let expressions: PhraseExpressions
  let contents: LabelContents

  init(_ classifier: ShortcutClassifier, _ phrases: PhraseSections, _ vectors: WordVectors) {
    self.classifier = classifier
    self.vectors = vectors
    expressions = PhraseExpressions(phrases)
    contents = LabelContents(phrases, expressions)
    words = (0..<UInt32(phrases.lexicon.count)).map { word in
      let letters = phrases.lexicon.text(TokenID(rawValue: word))
      return SemanticWord(letters, hash: TokenHash.hash(letters), vectors)
    }
  }
}
