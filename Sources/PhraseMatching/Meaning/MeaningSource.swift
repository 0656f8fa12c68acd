import Synchronization

/// Where an index has its meaning from: its file, or its own phrases, from which it is learned when first asked for.
///
/// Whoever shares the phrases shares what was learned.
final class MeaningSource: Sendable {
  private enum State {
    case unasked
    case known(IndexMeaning?)
  }

  private let state = Mutex(State.unasked)

  /// What is known, learned now if it is not. Nil where the phrases are not in the table's language, or too many.
  func meaning(of phrases: PhraseSections, _ values: ValueSections, memory: IndexMemory) -> IndexMeaning? {
    state.withLock { state in
      if case .known(let meaning) = state { return meaning }
      let meaning = Self.find(phrases, values, memory)
      state = .known(meaning)
      return meaning
    }
  }

  /// False once it turned out that there is none.
  var mayHaveMeaning: Bool {
    state.withLock { state in
      if case .known(nil) = state { return false }
      return true
    }
  }

  private static func find(_ phrases: PhraseSections, _ values: ValueSections, _ memory: IndexMemory) -> IndexMeaning? {
    guard let vectors = WordVectors.builtIn, MeaningScope.covers(phrases, vectors) else { return nil }
    let samples = PhraseSamples(phrases, values)
    if let blob = try? IndexBlob(memory),
      let stored = try? PhraseMeaning(blob, meanings: samples.meaningCount, vectors: vectors)
    {
      return IndexMeaning(stored, phrases.lexicon, vectors)
    }
    var writer = IndexBlobWriter()
    PhraseMeaning.learn(samples, vectors, into: &writer)
    guard let blob = try? IndexBlob(IndexMemory(copying: writer.finish())),
      let learned = try? PhraseMeaning(blob, meanings: samples.meaningCount, vectors: vectors)
    else { return nil }
    return IndexMeaning(learned, phrases.lexicon, vectors)
  }
}

/// Which indexes have a meaning: those whose words the table knows, and that are small enough to learn.
enum MeaningScope {
  /// More shortcuts than this are told apart by their words alone.
  static let mostShortcuts = 2_048
  /// Of the words that mean something in the phrases, the table has to know as many as one in so many.
  private static let leastKnown = 2

  static func covers(_ phrases: PhraseSections, _ vectors: WordVectors) -> Bool {
    guard phrases.shortcuts.count <= mostShortcuts else { return false }
    var known = 0
    var total = 0
    for word in 0..<UInt32(phrases.lexicon.count) {
      let id = TokenID(rawValue: word)
      guard phrases.lexicon.weight(id) >= WordWeights.lightest, !phrases.phrases(with: id).isEmpty else { continue }
      total += 1
      if vectors.entry(of: phrases.lexicon.text(id)) != nil { known += 1 }
    }
    return total > 0 && known * leastKnown >= total
  }
}
