import FlatMemory

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
  var workspace = MatchWorkspace()

  /// Makes a matcher. Allocates a few kilobytes of scratch memory.
  public init(index: PhraseIndex) { self.index = index }

  /// How often the scratch memory has grown: constant once the matcher is warm for its index and requests.
  public var growths: Int { workspace.growths }

  /// Matches a request, given as UTF-8 or any other bytes, and returns the outcome in numbers.
  ///
  /// Allocates nothing once the matcher is warm. Costs O(length of the request) to read it, and for each phrase that shares a
  /// content word or value with it and may still win O(nodes of the phrase × tokens); the number of values hardly matters.
  /// The first request that needs the semantic model of an index without one waits for its training; see
  /// ``PhraseIndex/Learning``.
  public func decide(_ request: UnsafeBufferPointer<UInt8>, options: MatchOptions) -> MatchDecision {
    let limits = MatchWorkspace.RankingLimits(options, in: index)
    workspace.match(request, index, now: options.now, limits)
    if workspace.ranked.count == 0, options.threshold <= 0 { workspace.nameFirstPhrase(index.phrases, limits) }
    return workspace.decision(index, options)
  }

  /// Matches a request, given as UTF-8 or any other bytes, and returns the candidates in strings.
  ///
  /// Costs ``decide(_:options:)`` and one more alignment for each candidate; allocates only the result.
  public func match(_ request: UnsafeBufferPointer<UInt8>, options: MatchOptions) -> Matching {
    let decision = decide(request, options: options)
    return workspace.describe(decision, request, index, options)
  }

  /// Matches a request; see ``decide(_:options:)`` for the cost. Allocates only the result.
  public func match(_ request: String, options: MatchOptions) -> Matching {
    var request = request
    return request.withUTF8 { match($0, options: options) }
  }
}

/// The outcome of a match in numbers, without strings.
public struct MatchDecision: Sendable, Hashable, BitwiseCopyable {
  /// How sure it is.
  public var outcome: Matching.Outcome
  /// The number of candidates that ``Matcher/match(_:options:)-(String,_)`` returns.
  public var candidateCount: Int
  /// The index of the best shortcut, in catalog order, or -1.
  public var shortcut: Int
  /// The index of the best phrase, in catalog order, or -1.
  public var phrase: Int
  /// The best score.
  public var score: Double
  /// The lead over the next shortcut of another intent; 1 if there is none.
  public var margin: Double
}

extension MatchWorkspace.RankingLimits {
  init(_ options: MatchOptions, in index: PhraseIndex) {
    usesSemantics = options.similarity == .semantic && index.hasSemanticModel
    count = max(options.limit, usesSemantics ? SemanticCosts.lexicalCandidates : 2)
    worstRank = Self.worstRank(options, usesSemantics: usesSemantics)
    worstRankOfWords = Self.worstRank(options, usesSemantics: false)
    thresholdRank = Self.rank(ofScore: options.threshold)
    marginRank = Self.rank(ofScore: 1 - options.margin)
    reach = options.reach < 1 ? Self.rank(ofScore: 1 - options.reach) + 1 : Self.unlimited
    application = options.application.map { index.phrases.applicationIndex(named: $0) ?? .max }
  }

  /// The worst lexical rank that is considered. With a threshold of 0 semantic matching finds what words do not.
  private static func worstRank(_ options: MatchOptions, usesSemantics: Bool) -> Int64 {
    if options.threshold <= 0 { return usesSemantics ? rank(ofScore: SemanticCosts.floor) : unlimited }
    return rank(ofScore: min(MatchCosts.floor, options.threshold))
  }

  static func rank(ofScore score: Double) -> Int64 { Int64((1 - score) * Double(AlignedPhrase.worstRank)) }
}

extension PhraseSections {
  func applicationIndex(named name: String) -> UInt32? {
    for application in 0..<applications.count where strings[applications[application].name] == name {
      return UInt32(application)
    }
    return nil
  }
}

extension MatchWorkspace {
  /// With a threshold of 0 there always is a candidate: the first phrase that is allowed, if nothing else is.
  mutating func nameFirstPhrase(_ phrases: PhraseSections, _ limits: RankingLimits) {
    for phrase in 0..<phrases.firstNegative {
      let record = phrases.phrase(phrase)
      guard limits.application.map({ $0 == phrases.application(of: record) }) ?? true else { continue }
      var nothing = AlignedPhrase(phrase: phrase)
      nothing.cost = nothing.weight
      ranked.append(RankedPhrase(shortcut: record.owner, aligned: nothing))
      return
    }
  }

