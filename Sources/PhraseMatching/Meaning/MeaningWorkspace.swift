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
  /// For each token the word it is most likely a slip for, or itself, or none.
  var likelyWords = GrowableBuffer<UInt32>(capacity: 64)

  /// The tokens that name a value.
  var valueMask: UInt64 = 0

  var growths: Int {
    let reading = tokens.growths + features.growths + likelyWords.growths
    let chances = chances.growths + strengths.growths + considered.growths
    let likeness = words.growths + likenesses.growths + nearest.growths + wordPlaces.growths
    return reading + chances + likeness + surveys.growths + entries.growths
  }
}

/// A shortcut's best phrase and what speaks for it and against it.
struct JudgedEntry: BitwiseCopyable {
  var entry: RankedPhrase
  /// The shortcut's chance, raised by how well the phrase fits.
  var raisedChance: Float
  var against: Float
  var strangeness: Float
}

/// Where a word stands among those that a request is compared with; another stamp is of an earlier request.
struct WordPlace: BitwiseCopyable {
  var stamp: UInt32 = 0
  var place: UInt32 = 0
}
