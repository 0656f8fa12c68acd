/// Matches requests against an index.
///
/// A matcher owns its scratch memory: it is not safe for concurrent use, so that each thread has its own, while all of
/// them share the index. The first requests grow the memory; see ``growths``.
///
/// ```swift
/// let matcher = Matcher(index: index)
/// let matching = matcher.match("turn on the desk lamp", options: MatchOptions(now: now))
/// print(matching.candidates.first?.intent ?? "not recognized")
/// ```
public final class Matcher {
  /// The index that requests are matched against; may be replaced between requests, in O(1).
  public var index: PhraseIndex
  private var pipeline = MatchPipeline()

  /// Makes a matcher. Allocates a few kilobytes of scratch memory.
  public init(index: PhraseIndex) { self.index = index }

  /// How often the scratch memory has grown: constant once the matcher is warm for its index and requests.
  public var growths: Int { pipeline.growths }

  /// Matches a request, given as UTF-8 or any other bytes, and returns the outcome in numbers.
  ///
  /// Allocates nothing once the matcher is warm. Costs O(length of the request) to read it, and for each phrase that shares a
  /// content word or value with it and may still win O(nodes of the phrase × tokens); the number of values hardly matters.
  /// The first request that needs the semantic model of an index without one waits for its training; see
  /// ``PhraseIndex/Learning``.
  public func decide(_ request: UnsafeBufferPointer<UInt8>, options: MatchOptions) -> MatchDecision {
    rank(request, options).decision(index, options)
  }

  /// Matches a request, given as UTF-8 or any other bytes, and returns the candidates in strings.
  ///
  /// Costs ``decide(_:options:)``; allocates only the result.
  public func match(_ request: UnsafeBufferPointer<UInt8>, options: MatchOptions) -> Matching {
    let ranked = rank(request, options)
    let description = MatchDescription(text: request, index: index, ranked: ranked)
    return description.matching(ranked.decision(index, options), options)
  }

  /// Matches a request; see ``decide(_:options:)`` for the cost. Allocates only the result.
  public func match(_ request: String, options: MatchOptions) -> Matching {
    var request = request
    return request.withUTF8 { match($0, options: options) }
  }

  private func rank(_ request: UnsafeBufferPointer<UInt8>, _ options: MatchOptions) -> RankedRequest {
    pipeline.rank(request, index, options, RankingLimits(options, in: index))
  }
}
