import Foundation

@testable import PhraseMatching

/// What a shortcut's score is made of where words do not decide, as `SemanticCosts` documents it, in Double.
struct ReferenceEvidence {
  /// The shortcut's chance among all labels, and how well its best phrase fits.
  var chance, words: Double
  /// The evidence for the likeliest label, and the logarithm of the mean number of samples of a label.
  var strength, logSampleCount: Double
  /// The logarithm of the number of labels.
  var logLabelCount: Double
  /// The evidence against it.
  var against: Double
  /// The share of the request that is about something else, and of the phrase that nothing says.
  var unrelatedShare, missingShare: Double
  /// What a request in other words is judged by, if it is worded as a request.
  var meaning: ReferenceMeaning?

  /// Logistic regression on the chance's logarithm, the strength, the words and the numbers of samples and labels.
  var probabilityOfExample: Double {
    bounded(
      Double(SemanticCosts.chanceWeight) * log(max(chance, 1e-6)) + Double(SemanticCosts.strengthWeight) * strength
        + Double(SemanticCosts.wordsWeight) * words
        - Double(SemanticCosts.sampleCountWeight) * logSampleCount * logLabelCount - against
        - Double(SemanticCosts.bias))
  }

  /// The greater of that by words and that by meaning.
  var probabilityOfCommand: Double {
    let unrelated = max(0, unrelatedShare - Double(SemanticCosts.usualUnrelatedShare))
    return max(probabilityByWords(unrelated), meaning?.probability(words: words, unrelated: unrelated) ?? 0)
  }

  /// The same on what is unrelated beyond the usual; nothing if most of the phrase is missing.
  private func probabilityByWords(_ unrelated: Double) -> Double {
    guard missingShare <= Double(SemanticCosts.maximumMissingShare) else { return 0 }
    return bounded(
      Double(SemanticCosts.commandChanceWeight) * log(max(chance, 1e-6))
        + Double(SemanticCosts.commandWordsWeight) * words - Double(SemanticCosts.commandAgainstWeight) * against
        - Double(SemanticCosts.unrelatedWeight) * unrelated + Double(SemanticCosts.commandBias))
  }

  /// A probability is hardly greater than both the chance and the words.
  private func bounded(_ evidence: Double) -> Double {
    min(1 / (1 + exp(-evidence)), max(chance, words) + Double(SemanticCosts.scoreHeadroom))
  }
}

/// Logistic regression on what was learned and what the request names.
struct ReferenceMeaning {
  /// The shortcut's chance before its words are looked at.
  var chance: Double
  /// How many listed values its best phrase takes, and how many others.
  var listedValues, typedValues: Int
  var takesFreeWords: Bool
  /// Whether it takes more listed values than any other: 1; fewer than some: -1.
  var lead = 0.0

  func probability(words: Double, unrelated: Double) -> Double {
    let values =
      Double(SemanticCosts.valueLeadWeight) * lead + Double(SemanticCosts.typedValueWeight) * Double(typedValues)
      + (takesFreeWords ? Double(SemanticCosts.freeWordsWeight) : 0)
    let evidence =
      Double(SemanticCosts.meaningChanceWeight) * log(chance)
      + Double(SemanticCosts.meaningWordsWeight) * words - Double(SemanticCosts.meaningUnrelatedWeight) * unrelated
      + values + Double(SemanticCosts.meaningBias)
    let probability = 1 / (1 + exp(-evidence))
    return probability < Double(SemanticCosts.leastByMeaning) ? 0 : probability
  }
}
