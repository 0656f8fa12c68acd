import Synchronization

/// Lends matchers, whose memory is worth keeping warm, to whoever matches a request.
package final class MatcherPool: Sendable {
  /// A matcher that nobody is using.
  private struct Idle: @unchecked Sendable {
    // Whoever takes a matcher out of the pool is the only one to have it until it is back.
    let matcher: Matcher
  }

  private let idle = Mutex<[Idle]>([])
  /// As many as can be busy at once on the largest machine that is sensible; further ones are let go.
  private static let mostIdle = 64

  package init() {}

  /// Does something with a matcher for an index.
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
