extension PhraseIndex {
  /// When it is learned what the phrases of an index mean.
  public enum Learning: Sendable, Hashable {
    /// While it is compiled: the bytes of the index hold it, and no request waits for it.
    case now
    /// When the words of some request do not settle what is meant: that one waits, milliseconds for an app's phrases
    /// and seconds for ten thousand.
    case whenAsked
  }

  /// The same index with what its phrases mean in its ``memory``: worth its time where that is written to a file.
  ///
  /// Itself where its bytes hold that already, or where there is nothing to learn: in other languages than the table
  /// of words knows, and with more shortcuts than are told apart by meaning. Matches are the same either way, and so
  /// are the bytes whenever the same index is learned.
  public func learned() -> PhraseIndex {
    guard !source.isStored, let vectors = WordVectors.builtIn, MeaningScope.covers(phrases, vectors) else {
      return self
    }
    do {
      let samples = PhraseSamples(phrases, segments[0].sections)
      var writer = IndexBlobWriter(after: try IndexBlob(memory))
      PhraseMeaning.learn(samples, vectors, into: &writer)
      let learned = try PhraseIndex(IndexMemory(copying: writer.finish()))
      let first = ValueSegment(learned.segments[0].sections, hidden: segments[0].hidden, sources: segments[0].sources)
      return learned.with([first] + segments.dropFirst())
    } catch {
      preconditionFailure("what was learned of a sound index must be sound: \(error)")
    }
  }

  /// How many bytes of ``memory`` hold what its phrases mean.
  public var learnedBytes: Int {
    guard source.isStored, let blob = try? IndexBlob(memory) else { return 0 }
    return memory.bytes.count - blob.wordsEnd
  }
}
