import WordSemantics

extension TrainingSamples {
  /// Tells them from other samples: the same ones train the same classifier with the same program. O(samples).
  func identity(_ vectors: WordVectors) -> UInt64 {
    var digest = ContentDigest(vectors.identity)
    digest.add(labelCount)
    for duplicate in duplicates { digest.add(Int(duplicate)) }
    forEach { label, tokens in
      digest.add(Int(label))
      for index in 0..<tokens.count { digest.add(tokens[index].hash) }
    }
    return digest.value
  }

  /// The classifier that a cache has for them, or the one that they train, which the cache keeps.
  func classifier(_ vectors: WordVectors, cache: (any CompilationCache)?) -> ShortcutClassifier? {
    let key = cache.map { _ in CompilationKey(.classifier, identity(vectors)) }
    if let cache, let key, let kept = cache.bytes(for: key).flatMap({ opened($0, vectors) }) { return kept }
    var writer = IndexBlobWriter()
    writer.add(trained(with: vectors))
    let bytes = writer.finish()
    if let key { cache?.keep(bytes, for: key) }
    return opened(bytes, vectors)
  }

  /// The classifier in bytes; nil if they were altered, or hold one of another version.
  private func opened(_ bytes: [UInt8], _ vectors: WordVectors) -> ShortcutClassifier? {
    guard let blob = try? IndexBlob(IndexMemory(copying: bytes)) else { return nil }
    return try? blob.classifier(labels: labelCount, vectors)
  }
}
