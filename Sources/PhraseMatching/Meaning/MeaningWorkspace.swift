/// The memory in which the meaning of one request is weighed: kept between requests, so that nothing is allocated.
struct MeaningWorkspace: ~Copyable {
  var tokens = MeaningTokens()
  var features = MeaningFeatures()
  /// What speaks for each meaning; turned into chances.
  var chances = GrowableBuffer<Float>(capacity: 64)
  /// What speaks for each, before it was turned into chances.
  var strengths = GrowableBuffer<Float>(capacity: 64)
  /// The best phrase of each shortcut considered.
  var entries = GrowableBuffer<RankedPhrase>(capacity: 16)
  var entryChances = GrowableBuffer<Float>(capacity: 16)
  /// The likeliest shortcuts, and those that were found by their words.
  var considered = GrowableBuffer<UInt32>(capacity: 16)
  /// The words of their phrases, each once.
  var words = GrowableBuffer<UInt32>(capacity: 256)
  var wordStamps = GrowableBuffer<UInt32>(capacity: 1_024)
  /// From here on occurrences are of words that are alike in meaning.
  var firstAlike = Int.max
  /// For each token the word it is most likely a slip for, or itself, or none.
  var likelyWords = GrowableBuffer<UInt32>(capacity: 64)

  var growths: Int {
    tokens.growths + features.growths + chances.growths + considered.growths + words.growths + wordStamps.growths
      + likelyWords.growths + strengths.growths + entries.growths + entryChances.growths
  }
}
