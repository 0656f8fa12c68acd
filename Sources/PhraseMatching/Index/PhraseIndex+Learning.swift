import WordSemantics

extension PhraseIndex {
  /// When the classifier of an index is trained.
  public enum Learning: Sendable, Hashable {
    /// While the index is compiled: its bytes contain the classifier, and no request waits for it.
    case now
    /// With the first request that words do not decide, which waits: milliseconds for an app's phrases, a second for
    /// tens of thousands. Requests that words decide, or for another index, do not wait for it.
    case whenAsked
  }

  /// The same index with the trained classifier in its ``memory``, to be written to a file.
  ///
  /// Returns itself if its bytes contain a classifier already, or if there is none to train: for phrases in other
  /// languages than the word vectors, and with more than two thousand shortcuts. Matches are the same either way, and
  /// training is reproducible: the same index gives the same bytes. Takes milliseconds for an app's phrases, a
  /// second for tens of thousands; allocates.
  public func learned() -> PhraseIndex {
    guard !modelSource.isStored, let vectors = WordVectors.builtIn, SemanticCoverage.covers(phrases, vectors) else {
      return self
    }
    do {
      let samples = TrainingSamples(phrases, segments[0].sections)
      var writer = IndexBlobWriter(after: try IndexBlob(memory))
      writer.add(samples.trained(with: vectors))
      let learned = try PhraseIndex(IndexMemory(copying: writer.finish()))
      let first = ValueSegment(learned.segments[0].sections, hidden: segments[0].hidden, sources: segments[0].sources)
      return learned.with([first] + segments.dropFirst())
    } catch {
      preconditionFailure("what was learned of a sound index must be sound: \(error)")
    }
  }

  /// The number of bytes of ``memory`` that hold the classifier.
  public var learnedBytes: Int {
    guard modelSource.isStored, let blob = try? IndexBlob(memory) else { return 0 }
    return memory.bytes.count - blob.wordsEnd
  }
}
