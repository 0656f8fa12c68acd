/// What speaks for each shortcut of an index: weights of features and a direction, learned from its phrases.
///
/// A view on flat arrays, in an index file or in memory of its own.
final class PhraseMeaning: Sendable {
  let vocabulary: FeatureVocabulary
  /// How many meanings there are: a shortcut each, and what each application refuses.
  let count: Int
  /// For each feature the meanings that it speaks for or against, and how much.
  private let starts: FlatArray<UInt32>
  private let meanings: FlatArray<UInt16>
  private let weights: FlatArray<Int8>
  private let scales: FlatArray<Float>
  /// For each dimension, a weight for each meaning.
  private let directions: FlatArray<Float>
  /// 1 for each meaning that has phrases.
  private let taught: FlatArray<UInt8>
  /// How many samples a meaning has on average, as a logarithm of fives.
  let habit: Float
  /// Keeps the bytes that all of these lie in.
  private let memory: IndexMemory

  /// How the weights are learned; others than these are learned anew.
  static let recipe: UInt64 = 3

  /// Opens what a file holds; nil when it holds nothing, or what was learned with other vectors.
  init?(_ blob: IndexBlob, meanings count: Int, vectors: WordVectors) throws(IndexFileError) {
    let settings: FlatArray<UInt64> = try blob.array(.meaningSettings)
    guard settings.count == 4, settings[0] == Self.recipe, settings[1] == vectors.identity else { return nil }
    vocabulary = FeatureVocabulary(
      slots: try blob.array(.featureSlots), tags: try blob.array(.featureTags),
      rarities: try blob.array(.featureRarities),
      unknownRarity: Float(bitPattern: UInt32(truncatingIfNeeded: settings[2])))
    habit = Float(bitPattern: UInt32(truncatingIfNeeded: settings[3]))
    starts = try blob.array(.featureStarts)
    meanings = try blob.array(.featureMeanings)
    weights = try blob.array(.featureWeights)
    scales = try blob.array(.featureScales)
    directions = try blob.array(.meaningDirections)
    taught = try blob.array(.meaningsTaught)
    self.count = count
    memory = blob.memory
    guard vocabulary.isSound, starts.areStarts(upTo: meanings.count), starts.count == vocabulary.count + 1,
      scales.count == vocabulary.count, weights.count == meanings.count, taught.count == count,
      directions.count == count * vectors.dimensions * MeaningFeatures.directionCount,
      meanings.elements.allSatisfy({ Int($0) < count }), scales.areModest, directions.areModest,
      vocabulary.rarities.areModest, [vocabulary.unknownRarity, habit].allSatisfy(\.isModest)
    else { throw .damaged(part: "meaning") }
  }

  /// Whether a meaning has phrases.
  func isTaught(_ meaning: Int) -> Bool { taught[meaning] == 1 }

  /// Adds up what speaks for each meaning.
  func weigh(_ request: borrowing MeaningFeatures, into evidence: inout GrowableBuffer<Float>) {
    evidence.fill(count, with: 0)
    let sums = evidence.base
    for place in 0..<request.features.count {
      let feature = Int(request.features[place])
      let strength = request.strengths[place] * scales.base[feature]
      for entry in starts.run(feature) {
        sums[Int(meanings.base[entry])] += strength * Float(weights.base[entry])
      }
    }
    WeightedRows.add(
      UnsafePointer(request.direction.base), directions.base, rows: request.direction.count, to: sums, count)
  }
}

extension FeatureVocabulary {
  /// Whether every slot names a feature and a search comes to an end.
  var isSound: Bool {
    guard slots.count > 0, slots.count & (slots.count - 1) == 0, rarities.count == tags.count else { return false }
    return slots.elements.contains(0) && slots.elements.allSatisfy { Int($0) <= tags.count }
  }
}
