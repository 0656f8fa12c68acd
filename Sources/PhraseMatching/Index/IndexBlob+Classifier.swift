import WordSemantics

extension IndexBlob {
  /// The classifier of the file; nil when there is none, or one trained with other vectors or another recipe.
  func classifier(labels: Int, _ vectors: WordVectors) throws(IndexFileError) -> ShortcutClassifier? {
    let tables = ClassifierTables(
      settings: try array(.meaningSettings), slots: try array(.featureSlots), tags: try array(.featureTags),
      rarities: try array(.featureRarities), starts: try array(.featureStarts), labels: try array(.featureMeanings),
      weights: try array(.featureWeights), scales: try array(.featureScales),
      directions: try array(.meaningDirections), trained: try array(.meaningsTaught), owner: memory)
    do {
      return try ShortcutClassifier(tables, labels: labels, vectors: vectors)
    } catch {
      throw .damaged(part: "classifier")
    }
  }
}

extension IndexBlobWriter {
  /// Adds a classifier behind the other sections.
  mutating func add(_ classifier: TrainedClassifier) {
    add(.featureSlots, classifier.slots)
    add(.featureTags, classifier.tags)
    add(.featureRarities, classifier.rarities)
    add(.meaningSettings, classifier.settings)
    add(.featureStarts, classifier.starts)
    add(.featureMeanings, classifier.labels)
    add(.featureWeights, classifier.weights)
    add(.featureScales, classifier.scales)
    add(.meaningDirections, classifier.directions)
    add(.meaningsTaught, classifier.trained)
  }
}
