package import FlatMemory

/// The flat arrays of a trained classifier, where they lie.
package struct ClassifierTables: Sendable {
  /// The version of the training, the identity of the vectors, the rarity of unknown features, the number of samples.
  package var settings: FlatArray<UInt64>
  /// 1 for each label that has phrases.
  package var trained: FlatArray<UInt8>
  /// For each dimension, a weight for each label.
  package var directions: FlatArray<Float>
  /// The vocabulary; see ``FeatureVocabulary``.
  package var slots: FlatArray<UInt32>
  package var tags: FlatArray<UInt32>
  package var rarities: FlatArray<Float>
  /// The labels and weights of each feature, sparse.
  package var starts: FlatArray<UInt32>
  package var labels: FlatArray<UInt16>
  package var weights: FlatArray<Int8>
  package var scales: FlatArray<Float>

  package init(
    settings: FlatArray<UInt64>, trained: FlatArray<UInt8>, directions: FlatArray<Float>, slots: FlatArray<UInt32>,
    tags: FlatArray<UInt32>, rarities: FlatArray<Float>, starts: FlatArray<UInt32>, labels: FlatArray<UInt16>,
    weights: FlatArray<Int8>, scales: FlatArray<Float>
  ) {
    (self.settings, self.trained, self.directions) = (settings, trained, directions)
    (self.slots, self.tags, self.rarities) = (slots, tags, rarities)
    (self.starts, self.labels, self.weights, self.scales) = (starts, labels, weights, scales)
  }

  /// Whether they fit together.
  func isSound(labels count: Int, directions dimensions: Int) -> Bool {
    starts.areStarts(upTo: labels.count) && starts.count == tags.count + 1 && scales.count == tags.count
      && weights.count == labels.count && trained.count == count && directions.count == count * dimensions
      && labels.elements.allSatisfy { Int($0) < count } && scales.areBounded && directions.areBounded
      && rarities.areBounded
  }
}

/// A trained classifier in arrays of its own, to be written to a file.
package struct TrainedClassifier: Sendable {
  package internal(set) var settings: [UInt64] = []
  package internal(set) var trained: [UInt8] = []
  package internal(set) var directions: [Float] = []
  package internal(set) var slots: [UInt32] = []
  package internal(set) var tags: [UInt32] = []
  package internal(set) var rarities: [Float] = []
  package internal(set) var starts: [UInt32] = []
  package internal(set) var labels: [UInt16] = []
  package internal(set) var weights: [Int8] = []
  package internal(set) var scales: [Float] = []
}

extension FlatArray<Float> {
  /// Whether all are finite and small enough for sums.
  var areBounded: Bool { elements.allSatisfy(\.isBounded) }
}

extension Float {
  /// Whether it is finite and small enough for sums.
  var isBounded: Bool { magnitude <= 1e6 }
}
