extension PhraseMeaning {
  /// Learns what tells the shortcuts of an index apart, and adds it to the sections of a file.
  static func learn(_ samples: PhraseSamples, _ vectors: WordVectors, into blob: inout IndexBlobWriter) {
    var builder = FeatureVocabularyBuilder()
    samples.forEach { _, tokens in builder.add(tokens) }
    let unknownRarity = FeatureVocabulary.rarity(in: 0, of: builder.phraseCount)
    var learning = WeightLearning(
      meanings: samples.meaningCount, features: builder.count,
      dimensions: vectors.dimensions * MeaningFeatures.directionCount)
    let (slots, tags, rarities) = (builder.slots, builder.tags, builder.rarities)
    slots.withFlatArray { slots in
      tags.withFlatArray { tags in
        rarities.withFlatArray { rarities in
          let vocabulary = FeatureVocabulary(
            slots: slots, tags: tags, rarities: rarities, unknownRarity: unknownRarity)
          var features = MeaningFeatures()
          samples.forEach { meaning, tokens in
            features.read(tokens, vocabulary, vectors)
            learning.add(features, meaning: meaning)
          }
        }
      }
    }
    learning.learn()
    learning.share(among: samples.twins)
    blob.add(.featureSlots, slots)
    blob.add(.featureTags, tags)
    blob.add(.featureRarities, rarities)
    let taught = learning.isTaught
    let habit = Exponential.ln(Float(builder.phraseCount) / Float(max(taught.count { $0 }, 1)) / 5)
    blob.add(
      .meaningSettings, [recipe, vectors.identity, UInt64(unknownRarity.bitPattern), UInt64(habit.bitPattern)])
    SparseWeights(learning, features: builder.count).write(to: &blob)
    let first = builder.count * samples.meaningCount
    blob.add(.meaningDirections, Array(learning.weights.elements[first...]))
    blob.add(.meaningsTaught, taught.map { $0 ? UInt8(1) : 0 })
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

/// The weights that matter, in a byte each.
private struct SparseWeights {
  private var starts: [UInt32] = [0]
  private var meanings: [UInt16] = []
  private var weights: [Int8] = []
  private var scales: [Float] = []

  /// What is smaller than this moves no score that anybody sees.
  private static let least: Float = 0.05

  init(_ learning: borrowing WeightLearning, features: Int) {
    let count = learning.meaningCount
    for feature in 0..<features {
      let row = learning.weights.elements[feature * count..<(feature + 1) * count]
      let largest = row.reduce(0) { max($0, abs($1)) }
      let scale = max(largest, 1e-6) / 127
      scales.append(scale)
      for (meaning, weight) in row.enumerated() where abs(weight) >= Self.least {
        let rounded = Int8(weight / scale + (weight < 0 ? -0.5 : 0.5))
        guard rounded != 0 else { continue }
        meanings.append(UInt16(meaning))
        weights.append(rounded)
      }
      starts.append(UInt32(meanings.count))
    }
  }

  func write(to blob: inout IndexBlobWriter) {
    blob.add(.featureStarts, starts)
    blob.add(.featureMeanings, meanings)
    blob.add(.featureWeights, weights)
    blob.add(.featureScales, scales)
  }
}
