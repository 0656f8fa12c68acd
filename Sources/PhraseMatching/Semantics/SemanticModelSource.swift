import Synchronization
import WordSemantics

/// Provides an index's semantic model: stored in its file, or trained on its phrases when first needed.
///
/// Indexes that share phrases share their model. Safe for concurrent use. Who waits for training is fixed, so that an
/// answer never depends on timing: a request that needs the meaning of its index's words waits until that index is
/// trained, by itself or by an earlier request. A request that words decide, one for another index, an update of
/// values, and the replacement of an index never wait.
final class SemanticModelSource: Sendable {
  /// Trains or opens the model of phrases that are covered.
  typealias Training = @Sendable (PhraseSections, ValueSections, WordVectors) -> SemanticModel?

  /// The classifier in the index's file, if it is of the current recipe.
  private let stored: ShortcutClassifier?
  /// The index that the phrases are read from.
  private let origin: IndexMemory?
  private let training: Training?
  /// Taken for the look-up of the phrases' words.
  private let isCovered = OnceComputed<Bool>()
  /// Taken for the training. Only requests that need the model ask for it.
  private let model = OnceComputed<SemanticModel?>()

  /// Whether the index is one of commands; see ``PhraseSections/placeholderShare``.
  let holdsCommands: Bool
  /// How much the acts of its phrases count, in thousandths.
  let actShare: Int32

  init(
    stored: ShortcutClassifier? = nil, origin: IndexMemory? = nil, placeholderShare: Float = 0,
    meanPhraseCount: Float = 0, training: Training? = nil
  ) {
    self.stored = stored
    self.origin = origin
    self.training = training
    actShare = SemanticCosts.actShare(placeholderShare: placeholderShare, meanPhraseCount: meanPhraseCount)
    holdsCommands = placeholderShare >= SemanticCosts.commandPlaceholderShare
  }

  /// Opens the classifier of a file; one that was trained with other vectors or another recipe is ignored.
  convenience init(_ blob: IndexBlob, _ phrases: PhraseSections) throws(IndexFileError) {
    self.init(
      stored: try WordVectors.builtIn.flatMap { vectors throws(IndexFileError) in
        try blob.classifier(labels: phrases.labelCount, vectors)
      },
      origin: blob.memory, placeholderShare: phrases.placeholderShare,
      meanPhraseCount: Float(phrases.firstNegative.index) / Float(max(phrases.shortcuts.count, 1)))
  }

  /// Whether the file has a classifier.
  var isStored: Bool { stored != nil }

  /// The model, trained now if there is none. Nil where the phrases are in another language than the vectors, or too
  /// many.
  func model(of phrases: PhraseSections, _ values: ValueSections) -> SemanticModel? {
    guard hasSemanticModel(phrases), let vectors = WordVectors.builtIn else { return nil }
    return model.value { training?(phrases, values, vectors) ?? find(phrases, values, vectors) }
  }

  /// Whether there is a model. Looks up the phrases' words once and trains nothing.
  func hasSemanticModel(_ phrases: PhraseSections) -> Bool {
    isCovered.value { WordVectors.builtIn.map { SemanticCoverage.covers(phrases, $0) } ?? false }
  }

  private func find(_ phrases: PhraseSections, _ values: ValueSections, _ vectors: WordVectors) -> SemanticModel? {
    let learn = { TrainingSamples(phrases, values).classifier(vectors, cache: SharedCompilationCache.current) }
    let classifier = stored ?? origin.map { RecentClassifiers.shared.classifier(of: $0, else: learn) } ?? learn()
    return classifier.map { SemanticModel($0, phrases, vectors) }
  }
}

extension PhraseSections {
  /// The number of labels: one for each shortcut, and one for the negative phrases of each application.
  var labelCount: Int { shortcuts.count + applications.count }
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
      guard phrases.lexicon.weight(id) >= WordWeights.contentThreshold, !phrases.groups(with: id).isEmpty else {
        continue
      }
      total += 1
      if vectors.entry(of: phrases.lexicon.text(id)) != nil { known += 1 }
    }
    return total > 0 && known * leastKnown >= total
  }
}
