extension ShortcutClassifier {
  /// Trains a classifier of an index's shortcuts and adds it to the sections of a file.
  static func learn(_ samples: TrainingSamples, _ vectors: WordVectors, into blob: inout IndexBlobWriter) {
    var builder = FeatureVocabularyBuilder()
    samples.forEach { _, tokens in builder.add(tokens) }
    let unknownRarity = FeatureVocabulary.rarity(in: 0, of: builder.phraseCount)
    var learning = LogisticRegression(
      labels: samples.labelCount, features: builder.count,
      dimensions: vectors.dimensions * FeatureVector.directionCount)
    let (slots, tags, rarities) = (builder.slots, builder.tags, builder.rarities)
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
    learning.learn()
    learning.share(among: samples.duplicates)
    blob.add(.featureSlots, slots)
    blob.add(.featureTags, tags)
    blob.add(.featureRarities, rarities)
    let trained = learning.isTrained
    let logSampleCount = Exponential.ln(Float(builder.phraseCount) / Float(max(trained.count { $0 }, 1)) / 5)
    blob.add(
      .meaningSettings, [recipe, vectors.identity, UInt64(unknownRarity.bitPattern), UInt64(logSampleCount.bitPattern)])
    SparseWeights(learning, features: builder.count).write(to: &blob)
    blob.add(.meaningDirections, learning.weightsOfDirections)
    blob.add(.meaningsTaught, trained.map { $0 ? UInt8(1) : 0 })
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
  private var starts: [UInt32] = [0]
  private var labels: [UInt16] = []
  private var weights: [Int8] = []
  private var scales: [Float] = []

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

  func write(to blob: inout IndexBlobWriter) {
    blob.add(.featureStarts, starts)
    blob.add(.featureMeanings, labels)
    blob.add(.featureWeights, weights)
    blob.add(.featureScales, scales)
  }
}
