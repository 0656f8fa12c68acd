package import FlatMemory

/// A linear classifier of requests: for each label the weights of features and directions, trained on an index's
/// phrases.
///
/// A view of flat arrays, in an index file or in memory of their own.
package final class ShortcutClassifier: Sendable {
  private let vocabulary: FeatureVocabulary
  private let vectors: WordVectors
  private let tables: ClassifierTables
  /// The number of labels.
  package let count: Int
  /// The logarithm of the mean number of samples of a label, divided by five.
  package let logSampleCount: Float
  /// The owner of the tables.
  private let memory: any AnyObject & Sendable

  /// The version of the training; stored weights of another one are trained again.
  static let recipe: UInt64 = 3
  /// The factor from evidence to the exponents of a softmax.
  package static let inverseTemperature = LogisticRegression.inverseTemperature

  /// Opens the tables of a trained classifier, which `memory` keeps alive; nil when there are none, or of one trained
  /// with other vectors.
  package init?(
    _ tables: ClassifierTables, of memory: any AnyObject & Sendable, labels count: Int, vectors: WordVectors
  ) throws(UnsoundClassifier) {
    let settings = tables.settings
    guard settings.count == 4, settings[0] == Self.recipe, settings[1] == vectors.identity else { return nil }
    vocabulary = FeatureVocabulary(
      slots: tables.slots, tags: tables.tags, rarities: tables.rarities,
      unknownRarity: Float(bitPattern: UInt32(truncatingIfNeeded: settings[2])))
    logSampleCount = Float(bitPattern: UInt32(truncatingIfNeeded: settings[3]))
    self.count = count
    self.tables = tables
    self.vectors = vectors
    self.memory = memory
    guard vocabulary.isSound,
      tables.isSound(labels: count, directions: vectors.dimensions * FeatureVector.directionCount),
      [vocabulary.unknownRarity, logSampleCount].allSatisfy(\.isBounded)
    else { throw UnsoundClassifier() }
  }

  /// Whether a label has phrases.
  package func isTrained(_ label: Int) -> Bool { tables.trained[label] == 1 }

  /// Adds up the evidence of a request for each label. O(features of the request × labels); allocates nothing once
  /// `request` and `evidence` are warm.
  package func weigh(
    _ tokens: borrowing SemanticTokens, using request: inout FeatureVector, into evidence: inout GrowableBuffer<Float>
  ) {
    request.read(tokens, vocabulary, vectors)
    evidence.fill(count, with: 0)
    let sums = evidence.base
    for index in 0..<request.features.count {
      let feature = Int(request.features[index])
      let strength = request.strengths[index] * tables.scales.base[feature]
      for entry in tables.starts.run(feature) {
        sums[Int(tables.labels.base[entry])] += strength * Float(tables.weights.base[entry])
      }
    }
    WeightedRows.add(
      UnsafePointer(request.direction.base), tables.directions.base, rows: request.direction.count, to: sums, count)
  }
}

/// The tables of a classifier do not fit together.
package struct UnsoundClassifier: Error {}
