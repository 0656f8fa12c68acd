import Foundation
import PhraseMatching

/// What a score is made of, and whether its shortcut was meant.
struct Observation {
  /// What has a weight, in the order of ``names``, and 1.
  let features: [Double]
  /// What counts as it is.
  let against: Double
  /// The greatest score, by the chance and the words.
  let bound: Double
  let isRight: Bool
  let isInScope: Bool
  /// How much it counts.
  var weight = 1.0

  static let names = ["chanceWeight", "strengthWeight", "wordsWeight", "sampleCountWeight", "bias"]

  init(_ evidence: SemanticEvidence, isRight: Bool, isInScope: Bool) {
    features = [
      log(max(Double(evidence.chance), 1e-6)), Double(evidence.strength), Double(evidence.words),
      -Double(evidence.logSampleCount * evidence.logLabelCount), -1,
    ]
    against = Double(evidence.against)
    bound = Double(max(evidence.chance, evidence.words)) + 0.25
    (self.isRight, self.isInScope) = (isRight, isInScope)
  }

  func evidence(_ weights: [Double]) -> Double { zip(features, weights).reduce(-against) { $0 + $1.0 * $1.1 } }

  func isActedOn(_ weights: [Double]) -> Bool { evidence(weights) >= Self.threshold && bound >= 0.7 }

  /// The evidence of a score of 0.7.
  private static let threshold = log(0.7 / 0.3)
}
