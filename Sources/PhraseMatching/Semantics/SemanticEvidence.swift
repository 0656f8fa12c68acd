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
  /// What a request in other words is judged by; nil where its wording is not that of a request for the shortcut.
  package var meaning: MeaningEvidence?

  /// The probability that the shortcut is meant at all, as for such requests in development data, and not much greater
  /// than both its chance and its lexical score.
  package var score: Float { max(scoreByWords, meaning?.score(words: words, unrelated: unrelatedBeyondUsual) ?? 0) }

  private var scoreByWords: Float {
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
    SemanticCosts.commandChanceWeight * Exponential.ln(max(chance, 1e-6))
      + SemanticCosts.commandWordsWeight * words - SemanticCosts.commandAgainstWeight * against
      - SemanticCosts.unrelatedWeight * unrelatedBeyondUsual + SemanticCosts.commandBias
  }

  private var unrelatedBeyondUsual: Float { max(0, unrelatedShare - SemanticCosts.usualUnrelatedShare) }
}

/// The evidence for a command in other words than its phrases': what was learned, and what the request names.
package struct MeaningEvidence: BitwiseCopyable, Hashable, Sendable {
  /// The shortcut's chance by the classifier alone.
  package var chance: Float
  /// 1 if the phrase takes more of the listed values that the request names than any other shortcut's, -1 if it takes
  /// fewer, else 0.
  package var valueLead: Float
  /// The numbers, dates and other typed values that the phrase takes.
  package var typedValues: Float
  /// Whether free words cover some of the request.
  package var takesFreeWords: Bool

  /// The probability that the shortcut is meant; 0 where it is not worth a mention.
  func score(words: Float, unrelated: Float) -> Float {
    var evidence = SemanticCosts.meaningBias + SemanticCosts.meaningChanceWeight * Exponential.ln(chance)
    evidence += SemanticCosts.meaningWordsWeight * words - SemanticCosts.meaningUnrelatedWeight * unrelated
    evidence += SemanticCosts.valueLeadWeight * valueLead + SemanticCosts.typedValueWeight * typedValues
    if takesFreeWords { evidence += SemanticCosts.freeWordsWeight }
    let score = Exponential.logistic(evidence)
    return score < SemanticCosts.leastByMeaning ? 0 : score
  }
}
