import WordSemantics

/// Which words of a request are similar in meaning to words of the considered phrases.
///
/// The memory belongs to the ``SimilarWordFinder``, and is valid until it takes the next request.
struct SimilarWords: BitwiseCopyable {
  struct Contents {
    var occurrences: WordOccurrences
    var words: FlatArray<TokenID>
    var columns: FlatArray<WordColumn>
    var stamp: UInt32
    var similarities: FlatArray<Float>
    var contents: FlatArray<Float>
    var entries: FlatArray<ThesaurusEntry?>
  }

  private let contents: UnsafePointer<Contents>

  init(_ contents: UnsafePointer<Contents>) { self.contents = contents }

  /// The words of the request by spelling and by meaning.
  var occurrences: WordOccurrences { contents.pointee.occurrences }

  /// How specific a token is, 0…1; 0 for one that is not compared.
  func content(of token: Int) -> Float { contents.pointee.contents[token] }

  func thesaurusEntry(of token: Int) -> ThesaurusEntry? { contents.pointee.entries[token] }

  /// The number of content words of the considered phrases.
  var wordCount: Int { contents.pointee.words.count }

  /// The column of a content word of the considered phrases; nil for other words.
  func column(of word: TokenID) -> Int? {
    let entry = contents.pointee.columns[word]
    return entry.stamp == contents.pointee.stamp ? Int(entry.column) : nil
  }

  /// The weight of a token as far as it is unrelated to words that are at most so similar.
  func unrelatedWeight(of token: Int, nearest: Float, _ request: ReadRequest) -> Float {
    let content = content(of: token)
    let isContent = request.weights[token] >= WordWeights.contentThreshold
    // An ordinary word weighs as one: "bin this song" is no typo for "in this song".
    guard isContent || content > 0 else { return 0 }
    return Float(isContent ? request.weights[token] : WordWeights.content) * (1 - nearest) * content
  }

  /// The greatest similarity of a token to any word of the considered phrases.
  func nearest(to token: Int) -> Float {
    var nearest: Float = 0
    for column in 0..<wordCount { nearest = max(nearest, similarity(of: token, toColumn: column)) }
    return nearest
  }

  func similarity(of token: Int, toColumn column: Int) -> Float {
    contents.pointee.similarities[token * contents.pointee.words.count + column]
  }
}

/// The column of a word; another stamp is of an earlier request.
struct WordColumn: BitwiseCopyable {
  var stamp: UInt32 = 0
  var column: UInt32 = 0
}

/// A word or expression of a request.
struct RequestExpression: BitwiseCopyable {
  var word: SemanticWord
  var start: Int32
  var end: Int32
  /// The particle of a split phrasal verb; `start` and `end` then cover the verb only.
  var particle: Int32?

  /// Whether it has several words.
  var isExpression: Bool { end > start + 1 || particle != nil }

  func forEachToken(_ body: (Int) -> Void) {
    for token in start..<end { body(Int(token)) }
    if let particle { body(Int(particle)) }
  }

  /// Whether a word is among its tokens.
  func says(_ word: TokenID, _ request: ReadRequest) -> Bool {
    var isSaid = false
    forEachToken { isSaid = isSaid || request.words[$0] == word }
    return isSaid
  }
}
