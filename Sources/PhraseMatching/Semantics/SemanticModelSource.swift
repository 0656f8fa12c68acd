import Synchronization

/// Provides an index's semantic model: stored in its file, or trained on its phrases when first needed.
///
/// Indexes that share phrases share their model. Safe for concurrent use: the first caller trains, others wait.
final class SemanticModelSource: Sendable {
  private enum State {
    case unasked
    /// The phrases are covered, and no model was needed yet.
    case covered
    case known(SemanticModel?)
  }

  /// The classifier in the index's file, if it is of the current recipe.
  private let stored: ShortcutClassifier?
  private let state = Mutex(State.unasked)

  /// Whether the index is one of commands; see ``PhraseSections/placeholderShare``.
  let holdsCommands: Bool

  init(stored: ShortcutClassifier? = nil, placeholderShare: Float = 0) {
    self.stored = stored
    holdsCommands = placeholderShare >= SemanticCosts.commandPlaceholderShare
  }

  /// Opens the classifier of a file; one that was trained with other vectors or another recipe is ignored.
  convenience init(_ blob: IndexBlob, _ phrases: PhraseSections) throws(IndexFileError) {
    self.init(
      stored: try WordVectors.builtIn.flatMap { vectors throws(IndexFileError) in
        try ShortcutClassifier(blob, labels: phrases.labelCount, vectors: vectors)
      },
      placeholderShare: phrases.placeholderShare)
  }

  /// Whether the file has a classifier.
  var isStored: Bool { stored != nil }

  /// The model, trained now if there is none. Nil where the phrases are in another language than the vectors, or too
  /// many.
  func model(of phrases: PhraseSections, _ values: ValueSections) -> SemanticModel? {
    state.withLock { state in
      if case .known(let model) = state { return model }
      let model = find(phrases, values)
      state = .known(model)
      return model
    }
  }

  /// Whether there is a model. Looks up the phrases' words once and trains nothing.
  func hasSemanticModel(_ phrases: PhraseSections) -> Bool {
    state.withLock { state in
      switch state {
      case .unasked:
        let isCovered = WordVectors.builtIn.map { SemanticCoverage.covers(phrases, $0) } ?? false
        state = isCovered ? .covered : .known(nil)
        return isCovered
      case .covered: return true
      case .known(let model): return model != nil
      }
    }
  }

  private func find(_ phrases: PhraseSections, _ values: ValueSections) -> SemanticModel? {
    guard let vectors = WordVectors.builtIn, SemanticCoverage.covers(phrases, vectors) else { return nil }
    if let stored { return SemanticModel(stored, phrases, vectors) }
    let samples = TrainingSamples(phrases, values)
    var writer = IndexBlobWriter()
    ShortcutClassifier.learn(samples, vectors, into: &writer)
    guard let blob = try? IndexBlob(IndexMemory(copying: writer.finish())),
      let learned = try? ShortcutClassifier(blob, labels: samples.labelCount, vectors: vectors)
    else { return nil }
    return SemanticModel(learned, phrases, vectors)
  }
}

extension PhraseSections {
  /// The number of labels: one for each shortcut, and one for the negative phrases of each application.
  var labelCount: Int { shortcuts.count + applications.count }
}

extension FlatArray<Float> {
  /// Whether all are finite and small enough for sums.
  var areBounded: Bool { elements.allSatisfy(\.isBounded) }
}

extension Float {
  /// Whether it is finite and small enough for sums.
  var isBounded: Bool { magnitude <= 1e6 }
}

/// Which indexes get a semantic model: those whose words have vectors, with at least two and at most
/// ``maximumShortcuts`` shortcuts.
enum SemanticCoverage {
  /// Indexes with more shortcuts are only matched by words.
  static let mostShortcuts = 2_048
  /// A single shortcut would be likeliest for any request: "xyz" is not "turn on ${lamp}" for want of another.
  private static let leastShortcuts = 2
  /// One in so many content words of the phrases has to have a vector.
  private static let leastKnown = 2

  static func covers(_ phrases: PhraseSections, _ vectors: WordVectors) -> Bool {
    guard leastShortcuts...mostShortcuts ~= phrases.shortcuts.count else { return false }
    var known = 0
    var total = 0
    for word in 0..<UInt32(phrases.lexicon.count) {
      let id = TokenID(rawValue: word)
      guard phrases.lexicon.weight(id) >= WordWeights.contentThreshold, !phrases.phrases(with: id).isEmpty else {
        continue
      }
      total += 1
      if vectors.entry(of: phrases.lexicon.text(id)) != nil { known += 1 }
    }
    return total > 0 && known * leastKnown >= total
  }
}
