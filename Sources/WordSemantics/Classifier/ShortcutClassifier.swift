/// A linear classifier of requests: for each label the weights of features and directions, trained on the phrases of
/// each label.
///
/// A view of flat arrays, in an index file or in memory of their own. Immutable and safe for concurrent use.
package final class ShortcutClassifier: Sendable {
  package let vocabulary: FeatureVocabulary
  /// The number of labels.
  let count: Int
  private let tables: ClassifierTables
  /// The logarithm of the mean number of samples of a label, divided by five.
  package let logSampleCount: Float

  /// The version of the training; stored weights of another one are trained again.
  package static let recipe: UInt64 = 4

  /// Opens a classifier; nil when there is none, or one trained with other vectors or another recipe.
  package init?(_ tables: ClassifierTables, labels count: Int, vectors: WordVectors) throws(DamagedClassifierError) {
    let settings = tables.settings
    guard settings.count == 4, settings[0] == Self.recipe, settings[1] == vectors.identity else { return nil }
    vocabulary = FeatureVocabulary(
      slots: tables.slots, tags: tables.tags, rarities: tables.rarities,
      unknownRarity: Float(bitPattern: UInt32(truncatingIfNeeded: settings[2])))
    logSampleCount = Float(bitPattern: UInt32(truncatingIfNeeded: settings[3]))
    self.tables = tables
    self.count = count
    guard vocabulary.isSound, tables.isSound(vocabulary, labels: count, dimensions: vectors.dimensions),
      [vocabulary.unknownRarity, logSampleCount].allSatisfy(\.isBounded)
    else { throw DamagedClassifierError() }
  }

  /// Whether a label has phrases.
  package func isTrained(_ label: Int) -> Bool { tables.trained[label] == 1 }

  /// Adds up the evidence for each label. O(features of the request × labels).
  package func weigh(_ request: borrowing FeatureVector, into evidence: inout GrowableBuffer<Float>) {
    evidence.fill(count, with: 0)
    let sums = evidence.base
    for index in 0..<request.features.count {
      let feature = Int(request.features[index])
      let strength = request.strengths[index] * tables.scales.base[feature]
      for entry in tables.starts.run(feature) {
        sums[Int(tables.labels.base[entry])] += strength * Float(tables.weights.base[entry])
      }
    }
    DenseRows.add(
      UnsafePointer(request.direction.base), tables.directions.base, rows: request.direction.count, to: sums, count)
  }
}

/// The flat arrays of a classifier, wherever they are stored.
package struct ClassifierTables: Sendable {
  /// The version of the training, the identity of the vectors, and two numbers of the training.
  let settings: FlatArray<UInt64>
  let slots: FlatArray<UInt32>
  let tags: FlatArray<UInt32>
  let rarities: FlatArray<Float>
  /// The labels and weights of each feature, sparse.
  let starts: FlatArray<UInt32>
  let labels: FlatArray<UInt16>
  let weights: FlatArray<Int8>
  let scales: FlatArray<Float>
  /// For each dimension, a weight for each label.
  let directions: FlatArray<Float>
  /// 1 for each label that has phrases.
  let trained: FlatArray<UInt8>
  /// Keeps the memory of the arrays.
  let owner: any AnyObject & Sendable

  package init(
    settings: FlatArray<UInt64>, slots: FlatArray<UInt32>, tags: FlatArray<UInt32>, rarities: FlatArray<Float>,
    starts: FlatArray<UInt32>, labels: FlatArray<UInt16>, weights: FlatArray<Int8>, scales: FlatArray<Float>,
    directions: FlatArray<Float>, trained: FlatArray<UInt8>, owner: any AnyObject & Sendable
  ) {
    (self.settings, self.slots, self.tags, self.rarities) = (settings, slots, tags, rarities)
    (self.starts, self.labels, self.weights, self.scales) = (starts, labels, weights, scales)
    (self.directions, self.trained, self.owner) = (directions, trained, owner)
  }

  fileprivate func isSound(_ vocabulary: FeatureVocabulary, labels count: Int, dimensions: Int) -> Bool {
    starts.areStarts(upTo: labels.count) && starts.count == vocabulary.count + 1
      && scales.count == vocabulary.count && weights.count == labels.count && trained.count == count
      && directions.count == count * dimensions * FeatureVector.directionCount
      && labels.elements.allSatisfy { Int($0) < count } && scales.areBounded && directions.areBounded
      && rarities.areBounded
  }
}

/// The arrays of a classifier do not fit together.
package struct DamagedClassifierError: Error {}

extension FeatureVocabulary {
  /// Whether every slot has a valid feature and every search ends.
  var isSound: Bool {
    guard slots.count > 0, slots.count & (slots.count - 1) == 0, rarities.count == tags.count else { return false }
    return slots.elements.contains(0) && slots.elements.allSatisfy { Int($0) <= tags.count }
  }
}
