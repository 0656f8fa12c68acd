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
  /// The best phrase of each shortcut considered.
  var entries = GrowableBuffer<RankedPhrase>(capacity: 16)
  /// The chance of each, raised by its words.
  var raisedChances = GrowableBuffer<Float>(capacity: 16)
  /// What speaks against each.
  var against = GrowableBuffer<Float>(capacity: 16)
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
  var strangenesses = GrowableBuffer<Float>(capacity: 16)
  var wordPlaces = GrowableBuffer<UInt32>(capacity: 1_024)
  var wordStamps = GrowableBuffer<UInt32>(capacity: 1_024)
  /// From here on occurrences are of words that are alike in meaning.
  var firstAlike = Int.max
  /// For each token the word it is most likely a slip for, or itself, or none.
  var likelyWords = GrowableBuffer<UInt32>(capacity: 64)

  /// The tokens that name a value.
  var valueMask: UInt64 = 0

  var growths: Int {
    tokens.growths + features.growths + chances.growths + considered.growths + words.growths + wordStamps.growths
      + likelyWords.growths + strengths.growths + entries.growths + raisedChances.growths + surveys.growths
      + against.growths + likenesses.growths + nearest.growths + strangenesses.growths + wordPlaces.growths
  }
}
