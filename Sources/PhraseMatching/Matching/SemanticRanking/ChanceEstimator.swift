import WordSemantics

/// How likely each label is meant, by the classifier.
///
/// The memory belongs to the ``ChanceEstimator``, and is valid until it takes the next request.
struct LabelChances {
  /// The chance of each label.
  let chances: FlatArray<Float>
  /// The evidence for each label, before normalization.
  let strengths: FlatArray<Float>
  /// The logarithm of the number of labels that may be meant.
  let logCount: Float

  subscript(label: LabelID) -> Float { chances[label] }

  /// The greatest evidence for any label.
  var strongest: Float { strengths.elements.max() ?? -.infinity }
}

/// Estimates the chance of each shortcut from the words of a request.
struct ChanceEstimator: ~Copyable {
  private var features = FeatureVector()
  private var chances = GrowableBuffer<Float>(capacity: 64)
  private var strengths = GrowableBuffer<Float>(capacity: 64)

  var growths: Int { features.growths + chances.growths + strengths.growths }

  /// The chances of all labels; nil when no label may be meant.
  mutating func estimate(
    _ tokens: borrowing SemanticTokens, _ model: SemanticModel, _ source: AlignmentSource, _ limits: RankingLimits
  ) -> LabelChances? {
    features.read(tokens, model.classifier.vocabulary, model.vectors)
    model.classifier.weigh(features, into: &chances)
    strengths.removeAll()
    strengths.append(contentsOf: chances.view)
    var best = -Float.infinity
    var count: Float = 0
    for label in LabelID(0)..<LabelID(chances.count) {
      if !model.classifier.isTrained(label.index) || !mayMean(label.application(in: source.phrases), source, limits) {
        chances[label] = -.infinity
      } else {
        count += 1
      }
      best = max(best, chances[label])
    }
    guard best > -.infinity else { return nil }
    normalize(best)
    return LabelChances(chances: chances.view, strengths: strengths.view, logCount: Exponential.ln(count))
  }

  /// Turns evidence into chances by a softmax.
  private mutating func normalize(_ best: Float) {
    var sum: Float = 0
    for label in 0..<chances.count {
      chances[label] = Exponential.exp(LogisticRegression.inverseTemperature * (chances[label] - best))
      sum += chances[label]
    }
    for label in 0..<chances.count { chances[label] /= sum }
  }

  /// Whether a request may be for an application: the only one allowed, the addressed ones, or any.
  private func mayMean(_ application: ApplicationID, _ source: AlignmentSource, _ limits: RankingLimits) -> Bool {
    guard limits.allow(application) else { return false }
    return source.spans.addressMask == 0 || source.spans.addressMask(of: application) != 0
  }
}
