import WordSemantics

/// Where a request has the words of the phrases: as typed, misspelt, joined, or by words of similar meaning.
///
/// The memory belongs to the stage that made it, and is valid until that stage takes the next request.
struct WordOccurrences: BitwiseCopyable {
  struct Contents {
    let all: FlatArray<Occurrence>
    let chains: OccurrenceChains<TokenID, OccurrenceID>.View
    var firstSimilar = OccurrenceID.end
    var firstSubstitution = OccurrenceID.end
    var substitutions: FlatArray<Substitution>?
    /// The words of the substituted expressions, concatenated.
    var expressionWords: FlatArray<TokenID>?
    /// A bit for each word of a substituted expression, shared by many.
    var substitutedWords: UInt64 = 0
  }

  private let contents: UnsafePointer<Contents>

  init(_ contents: UnsafePointer<Contents>) { self.contents = contents }

  var all: FlatArray<Occurrence> { contents.pointee.all }
  /// The words that occur, each once.
  var words: FlatArray<TokenID> { contents.pointee.chains.occurring }

  var chains: OccurrenceChains<TokenID, OccurrenceID>.View { contents.pointee.chains }

  subscript(occurrence: OccurrenceID) -> Occurrence { contents.pointee.all[occurrence] }

  func summary(of word: TokenID) -> OccurrenceSummary<OccurrenceID> { contents.pointee.chains[word] }

  // MARK: By meaning

  /// The first occurrence by semantic similarity.
  var firstSimilar: OccurrenceID { contents.pointee.firstSimilar }

  /// The occurrences of words of substituted expressions. They come last and are in no chain.
  var substituted: Range<OccurrenceID> {
    let first = contents.pointee.firstSubstitution
    return first == .end ? first..<first : first..<OccurrenceID(contents.pointee.all.count)
  }

  /// A bit for each word of a substituted expression, shared by many.
  var substitutedWords: UInt64 { contents.pointee.substitutedWords }

  /// Whether some substitution may be of a word; false is certain.
  func mayBeSubstituted(_ word: TokenID) -> Bool { substitutedWords >> UInt64(word.rawValue & 63) & 1 == 1 }

  /// What is substituted; nil for an occurrence that is no substitution.
  func substitution(at occurrence: OccurrenceID) -> Substitution? {
    guard occurrence != .end, occurrence >= contents.pointee.firstSubstitution else { return nil }
    return contents.pointee.substitutions?[occurrence.index - contents.pointee.firstSubstitution.index]
  }

  /// The words of a substituted expression.
  func words(of substitution: Substitution) -> Slice<UnsafeBufferPointer<TokenID>> {
    let all = contents.pointee.expressionWords?.elements ?? UnsafeBufferPointer(start: nil, count: 0)
    return all[Int(substitution.firstWord)..<Int(substitution.firstWord + substitution.wordCount)]
  }
}

/// A substituted expression, for one of its words: all of its words, which one it is, and the tokens that replace them.
struct Substitution: BitwiseCopyable {
  /// The index of the expression's first word among ``WordOccurrences/Contents/expressionWords``.
  var firstWord: Int32
  var wordCount: Int32
  /// The index of the word among those of the expression.
  var index: Int32
  var start: Int32
  var end: Int32
}
