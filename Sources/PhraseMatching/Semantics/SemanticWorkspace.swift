import FlatMemory
import WordSemantics

/// The scratch memory of semantic matching, kept between requests, so that nothing is allocated.
struct SemanticWorkspace: ~Copyable {
  var tokens = SemanticTokens()
  var features = FeatureVector()
  /// The evidence for each label, then its chance.
  var chances = GrowableBuffer<Float>(capacity: 64)
  /// The evidence for each label.
  var strengths = GrowableBuffer<Float>(capacity: 64)
  /// The lower bound of each phrase of the current shortcut.
  var lowerBounds = GrowableBuffer<PhraseLowerBound>(capacity: 64)
  /// The evidence for each considered label.
  var entries = GrowableBuffer<SemanticEntry>(capacity: 16)
  var boostedTotal: Float = 1
  /// The considered labels: the best lexical shortcuts, the likeliest ones, and the negative phrases of their
  /// applications.
  var considered = GrowableBuffer<UInt32>(capacity: 16)
  /// The lexical scores of the first of them.
  var lexicalScores = GrowableBuffer<Double>(capacity: 16)
  /// The content words of their phrases, each once.
  var words = GrowableBuffer<UInt32>(capacity: 256)
  /// The similarity of each token to each of these words.
  var similarities = GrowableBuffer<Float>(capacity: 1_024)
  /// The similarity of each token to the nearest word of a shortcut.
  var nearest = GrowableBuffer<Float>(capacity: 64)
  /// The column of each word of the lexicon among these words.
  var wordColumns = GrowableBuffer<WordColumn>(capacity: 1_024)
  /// The index of the first occurrence by semantic similarity.
  var firstSimilar = Int.max
  /// The index of the first occurrence of a substitution.
  var firstSubstitution = Int.max
  /// The neighbour that each of these needs.
  var substitutions = GrowableBuffer<Substitution>(capacity: 32)
  /// The words and expressions of the request.
  var expressions = GrowableBuffer<RequestExpression>(capacity: 64)
  /// The last request that each expression of the phrases was compared with.
  var expressionStamps = GrowableBuffer<UInt32>(capacity: 64)
  /// The content of each token.
  var contents = GrowableBuffer<Float>(capacity: 64)
  /// The likeliest word of each token: itself, its best correction, or `noWord`.
  var correctedWords = GrowableBuffer<UInt32>(capacity: 64)

  /// The tokens that name a value.
  var valueMask: UInt64 = 0

  var growths: Int {
    let reading = tokens.growths + features.growths + correctedWords.growths
    let chances = chances.growths + strengths.growths + considered.growths + lexicalScores.growths
    let similarity = words.growths + similarities.growths + nearest.growths + wordColumns.growths + contents.growths
    let expressions = substitutions.growths + expressions.growths + expressionStamps.growths
    return reading + chances + similarity + expressions + lowerBounds.growths + entries.growths
  }
}

/// A label's best phrase and the evidence for and against it.
struct SemanticEntry: BitwiseCopyable {
  var entry: RankedPhrase
  /// The chance, multiplied by how well the phrase fits.
  var boostedChance: Float
  var against: Float
  var unrelatedShare: Float
  var missingShare: Float
}

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
}

/// A substituted expression, for one of its words: the word that has to be next to it, on which side, and the tokens
/// that replace the expression.
struct Substitution: BitwiseCopyable {
  var neighbour: UInt32
  var side: Int32
  var start: Int32
  var end: Int32
}

/// The column of a word; another stamp is of an earlier request.
struct WordColumn: BitwiseCopyable {
  var stamp: UInt32 = 0
  var column: UInt32 = 0
}
