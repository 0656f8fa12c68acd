/// The memory in which the meaning of one request is weighed: kept between requests, so that nothing is allocated.
struct MeaningWorkspace: ~Copyable {
  var tokens = MeaningTokens()
  var features = MeaningFeatures()
  /// What speaks for each meaning; turned into chances.
  var chances = GrowableBuffer<Float>(capacity: 64)
  /// What speaks for each, before it was turned into chances.
  var strengths = GrowableBuffer<Float>(capacity: 64)
  /// What each phrase of the shortcut being looked at costs at least.
  var surveys = GrowableBuffer<Survey>(capacity: 64)
  /// What was found out about each shortcut considered.
  var entries = GrowableBuffer<JudgedEntry>(capacity: 16)
  /// What the raised chances of all shortcuts come to.
  var raisedTotal: Float = 1
  /// The likeliest shortcuts, and those that were found by their words.
  var considered = GrowableBuffer<UInt32>(capacity: 16)
  /// By what score the first of them were found by their words.
  var foundScores = GrowableBuffer<Double>(capacity: 16)
  /// The words of their phrases, each once.
  var words = GrowableBuffer<UInt32>(capacity: 256)
  /// For each token and each of these words, how alike they are.
  var likenesses = GrowableBuffer<Float>(capacity: 1_024)
  /// For each token, how alike the nearest word of a shortcut is.
  var nearest = GrowableBuffer<Float>(capacity: 64)
  /// For each word of the lexicon, its place among these words.
  var wordPlaces = GrowableBuffer<WordPlace>(capacity: 1_024)
  /// From here on occurrences are of words that are alike in meaning.
  var firstAlike = Int.max
  /// From here on they are of words of expressions, and count only where those stand.
  var firstStandIn = Int.max
  /// For each of these, where its expression goes on.
  var standIns = GrowableBuffer<StandIn>(capacity: 32)
  /// What the request says, word by word and in expressions.
  var sayings = GrowableBuffer<Saying>(capacity: 64)
  /// For each expression of the phrases, the request that it was last looked at for.
  var expressionStamps = GrowableBuffer<UInt32>(capacity: 64)
  /// For each token how much it says by itself.
  var contents = GrowableBuffer<Float>(capacity: 64)
  /// For each token the word it is most likely a slip for, or itself, or none.
  var likelyWords = GrowableBuffer<UInt32>(capacity: 64)

  /// The tokens that name a value.
  var valueMask: UInt64 = 0

  var growths: Int {
    let reading = tokens.growths + features.growths + likelyWords.growths
    let chances = chances.growths + strengths.growths + considered.growths + foundScores.growths
    let likeness = words.growths + likenesses.growths + nearest.growths + wordPlaces.growths + contents.growths
    let expressions = standIns.growths + sayings.growths + expressionStamps.growths
    return reading + chances + likeness + expressions + surveys.growths + entries.growths
  }
}

/// A shortcut's best phrase and what speaks for it and against it.
struct JudgedEntry: BitwiseCopyable {
  var entry: RankedPhrase
  /// The shortcut's chance, raised by how well the phrase fits.
  var raisedChance: Float
  var against: Float
  var strangeness: Float
  var unsaidness: Float
}

/// A word or an expression of the request.
struct Saying: BitwiseCopyable {
  var known: KnownWord
  var start: Int32
  var end: Int32
  /// Where the particle of a torn verb stands, which has only the verb between `start` and `end`.
  var particle: Int32?

  /// Whether it says more than one word.
  var isExpression: Bool { end > start + 1 || particle != nil }

  /// Calls `body` with each of its tokens.
  func forEachToken(_ body: (Int) -> Void) {
    for token in start..<end { body(Int(token)) }
    if let particle { body(Int(particle)) }
  }
}

/// Where the expression of a word goes on, its next word in front of it or behind it; and the tokens that stand for it.
struct StandIn: BitwiseCopyable {
  var neighbour: UInt32
  var side: Int32
  var start: Int32
  var end: Int32
}

/// Where a word stands among those that a request is compared with; another stamp is of an earlier request.
struct WordPlace: BitwiseCopyable {
  var stamp: UInt32 = 0
  var place: UInt32 = 0
}
