import WordSemantics

/// The evidence for a shortcut that makes its score.
struct SemanticEvidence: BitwiseCopyable {
  /// The shortcut's chance among all labels.
  var chance: Float
  /// The lexical score of its best phrase, similar words included.
  var words: Float
  /// The evidence for the likeliest label, before normalization: little when the request is about something else.
  var strength: Float
  /// The logarithm of the mean number of samples of a label: with many, some are close to any request.
  var logSampleCount: Float
  /// The evidence against it: uncovered or missing values, an antonym of a missing word.
  var against: Float
  /// The share of the request that is unrelated to the shortcut's phrases.
  var unrelatedShare: Float
  /// The share of the phrase's own words that is missing in the request.
  var missingShare: Float
  /// Whether it is in an index of commands.
  var isCommand: Bool

  /// The probability that the shortcut is meant at all, as for such requests in development data, and not much greater
  /// than both its chance and its lexical score.
  var score: Float {
    if isCommand, missingShare > SemanticCosts.maximumMissingShare { return 0 }
    let evidence = isCommand ? evidenceOfCommand : evidenceOfExample
    return min(Exponential.logistic(evidence), max(chance, words) + SemanticCosts.scoreHeadroom)
  }

  /// In an index of examples the classifier decides.
  private var evidenceOfExample: Float {
    SemanticCosts.chanceWeight * Exponential.ln(max(chance, 1e-6)) + SemanticCosts.strengthWeight * strength
      + SemanticCosts.wordsWeight * words - SemanticCosts.sampleCountWeight * logSampleCount - against
      - SemanticCosts.bias
  }

  /// In an index of commands the words decide, and what is unrelated to them.
  private var evidenceOfCommand: Float {
    let unrelated = max(0, unrelatedShare - SemanticCosts.usualUnrelatedShare)
    return SemanticCosts.commandChanceWeight * Exponential.ln(max(chance, 1e-6))
      + SemanticCosts.commandWordsWeight * words - SemanticCosts.commandAgainstWeight * against
      - SemanticCosts.unrelatedWeight * unrelated + SemanticCosts.commandBias
  }
}
