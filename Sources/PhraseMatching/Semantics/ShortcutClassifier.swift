/// A linear classifier of requests: for each label the weights of features and directions, trained on an index's
/// phrases.
///
/// A view of flat arrays, in an index file or in memory of their own.
final class ShortcutClassifier: Sendable {
  let vocabulary: FeatureVocabulary
  /// The number of labels: the shortcuts, then the negative phrases of each application.
  let count: Int
  /// The labels and weights of each feature, sparse.
  private let starts: FlatArray<UInt32>
  private let labels: FlatArray<UInt16>
  private let weights: FlatArray<Int8>
  private let scales: FlatArray<Float>
  /// For each dimension, a weight for each label.
  private let directions: FlatArray<Float>
  /// 1 for each label that has phrases.
  private let trained: FlatArray<UInt8>
  /// The logarithm of the mean number of samples of a label, divided by five.
  let logSampleCount: Float
  /// The owner of the bytes.
  private let memory: IndexMemory

  /// The version of the training; stored weights of another one are trained again.
  static let recipe: UInt64 = 4

  /// Opens the classifier of a file; nil when there is none, or one trained with other vectors.
  init?(_ blob: IndexBlob, labels count: Int, vectors: WordVectors) throws(IndexFileError) {
    let settings: FlatArray<UInt64> = try blob.array(.meaningSettings)
    guard settings.count == 4, settings[0] == Self.recipe, settings[1] == vectors.identity else { return nil }
    vocabulary = FeatureVocabulary(
      slots: try blob.array(.featureSlots), tags: try blob.array(.featureTags),
      rarities: try blob.array(.featureRarities),
      unknownRarity: Float(bitPattern: UInt32(truncatingIfNeeded: settings[2])))
    logSampleCount = Float(bitPattern: UInt32(truncatingIfNeeded: settings[3]))
    starts = try blob.array(.featureStarts)
    labels = try blob.array(.featureMeanings)
    weights = try blob.array(.featureWeights)
    scales = try blob.array(.featureScales)
    directions = try blob.array(.meaningDirections)
    trained = try blob.array(.meaningsTaught)
    self.count = count
    memory = blob.memory
    guard vocabulary.isSound, starts.areStarts(upTo: labels.count), starts.count == vocabulary.count + 1,
      scales.count == vocabulary.count, weights.count == labels.count, trained.count == count,
      directions.count == count * vectors.dimensions * FeatureVector.directionCount,
      labels.elements.allSatisfy({ Int($0) < count }), scales.areBounded, directions.areBounded,
      vocabulary.rarities.areBounded, [vocabulary.unknownRarity, logSampleCount].allSatisfy(\.isBounded)
    else { throw .damaged(part: "classifier") }
  }

  /// Whether a label has phrases.
  func isTrained(_ label: Int) -> Bool { trained[label] == 1 }

  /// Adds up the evidence for each label. O(features of the request × labels).
  func weigh(_ request: borrowing FeatureVector, into evidence: inout GrowableBuffer<Float>) {
    evidence.fill(count, with: 0)
    let sums = evidence.base
    for index in 0..<request.features.count {
      let feature = Int(request.features[index])
      let strength = request.strengths[index] * scales.base[feature]
      for entry in starts.run(feature) {
        sums[Int(labels.base[entry])] += strength * Float(weights.base[entry])
      }
    }
    DenseRows.add(
      UnsafePointer(request.direction.base), directions.base, rows: request.direction.count, to: sums, count)
  }
}

extension FeatureVocabulary {
  /// Whether every slot has a valid feature and every search ends.
  var isSound: Bool {
    guard slots.count > 0, slots.count & (slots.count - 1) == 0, rarities.count == tags.count else { return false }
    return slots.elements.contains(0) && slots.elements.allSatisfy { Int($0) <= tags.count }
  }
}
