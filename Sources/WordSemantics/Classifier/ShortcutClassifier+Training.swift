import FlatMemory

extension ShortcutClassifier {
  /// Trains a classifier on samples.
  ///
  /// - Parameters:
  ///   - labels: the number of labels.
  ///   - duplicates: for each label the first one with the same samples.
  ///   - forEachSample: calls its argument with the label and the tokens of each sample, the same ones every time.
  package static func train(
    labels: Int, duplicates: [Int], vectors: WordVectors,
    forEachSample: ((UInt32, borrowing SemanticTokens) -> Void) -> Void
  ) -> TrainedClassifier {
    var builder = FeatureVocabularyBuilder()
    forEachSample { _, tokens in builder.add(tokens) }
    var regression = LogisticRegression(
      labels: labels, features: builder.count, dimensions: vectors.dimensions * FeatureVector.directionCount)
    builder.withVocabulary { vocabulary in
      var features = FeatureVector()
      forEachSample { label, tokens in
        features.read(tokens, vocabulary, vectors)
        regression.add(features, label: label)
      }
    }
    regression.learn()
    regression.share(among: duplicates)
    return TrainedClassifier(regression, builder, vectors)
  }
}

extension TrainedClassifier {
  fileprivate init(
    _ regression: borrowing LogisticRegression, _ vocabulary: FeatureVocabularyBuilder, _ vectors: WordVectors
  ) {
    let isTrained = regression.isTrained
    trained = isTrained.map { $0 ? 1 : 0 }
    let samples = Float(vocabulary.phraseCount) / Float(max(isTrained.count { $0 }, 1))
    settings = [
      ShortcutClassifier.recipe, vectors.identity, UInt64(vocabulary.unknownRarity.bitPattern),
      UInt64(Exponential.ln(samples / 5).bitPattern),
    ]
    (slots, tags, rarities) = (vocabulary.slots, vocabulary.tags, vocabulary.rarities)
    directions = Array(regression.weights.elements[(vocabulary.count * regression.labelCount)...])
    addWeights(regression, features: vocabulary.count)
  }

  /// Smaller weights have no visible effect on a score.
  private static let least: Float = 0.05

  /// The significant weights, in a byte each.
  private mutating func addWeights(_ regression: borrowing LogisticRegression, features: Int) {
    let count = regression.labelCount
    starts = [0]
    for feature in 0..<features {
      let row = regression.weights.elements[feature * count..<(feature + 1) * count]
      let largest = row.reduce(0) { max($0, abs($1)) }
      let scale = max(largest, 1e-6) / 127
      scales.append(scale)
      for (label, weight) in row.enumerated() where abs(weight) >= Self.least {
        let rounded = Int8(weight / scale + (weight < 0 ? -0.5 : 0.5))
        guard rounded != 0 else { continue }
        labels.append(UInt16(label))
        weights.append(rounded)
      }
      starts.append(UInt32(labels.count))
    }
  }
}
