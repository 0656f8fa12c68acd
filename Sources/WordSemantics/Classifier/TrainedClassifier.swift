/// What a classifier is trained on: the expansions of each label's phrases.
package protocol ClassifierSamples {
  var labelCount: Int { get }
  /// For each label the first one with the same phrases: itself, unless two have the same.
  var duplicates: [Int] { get }
  /// Calls `body` with each sample and its label; the same samples in the same order every time.
  func forEach(_ body: (UInt32, borrowing SemanticTokens) -> Void)
}

/// A classifier that was just trained, as the arrays that are stored; see ``ClassifierTables``.
package struct TrainedClassifier {
  package let settings: [UInt64]
  package let slots: [UInt32]
  package let tags: [UInt32]
  package let rarities: [Float]
  package let starts: [UInt32]
  package let labels: [UInt16]
  package let weights: [Int8]
  package let scales: [Float]
  package let directions: [Float]
  package let trained: [UInt8]

  /// Trains on samples, whose order `draw` shuffles: it gives a number below the one that it is given.
  package init(_ samples: some ClassifierSamples, _ vectors: WordVectors, _ draw: (Int) -> Int) {
    var builder = FeatureVocabularyBuilder()
    samples.forEach { _, tokens in builder.add(tokens) }
    let (slots, tags, rarities) = (builder.slots, builder.tags, builder.rarities)
    let unknownRarity = FeatureVocabulary.rarity(in: 0, of: builder.phraseCount)
    var learning = LogisticRegression(
      labels: samples.labelCount, features: builder.count,
      dimensions: vectors.dimensions * FeatureVector.directionCount)
    slots.withFlatArray { slots in
      tags.withFlatArray { tags in
        rarities.withFlatArray { rarities in
          let vocabulary = FeatureVocabulary(
            slots: slots, tags: tags, rarities: rarities, unknownRarity: unknownRarity)
          var features = FeatureVector()
          samples.forEach { label, tokens in
            features.read(tokens, vocabulary, vectors)
            learning.add(features, label: label)
          }
        }
      }
    }
    learning.learn(draw)
    learning.share(among: samples.duplicates)
    let isTrained = learning.isTrained
    let logSampleCount = Exponential.ln(Float(builder.phraseCount) / Float(max(isTrained.count { $0 }, 1)) / 5)
    settings = [
      ShortcutClassifier.recipe, vectors.identity, UInt64(unknownRarity.bitPattern), UInt64(logSampleCount.bitPattern),
    ]
    (self.slots, self.tags, self.rarities) = (slots, tags, rarities)
    let sparse = SparseWeights(learning, features: builder.count)
    (starts, labels, weights, scales) = (sparse.starts, sparse.labels, sparse.weights, sparse.scales)
    directions = learning.weightsOfDirections
    trained = isTrained.map { $0 ? 1 : 0 }
  }
}

extension Array where Element: BitwiseCopyable {
  fileprivate func withFlatArray<Result>(_ body: (FlatArray<Element>) -> Result) -> Result {
    withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("an array that is looked at has memory") }
      return body(FlatArray(base: base, count: buffer.count))
    }
  }
}

/// The significant weights, in a byte each.
private struct SparseWeights {
  private(set) var starts: [UInt32] = [0]
  private(set) var labels: [UInt16] = []
  private(set) var weights: [Int8] = []
  private(set) var scales: [Float] = []

  /// Smaller weights have no visible effect on a score.
  private static let least: Float = 0.05

  init(_ learning: borrowing LogisticRegression, features: Int) {
    for feature in 0..<features {
      let row = learning.weights(ofFeature: feature)
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
