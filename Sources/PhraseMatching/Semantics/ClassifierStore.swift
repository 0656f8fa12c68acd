import WordSemantics

/// Keeps classifiers beyond the process that trained them, so that the next one need not train them again.
///
/// Called on the thread of the request that needs a classifier, from any number of threads.
public protocol ClassifierStore: Sendable {
  /// The bytes that were kept under a key; nil if there are none. Damaged ones are noticed by who asks.
  func bytes(for key: UInt64) -> [UInt8]?

  /// Keeps bytes under a key. Where that fails, they are trained again.
  func keep(_ bytes: [UInt8], for key: UInt64)
}

extension PhraseIndex {
  /// Says where this process looks for classifiers before it trains them, and keeps those that it trained.
  public static func keepClassifiers(in store: (any ClassifierStore)?) { RecentClassifiers.shared.store = store }

  /// Trains the classifier if there is none, so that no request has to wait for that. Takes as long as
  /// ``Learning/whenAsked`` says, on the thread that calls; requests that words decide go on meanwhile.
  public func learnAhead() { _ = semanticModel }
}

extension TrainingSamples {
  /// Tells them from other samples: the same ones train the same classifier as long as the recipe is the same, whose
  /// number changes with it. O(samples).
  func identity(_ vectors: WordVectors) -> UInt64 {
    var sum = TokenHash.mix(ShortcutClassifier.recipe ^ vectors.identity)
    func add(_ number: UInt64) { sum = TokenHash.mix(sum &* 31 &+ number) }
    add(UInt64(labelCount))
    for duplicate in duplicates { add(UInt64(duplicate)) }
    forEach { label, tokens in
      add(UInt64(label))
      for index in 0..<tokens.count { add(tokens[index].hash) }
    }
    return sum
  }

  /// The classifier that a store has for them, or the one that they train, which the store keeps.
  func classifier(_ vectors: WordVectors, store: (any ClassifierStore)?) -> ShortcutClassifier? {
    let key = store.map { _ in identity(vectors) }
    if let store, let key, let kept = store.bytes(for: key).flatMap({ opened($0, vectors) }) { return kept }
    var writer = IndexBlobWriter()
    writer.add(trained(with: vectors))
    let bytes = writer.finish()
    if let key { store?.keep(bytes, for: key) }
    return opened(bytes, vectors)
  }

  /// The classifier in bytes; nil if they were altered, or hold one of another version.
  private func opened(_ bytes: [UInt8], _ vectors: WordVectors) -> ShortcutClassifier? {
    guard let blob = try? IndexBlob(IndexMemory(copying: bytes)) else { return nil }
    return try? blob.classifier(labels: labelCount, vectors)
  }
}
