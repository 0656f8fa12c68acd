@testable import WordSemantics

/// What is said, written for tests: words, and `#1` where a value of the first kind stands.
enum SemanticTokenText {
  static func tokens(_ text: String) -> SemanticTokens {
    var tokens = SemanticTokens()
    append(text, to: &tokens)
    return tokens
  }

  static func append(_ text: String, to tokens: inout SemanticTokens) {
    tokens.removeAll()
    for word in text.split(separator: " ") {
      if word.first == "#", let filler = UInt32(word.dropFirst()) {
        tokens.append(placeholder: filler)
      } else {
        Array(word.utf8).withUnsafeBufferPointer { tokens.append(word: $0) }
      }
    }
  }

  /// Calls `body` with the features that some texts have.
  static func withVocabulary<Result>(
    of texts: [String], _ body: (FeatureVocabulary) throws -> Result
  ) rethrows -> Result {
    var builder = FeatureVocabularyBuilder()
    for text in texts { builder.add(tokens(text)) }
    let unknownRarity = FeatureVocabulary.rarity(in: 0, of: builder.phraseCount)
    return try builder.slots.withUnsafeBufferPointer { slots in
      try builder.tags.withUnsafeBufferPointer { tags in
        try builder.rarities.withUnsafeBufferPointer { rarities in
          try body(
            FeatureVocabulary(
              slots: flat(slots), tags: flat(tags), rarities: flat(rarities), unknownRarity: unknownRarity))
        }
      }
    }
  }

  private static func flat<Element>(_ buffer: UnsafeBufferPointer<Element>) -> FlatArray<Element> {
    guard let base = buffer.baseAddress else { preconditionFailure("an array that is looked at has memory") }
    return FlatArray(base: base, count: buffer.count)
  }
}
