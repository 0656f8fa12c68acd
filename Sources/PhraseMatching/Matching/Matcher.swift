/// Matches requests against an index.
///
/// A matcher owns the memory it works in, so each thread has its own; the index is shared. ``decide(_:options:)`` does
/// all the work and, once the matcher is warm, allocates nothing; ``match(_:options:)`` also says it in strings.
///
/// ```swift
/// let matcher = Matcher(index: index)
/// let matching = matcher.match("turn on the desk lamp", options: MatchOptions(now: now))
/// print(matching.candidates.first?.intent ?? "not recognized")
/// ```
public final class Matcher {
  /// What requests are matched against; may be replaced between requests.
  public var index: PhraseIndex
  var workspace = MatchWorkspace()

  /// Makes a matcher with cold memory.
  public init(index: PhraseIndex) { self.index = index }

  /// How often the matcher's memory had to grow: no more once it is warm.
  public var growths: Int { workspace.growths }

  /// Matches a request and tells the outcome without making a string.
  public func decide(_ request: UnsafeBufferPointer<UInt8>, options: MatchOptions) -> MatchDecision {
    let wanted = MatchWorkspace.Wanted(options, in: index)
    workspace.match(request, index, now: options.now, wanted)
    if workspace.ranked.count == 0, options.threshold <= 0 { workspace.nameFirstPhrase(index.phrases, wanted) }
    return workspace.decision(index, options)
  }

  /// Matches a request given as UTF-8 bytes; any bytes will do.
  public func match(_ request: UnsafeBufferPointer<UInt8>, options: MatchOptions) -> Matching {
    let decision = decide(request, options: options)
    return workspace.describe(decision, request, index, options)
  }

  /// Matches a request.
  public func match(_ request: String, options: MatchOptions) -> Matching {
    var request = request
    return request.withUTF8 { match($0, options: options) }
  }
}

/// The outcome of a match in numbers.
public struct MatchDecision: Sendable, Hashable, BitwiseCopyable {
  /// How sure it is.
  public var outcome: Matching.Outcome
  /// How many shortcuts are near enough to mention.
  public var candidateCount: Int
  /// The best shortcut's place in the index, or -1.
  public var shortcut: Int
  /// The best phrase's place in the index, or -1.
  public var phrase: Int
  /// The best score.
  public var score: Double
  /// The lead over the next shortcut that does something else; 1 if there is none.
  public var margin: Double
}

extension MatchWorkspace.Wanted {
  init(_ options: MatchOptions, in index: PhraseIndex) {
    asksMeaning = options.meaning == .asked && index.hasMeaning
    count = max(options.limit, asksMeaning ? MeaningCosts.foundByWords : 2)
    worstRank = Self.worstRank(options, asksMeaning: asksMeaning)
    worstRankOfWords = Self.worstRank(options, asksMeaning: false)
    thresholdRank = Self.rank(ofScore: options.threshold)
    marginRank = Self.rank(ofScore: 1 - options.margin)
    reach = options.reach < 1 ? Self.rank(ofScore: 1 - options.reach) + 1 : Self.everywhere
    application = options.application.map { index.phrases.applicationPlace(named: $0) ?? .max }
  }

  /// Nothing that fits worse by its words is looked for. Where something is always to be named, meaning finds it.
  private static func worstRank(_ options: MatchOptions, asksMeaning: Bool) -> Int64 {
    if options.threshold <= 0 { return asksMeaning ? rank(ofScore: MeaningCosts.floor) : everywhere }
    return rank(ofScore: min(MatchCosts.floor, options.threshold))
  }

  static func rank(ofScore score: Double) -> Int64 { Int64((1 - score) * Double(AlignedPhrase.worstRank)) }
}

extension PhraseSections {
  func applicationPlace(named name: String) -> UInt32? {
    for application in 0..<applications.count where strings[applications[application].name] == name {
      return UInt32(application)
    }
    return nil
  }
}

extension MatchWorkspace {
  /// With a threshold of 0 something is named even when nothing is near: the first phrase that may be.
  mutating func nameFirstPhrase(_ phrases: PhraseSections, _ wanted: Wanted) {
    for phrase in 0..<phrases.firstNegative {
      let record = phrases.phrase(phrase)
      guard wanted.application.map({ $0 == phrases.application(of: record) }) ?? true else { continue }
      var nothing = AlignedPhrase(phrase: phrase)
      nothing.cost = nothing.weight
      ranked.append(RankedPhrase(shortcut: record.owner, aligned: nothing))
      return
    }
  }

  /// Judges the ranking: near enough, and far enough ahead.
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

  /// How many of the ranking are worth mentioning: with a threshold of 0, all.
  private func mentioned(_ options: MatchOptions) -> Int {
    let floor = min(MatchCosts.floor, options.threshold)
    var count = 0
    while count < ranked.count, options.threshold <= 0 || ranked[count].score >= floor { count += 1 }
    return count
  }

  /// The lead of the best shortcut over the next one that does something else.
  private func margin(_ phrases: PhraseSections) -> Double {
    let best = ranked[0]
    let shortcut = phrases.shortcuts[best.shortcut]
    for place in 1..<max(ranked.count, 1) {
      let other = phrases.shortcuts[ranked[place].shortcut]
      if other.intent == shortcut.intent, other.application == shortcut.application { continue }
      return min(1, Double(ranked[place].rank - best.rank) / Double(AlignedPhrase.worstRank))
    }
    return 1
  }

  /// Aligns a ranked phrase once more and leaves its steps in `steps`.
  mutating func retrace(_ entry: RankedPhrase, _ phrases: PhraseSections) {
    let record = phrases.phrase(entry.phrase)
    let survey = survey(entry.phrase, record, application: phrases.application(of: record), phrases)
    _ = align(entry.phrase, survey, worst: .max, phrases)
  }

  /// Whether a name that was said belongs to several values.
  private func fillsSomethingTwice(_ index: PhraseIndex) -> Bool {
    for place in 0..<bestSteps.count where bestSteps[place].span != Self.none && bestSteps[place].isValue {
      var values = 0
      forEachValue(of: bestSteps[place], index) { _, _ in values += 1 }
      if values > 1 { return true }
    }
    return false
  }

  /// Calls `body` once with each value that the words of a step name equally well: segment and value, in no order.
  func forEachValue(of step: AlignmentStep, _ index: PhraseIndex, _ body: (Int, UInt32) -> Void) {
    let chosen = spans[Int(step.span)]
    guard chosen.segment != ValueSpan.typedSegment else { return }
    var place = fillerMarks[Int(chosen.filler)].first
    while place != Self.none {
      let (span, here) = (spans[Int(place)], place)
      place = span.next
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
    var place = fillerMarks[Int(span.filler)].first
    while place != later {
      let other = spans[Int(place)]
      place = other.next
      if isSameRun(other, span), other.segment == span.segment, sections.values(at: other.node).contains(value) {
        return true
      }
    }
    return false
  }
}
