import WordSemantics

/// The evidence for a shortcut that makes its score.
package struct SemanticEvidence: BitwiseCopyable, Hashable, Sendable {
  /// The shortcut's chance among all labels.
  package var chance: Float
  /// The lexical score of its best phrase, similar words included.
  package var words: Float
  /// The evidence for the likeliest label, before normalization: little when the request is about something else.
  package var strength: Float
  /// The logarithm of the mean number of samples of a label, divided by five: with many, some are close to any request.
  package var logSampleCount: Float
  /// The logarithm of the number of labels: the more, the more samples there are altogether.
  package var logLabelCount: Float
  /// The evidence against it: uncovered or missing values, an antonym of a missing word.
  package var against: Float
  /// The share of the request that is unrelated to the shortcut's phrases.
  package var unrelatedShare: Float
  /// The share of the phrase's own words that is missing in the request.
  package var missingShare: Float
  /// Whether it is in an index of commands.
  package var isCommand: Bool

  /// The probability that the shortcut is meant at all, as for such requests in development data, and not much greater
  /// than both its chance and its lexical score.
  package var score: Float {
    if isCommand, missingShare > SemanticCosts.maximumMissingShare { return 0 }
    let evidence = isCommand ? evidenceOfCommand : evidenceOfExample
    return min(Exponential.logistic(evidence), max(chance, words) + SemanticCosts.scoreHeadroom)
  }

  /// In an index of examples the classifier decides.
  private var evidenceOfExample: Float {
    SemanticCosts.chanceWeight * Exponential.ln(max(chance, 1e-6)) + SemanticCosts.strengthWeight * strength
      + SemanticCosts.wordsWeight * words
      - SemanticCosts.sampleCountWeight * logSampleCount * logLabelCount - against - SemanticCosts.bias
  }

  /// In an index of commands the words decide, and what is unrelated to them.
  private var evidenceOfCommand: Float {
    let unrelated = max(0, unrelatedShare - SemanticCosts.usualUnrelatedShare)
    return SemanticCosts.commandChanceWeight * Exponential.ln(max(chance, 1e-6))
      + SemanticCosts.commandWordsWeight * words - SemanticCosts.commandAgainstWeight * against
      - SemanticCosts.unrelatedWeight * unrelated + SemanticCosts.commandBias
  }
}
