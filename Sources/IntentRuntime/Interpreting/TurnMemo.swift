internal import Dialog
internal import PhraseMatching
internal import Synchronization

/// What was read of each text of a turn: it is read once, however many ask.
final class Memo<Key: Hashable & Sendable, Reading: Sendable>: Sendable {
  private let known = Mutex<[Key: Reading]>([:])

  func reading(of key: Key, _ read: (Key) -> Reading) -> Reading {
    if let reading = known.withLock({ $0[key] }) { return reading }
    let reading = read(key)
    known.withLock { $0[key] = reading }
    return reading
  }
}

/// What texts come to whatever was said before.
struct TurnMemo: Sendable {
  struct Wanted: Hashable {
    var text: String
    var options: MatchOptions
  }

  let matchings = Memo<Wanted, Matching>()
  let continuations = Memo<String, Continuation>()
  let commands = Memo<String, (request: BuiltInCommand, score: Double)?>()
}

/// What texts come to after what was said before.
struct ContextMemo: Sendable {
  let references = Memo<String, [Reference]>()
  let things = Memo<String, [(thing: NamedThing, range: Range<Int>)]>()
  let called = Memo<String, [(thing: NamedThing, fit: Double)]>()
}
