import Synchronization

/// Where an index has its meaning from: its file, or its own phrases, from which it is learned when first asked for.
///
/// Whoever shares the phrases shares what was learned.
final class MeaningSource: Sendable {
  private enum State {
    case unasked
    /// There will be a meaning when it is asked for.
    case covered
    case known(IndexMeaning?)
  }

  /// What the index's file holds, if that is still how weights are learned.
  private let stored: PhraseMeaning?
  private let state = Mutex(State.unasked)

  /// Whether authors say what may vary; see ``PhraseSections/closedness``.
  let holdsCommands: Bool

  init(stored: PhraseMeaning? = nil, closedness: Float = 0) {
    self.stored = stored
    holdsCommands = closedness >= MeaningCosts.closed
  }

  /// Looks at what a file holds. What was learned with other vectors, or in another way, is as good as nothing.
  convenience init(_ blob: IndexBlob, _ phrases: PhraseSections) throws(IndexFileError) {
    self.init(
      stored: try WordVectors.builtIn.flatMap { vectors throws(IndexFileError) in
        try PhraseMeaning(blob, meanings: phrases.meaningCount, vectors: vectors)
      },
      closedness: phrases.closedness)
  }

  /// Whether a file holds what there is to know.
  var isStored: Bool { stored != nil }

  /// What is known, learned now if it is not. Nil where the phrases are not in the table's language, or too many.
  func meaning(of phrases: PhraseSections, _ values: ValueSections) -> IndexMeaning? {
    state.withLock { state in
      if case .known(let meaning) = state { return meaning }
      let meaning = find(phrases, values)
      state = .known(meaning)
      return meaning
    }
  }

  /// Whether there is one. Looks the phrases' words up once and learns nothing, so that what was asked before makes no
  /// difference.
  func hasMeaning(_ phrases: PhraseSections) -> Bool {
    state.withLock { state in
      switch state {
      case .unasked:
        let isCovered = WordVectors.builtIn.map { MeaningScope.covers(phrases, $0) } ?? false
        state = isCovered ? .covered : .known(nil)
        return isCovered
      case .covered: return true
      case .known(let meaning): return meaning != nil
      }
    }
  }

  private func find(_ phrases: PhraseSections, _ values: ValueSections) -> IndexMeaning? {
    guard let vectors = WordVectors.builtIn, MeaningScope.covers(phrases, vectors) else { return nil }
    if let stored { return IndexMeaning(stored, phrases, vectors) }
    let samples = PhraseSamples(phrases, values)
    var writer = IndexBlobWriter()
    PhraseMeaning.learn(samples, vectors, into: &writer)
    guard let blob = try? IndexBlob(IndexMemory(copying: writer.finish())),
      let learned = try? PhraseMeaning(blob, meanings: samples.meaningCount, vectors: vectors)
    else { return nil }
    return IndexMeaning(learned, phrases, vectors)
  }
}

extension PhraseSections {
  /// How many meanings there are to tell apart: each shortcut is one, and what an application refuses is one.
  var meaningCount: Int { shortcuts.count + applications.count }

  /// The meaning of what an application refuses.
  func refusal(of application: UInt32) -> UInt32 { UInt32(shortcuts.count) + application }
}

extension FlatArray<Float> {
  /// Whether all of them are numbers, and small enough to be added up.
  var areModest: Bool { elements.allSatisfy(\.isModest) }
}

extension Float {
  /// Whether it is a number, and small enough that many can be added up.
  var isModest: Bool { magnitude <= 1e6 }
}

/// Which indexes have a meaning: those whose words the table knows, with shortcuts to tell apart and few enough to learn.
enum MeaningScope {
  /// More shortcuts than this are told apart by their words alone.
  static let mostShortcuts = 2_048
  /// One shortcut alone would be likeliest whatever is said: "xyz" is not "turn on ${lamp}" for want of another.
  private static let leastShortcuts = 2
  /// Of the words that mean something in the phrases, the table has to know as many as one in so many.
  private static let leastKnown = 2

  static func covers(_ phrases: PhraseSections, _ vectors: WordVectors) -> Bool {
    guard leastShortcuts...mostShortcuts ~= phrases.shortcuts.count else { return false }
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
