internal import PhraseMatching
internal import Synchronization

/// What the texts of one turn were matched as, and which values words in it name: each is looked up once.
final class MatchMemo: Sendable {
  private struct Key: Hashable {
    var text: String
    var limit: Int
    var isExplained: Bool
    var similarity: MatchOptions.Similarity
  }

  /// Words, and what they may name: values of an entity, told by how many there are and which is the first.
  struct NameKey: Hashable {
    var words: String
    var kind: Parameter.Kind
    var count: Int
    var first: String?
  }

  private let named = Mutex<[NameKey: [Entity.Value]]>([:])
  private let known = Mutex<[Key: Matching]>([:])

  func matching(of text: String, _ options: MatchOptions, _ match: (MatchOptions) -> Matching) -> Matching {
    let key = Key(
      text: text, limit: options.limit, isExplained: options.explanation != .none, similarity: options.similarity)
    if let matching = known.withLock({ $0[key] }) { return matching }
    let matching = match(options)
    known.withLock { $0[key] = matching }
    return matching
  }

  func values(named key: NameKey, _ find: () -> [Entity.Value]) -> [Entity.Value] {
    if let values = named.withLock({ $0[key] }) { return values }
    let values = find()
    named.withLock { $0[key] = values }
    return values
  }
}