  /// Decides by the threshold and the margin.
  func decision(_ index: PhraseIndex, _ options: MatchOptions) -> MatchDecision {
    guard ranked.count > 0 else {
      return MatchDecision(
        outcome: .notRecognized, candidateCount: 0, shortcut: -1, phrase: -1, score: 0, margin: 0)
    }
    let best = ranked[0]
    let margin = margin(index.phrases)
    var outcome = Matching.Outcome.matched
    if best.score < options.threshold {
      outcome = .notRecognized
    } else if margin == 0 || (!best.isExact && margin < options.margin) || fillsSomethingTwice(index) {
      outcome = .ambiguous
    }
    return MatchDecision(
      outcome: outcome, candidateCount: min(mentioned(options), max(options.limit, 1)), shortcut: Int(best.shortcut),
      phrase: Int(best.phrase), score: best.score, margin: margin)
  }

  /// The number of ranked shortcuts above the floor; with a threshold of 0, all.
  private func mentioned(_ options: MatchOptions) -> Int {
    let floor = min(MatchCosts.floor, options.threshold)
    var count = 0
    while count < ranked.count, options.threshold <= 0 || ranked[count].score >= floor { count += 1 }
    return count
  }

  /// The lead of the best shortcut over the next one of another intent.
  private func margin(_ phrases: PhraseSections) -> Double {
    let best = ranked[0]
    let shortcut = phrases.shortcuts[best.shortcut]
    for position in 1..<max(ranked.count, 1) {
      let other = phrases.shortcuts[ranked[position].shortcut]
      if other.intent == shortcut.intent, other.application == shortcut.application { continue }
      return min(1, Double(ranked[position].rank - best.rank) / Double(AlignedPhrase.worstRank))
    }
    return 1
  }

  /// Aligns a ranked phrase once more and leaves its steps in `steps`.
  mutating func retrace(_ entry: RankedPhrase, _ phrases: PhraseSections) {
    let record = phrases.phrase(entry.phrase)
    let lowerBound = lowerBound(entry.phrase, record, application: phrases.application(of: record), phrases)
    _ = align(entry.phrase, lowerBound, worst: .max, phrases)
  }

  /// Whether a name in the request belongs to several values.
  private func fillsSomethingTwice(_ index: PhraseIndex) -> Bool {
    for position in 0..<bestSteps.count where bestSteps[position].span != Self.none && bestSteps[position].isValue {
      var values = 0
      forEachValue(of: bestSteps[position], index) { _, _ in values += 1 }
      if values > 1 { return true }
    }
    return false
  }

  /// Calls `body` once with each value that the words of a step name equally well: segment and value, in no order.
  func forEachValue(of step: AlignmentStep, _ index: PhraseIndex, _ body: (Int, UInt32) -> Void) {
    let chosen = spans[Int(step.span)]
    guard chosen.segment != ValueSpan.typedSegment else { return }
    var position = fillerOccurrences[Int(chosen.filler)].first
    while position != Self.none {
      let (span, here) = (spans[Int(position)], position)
      position = span.next
      guard isSameRun(span, chosen) else { continue }
      let segment = index.segments[Int(span.segment)]
      for value in segment.sections.values(at: span.node)
      where segment.sections.values[value].entity == chosen.filler && !segment.hidden.contains(value)
        && !isNamed(value, before: here, segment.sections)
      {
        body(Int(span.segment), value)
      }
    }
  }

  private func isSameRun(_ a: ValueSpan, _ b: ValueSpan) -> Bool {
    a.start == b.start && a.end == b.end && a.cost == b.cost
  }

  /// Whether an earlier span of the same words is another of a value's names.
  private func isNamed(_ value: UInt32, before later: Int32, _ sections: ValueSections) -> Bool {
    let span = spans[Int(later)]
    var position = fillerOccurrences[Int(span.filler)].first
    while position != later {
      let other = spans[Int(position)]
      position = other.next
      if isSameRun(other, span), other.segment == span.segment, sections.values(at: other.node).contains(value) {
        return true
      }
    }
    return false
  }
}
