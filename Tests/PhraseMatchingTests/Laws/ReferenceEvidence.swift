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

  /// Logistic regression on the chance's logarithm, the strength, the words and the numbers of samples and labels.
  var probabilityOfExample: Double {
    bounded(
      Double(SemanticCosts.chanceWeight) * log(max(chance, 1e-6)) + Double(SemanticCosts.strengthWeight) * strength
        + Double(SemanticCosts.wordsWeight) * words
        - Double(SemanticCosts.sampleCountWeight) * logSampleCount * logLabelCount - against
        - Double(SemanticCosts.bias))
  }

  /// The same on what is unrelated beyond the usual; nothing if most of the phrase is missing.
  var probabilityOfCommand: Double {
    guard missingShare <= Double(SemanticCosts.maximumMissingShare) else { return 0 }
    let unrelated = max(0, unrelatedShare - Double(SemanticCosts.usualUnrelatedShare))
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
