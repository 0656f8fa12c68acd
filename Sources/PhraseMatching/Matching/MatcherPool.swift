import Synchronization

/// A pool of matchers with warm memory, for concurrent requests.
package final class MatcherPool: Sendable {
  /// A matcher that is not in use.
  private struct Idle: @unchecked Sendable {
    // A matcher that was taken out of the pool has one user until it is returned.
    let matcher: Matcher
  }

  private let idle = Mutex<[Idle]>([])
  /// The most matchers that are kept; further ones are released.
  private static let mostIdle = 64

  package init() {}

  /// Calls `body` with a matcher for an index. Any thread may call it; allocates only when all matchers are in use.
  package func withMatcher<Result>(for index: PhraseIndex, _ body: (Matcher) -> Result) -> Result {
    let matcher = idle.withLock { $0.popLast() }?.matcher ?? Matcher(index: index)
    matcher.index = index
    defer {
      let back = Idle(matcher: matcher)
      idle.withLock { if $0.count < Self.mostIdle { $0.append(back) } }
    }
    return body(matcher)
  }
}
