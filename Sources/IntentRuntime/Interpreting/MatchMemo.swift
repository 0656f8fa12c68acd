internal import PhraseMatching
internal import Synchronization

/// What the texts of one turn were matched as: each is matched once.
final class MatchMemo: Sendable {
  private struct Key: Hashable {
    var text: String
    var options: MatchOptions
  }

  private let known = Mutex<[Key: Matching]>([:])

  func matching(of text: String, _ options: MatchOptions, _ match: (MatchOptions) -> Matching) -> Matching {
    let key = Key(text: text, options: options)
    if let matching = known.withLock({ $0[key] }) { return matching }
    let matching = match(options)
    known.withLock { $0[key] = matching }
    return matching
  }
}
