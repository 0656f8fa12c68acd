import FlatMemory
import WordSemantics

// The classifier's sections of an index file.
extension ShortcutClassifier {
  /// Opens the classifier of a file; nil when there is none, or one trained with other vectors.
  convenience init?(_ blob: IndexBlob, labels count: Int, vectors: WordVectors) throws(IndexFileError) {
    let tables = try ClassifierTables(blob)
    do throws(UnsoundClassifier) {
      try self.init(tables, of: blob.memory, labels: count, vectors: vectors)
    } catch {
      throw .damaged(part: "classifier")
    }
  }
}

extension ClassifierTables {
  fileprivate init(_ blob: IndexBlob) throws(IndexFileError) {
    self.init(
      settings: try blob.array(.meaningSettings), trained: try blob.array(.meaningsTaught),
      directions: try blob.array(.meaningDirections), slots: try blob.array(.featureSlots),
      tags: try blob.array(.featureTags), rarities: try blob.array(.featureRarities),
      starts: try blob.array(.featureStarts), labels: try blob.array(.featureMeanings),
      weights: try blob.array(.featureWeights), scales: try blob.array(.featureScales))
  }
}

extension IndexBlobWriter {
  /// Adds a trained classifier.
  mutating func add(_ classifier: TrainedClassifier) {
    add(.meaningSettings, classifier.settings)
    add(.meaningsTaught, classifier.trained)
    add(.meaningDirections, classifier.directions)
    add(.featureSlots, classifier.slots)
    add(.featureTags, classifier.tags)
    add(.featureRarities, classifier.rarities)
    add(.featureStarts, classifier.starts)
    add(.featureMeanings, classifier.labels)
    add(.featureWeights, classifier.weights)
    add(.featureScales, classifier.scales)
  }
}

extension TrainingSamples {
  /// Trains a classifier on the samples.
  func trainedClassifier(_ vectors: WordVectors) -> TrainedClassifier {
    ShortcutClassifier.train(labels: labelCount, duplicates: duplicates, vectors: vectors, forEachSample: forEach)
  }
}

extension SemanticTokens {
  mutating func append(placeholder filler: FillerID) { append(placeholder: filler.rawValue) }
}
