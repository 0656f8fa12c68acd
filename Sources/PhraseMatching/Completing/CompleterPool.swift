import Synchronization

/// A pool of completers with warm memory, for whoever completes from several threads.
package final class CompleterPool: Sendable {
  /// A completer that is not in use.
  private struct Idle: @unchecked Sendable {
    // A completer that was taken out of the pool has one user until it is returned.
    let completer: Completer
  }

  private let idle = Mutex<[Idle]>([])
  /// The most completers that are kept; further ones are released.
  private static let mostIdle = 8

  package init() {}

  /// Calls `body` with a completer for an index. Any thread may call it; allocates only when all completers are in use.
  package func withCompleter<Result>(for index: PhraseIndex, _ body: (Completer) -> Result) -> Result {
    let completer = idle.withLock { $0.popLast() }?.completer ?? Completer(index: index)
    completer.index = index
    defer {
      let back = Idle(completer: completer)
      idle.withLock { if $0.count < Self.mostIdle { $0.append(back) } }
    }
    return body(completer)
  }
}
