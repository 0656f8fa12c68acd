import WordSemantics

/// A request as it was read: its tokens, what they weigh, and the words of the phrases that each may be.
///
/// The memory belongs to the ``RequestReader``, and is valid until it reads again.
struct ReadRequest: BitwiseCopyable {
  struct Contents {
    var tokens: TokenView
    var corrected: TokenView
    var correctionCosts: FlatArray<Int32>
    var weights: FlatArray<Int32>
    var uncoveredCosts: FlatArray<Int32>
    var uncoveredSums: UncoveredSums
    var splitCosts: FlatArray<Int32>
    var joinedHashes: FlatArray<UInt64>
    var words: FlatArray<TokenID>
    var likeliestWords: FlatArray<TokenID>
    var wordClasses: FlatArray<WordClasses>
    var occurrences: WordOccurrences
    var politeFront: Int
    var politeBack: Int
    var totalWeight: Int32
    var negationMask: UInt64
    var isTooLong: Bool
  }

  private let contents: UnsafePointer<Contents>

  init(_ contents: UnsafePointer<Contents>) { self.contents = contents }

  /// A request of more tokens than this is refused.
  static let tokenLimit = 65_536
  /// A request of more bytes than this is refused before it is read.
  static let byteLimit = 1 << 20

  /// Whether the request has more tokens than can be matched; then it has none.
  var isTooLong: Bool { contents.pointee.isTooLong }

  // MARK: Tokens

  var tokens: TokenView { contents.pointee.tokens }
  var tokenCount: Int { contents.pointee.tokens.count }
  /// Whether every token has a bit in a mask.
  var fitsMask: Bool { tokenCount <= TokenMask.width }
  /// The tokens with typos corrected, for the readers of typed values.
  var corrected: TokenView { contents.pointee.corrected }
  /// The cost of each correction.
  var correctionCosts: FlatArray<Int32> { contents.pointee.correctionCosts }
  /// The hash of each token joined to the next; 0 where two tokens are never one word.
  var joinedHashes: FlatArray<UInt64> { contents.pointee.joinedHashes }

  // MARK: Words

  /// Each token's word in the phrases' lexicon, or ``TokenID/unknown``.
  var words: FlatArray<TokenID> { contents.pointee.words }
  /// The same, or the best correction.
  var likeliestWords: FlatArray<TokenID> { contents.pointee.likeliestWords }
  /// What each token may be in a sentence.
  var wordClasses: FlatArray<WordClasses> { contents.pointee.wordClasses }
  var occurrences: WordOccurrences { contents.pointee.occurrences }

  // MARK: Weights

  var weights: FlatArray<Int32> { contents.pointee.weights }
  /// The cost of each token when nothing covers it.
  var uncoveredCosts: FlatArray<Int32> { contents.pointee.uncoveredCosts }
  /// What the tokens with a bit in a mask cost and weigh that are not in one.
  func uncovered(without covered: UInt64) -> UncoveredTokens { contents.pointee.uncoveredSums.sum(without: covered) }
  /// Added to each match of a token that was split off its neighbour.
  var splitCosts: FlatArray<Int32> { contents.pointee.splitCosts }
  var totalWeight: Int32 { contents.pointee.totalWeight }
  /// The denominator of a score.
  var weight: Int32 { max(totalWeight, MatchCosts.minimumWeight) }

  // MARK: Frame

  /// The number of polite words in front, and behind.
  var politeFront: Int { contents.pointee.politeFront }
  var politeBack: Int { contents.pointee.politeBack }
  /// The tokens without polite words around them.
  var core: Range<Int> { politeFront..<tokenCount - politeBack }
  var politeCost: Int32 { Int32(politeFront + politeBack) * MatchCosts.politeWord }
  /// The tokens of a negation in front of the request, which free words may not take: "don't play …".
  var negationMask: UInt64 { contents.pointee.negationMask }
}
