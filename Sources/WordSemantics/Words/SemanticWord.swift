/// A word's vector, if the table has it, and its thesaurus entry, if it has one.
public struct SemanticWord: BitwiseCopyable, Sendable {
  private let row: UInt32
  @usableFromInline let thesaurusEntry: ThesaurusEntry?

  private static let noRow = UInt32.max

  /// How specific the word is, 0…1: hardly for "let" and "bit", fully for "sauna".
  package let content: Float

  package init(_ letters: UnsafeBufferPointer<UInt8>, hash: UInt64, _ vectors: WordVectors) {
    self.init(letters, ThesaurusKeys(letters, hash: hash), vectors)
  }

  package init(_ letters: UnsafeBufferPointer<UInt8>, _ keys: ThesaurusKeys, _ vectors: WordVectors) {
    let entry = vectors.entry(of: letters, hash: keys.own)
    row = entry?.row ?? Self.noRow
    thesaurusEntry = keys.entry
    content = entry.map { vectors.content($0) } ?? 1
  }

  /// An expression of several words that is in the thesaurus.
  package init(expression entry: ThesaurusEntry) {
    row = Self.noRow
    thesaurusEntry = entry
    content = 1
  }

  package var hasDirection: Bool { row != Self.noRow }

  /// The semantic similarity of two different words, 0…1: 0 for opposites, however close their vectors are.
  package func similarity(to other: SemanticWord, _ vectors: WordVectors) -> Float {
    if let thesaurusEntry, let others = other.thesaurusEntry {
      if thesaurusEntry.isSynonym(of: others) { return Self.synonymSimilarity }
      if thesaurusEntry.isIncompatible(with: others) { return 0 }
    }
    guard let entry = entry(vectors), let others = other.entry(vectors) else { return 0 }
    return max(0, vectors.similarity(entry, others))
  }

  /// Whether one may replace the other in a command.
  @inlinable public func isSynonym(of other: SemanticWord) -> Bool {
    guard let thesaurusEntry, let others = other.thesaurusEntry else { return false }
    return thesaurusEntry.isSynonym(of: others)
  }

  /// Whether a thesaurus entry is an antonym of this word.
  @inlinable public func isOpposite(of typed: ThesaurusEntry) -> Bool {
    thesaurusEntry.map { $0.isOpposite(of: typed) } ?? false
  }

  private func entry(_ vectors: WordVectors) -> WordVectors.Entry? { hasDirection ? vectors.entry(atRow: row) : nil }

  package static let synonymSimilarity: Float = 0.85
}
