/// A word as its meaning is known: its direction, if the table has it, and its relations, if it has any.
struct KnownWord: BitwiseCopyable {
  private let row: UInt32
  private let relations: WordRelations?

  private static let noRow = UInt32.max

  /// How much the word says by itself, 0…1: "let" and "bit" hardly anything, "sauna" all that a word can say.
  let content: Float

  init(_ letters: UnsafeBufferPointer<UInt8>, hash: UInt64, _ vectors: WordVectors) {
    self.init(letters, RelationKeys(letters, hash: hash), vectors)
  }

  init(_ letters: UnsafeBufferPointer<UInt8>, _ keys: RelationKeys, _ vectors: WordVectors) {
    let entry = vectors.entry(of: letters, hash: keys.own)
    row = entry?.row ?? Self.noRow
    relations = keys.relations
    content = entry.map { vectors.content($0) } ?? 1
  }

  /// An expression of several words that has relations.
  init(expression relations: WordRelations) {
    row = Self.noRow
    self.relations = relations
    content = 1
  }

  var hasDirection: Bool { row != Self.noRow }

  /// How alike two different words are in meaning, 0…1: opposites not at all, however near their directions are.
  func likeness(to other: KnownWord, _ vectors: WordVectors) -> Float {
    if let relations, let others = other.relations {
      if relations.replaces(others) { return Self.replaceable }
      if relations.isElsewhere(than: others) { return 0 }
    }
    guard let entry = entry(vectors), let others = other.entry(vectors) else { return 0 }
    return max(0, vectors.likeness(entry, others))
  }

  /// Whether one may stand for the other in a command.
  func replaces(_ other: KnownWord) -> Bool {
    guard let relations, let others = other.relations else { return false }
    return relations.replaces(others)
  }

  /// Whether a word that has these relations is an opposite of this one.
  func isOpposed(by typed: WordRelations) -> Bool { relations.map { $0.opposes(typed) } ?? false }

  private func entry(_ vectors: WordVectors) -> WordVectors.Entry? { hasDirection ? vectors.entry(atRow: row) : nil }

  /// How alike words are that may stand for each other in a command.
  static let replaceable: Float = 0.85
}
