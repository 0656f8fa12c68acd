import Testing

@testable import PhraseMatching

/// Two phrases that a constant orders for a request, with what is recorded of both.
struct RivalPair: Sendable, CustomTestStringConvertible {
  /// The constant, as its type and its name.
  let constant: String
  let request: String
  let catalog: RivalCatalog
  let (winner, rival): (RivalPhrase, RivalPhrase)

  var testDescription: String { "\(constant): \(request)" }

  /// The outcome that the table has; nil where none is recorded yet.
  var outcome: String? { winner.record?.split(separator: " ").first.map(String.init) }

  /// Matches the request; the rival stands in front of the winner, which therefore does not win by its position.
  func found() throws -> FoundRivals {
    let index = PhraseIndex.compile(try catalog.applications(with: [rival.phrase, winner.phrase])).index
    var options = MatchOptions(limit: 1_000, now: TypedRequest.now, similarity: catalog.similarity)
    let matcher = Matcher(index: index)
    let matching = matcher.match(request, options: options)
    options.threshold = 0
    return FoundRivals(matching: matching, considered: matcher.match(request, options: options).candidates)
  }
}

/// A phrase of a pair, and what is recorded of it: how it ends, its score, and how far it is behind.
struct RivalPhrase: Sendable {
  let phrase: String
  let record: String?
}

/// What a matcher found among rivals.
struct FoundRivals {
  let matching: Matching
  /// The shortcuts that are looked at, also those that are not worth a mention.
  let considered: [Candidate]

  /// The record of a phrase that is to win: outcome, score, and of how many.
  func record(ofWinner phrase: String) -> String { "\(matching.outcome) \(score(phrase)) of \(considered.count)" }

  /// The record of its rival: score, and how far it is behind.
  func record(ofRival phrase: String) -> String {
    let distance = (candidate(phrase) ?? considered.first { $0.intent == phrase })?.distance
    return "\(score(phrase)) behind \(distance.map(digits) ?? "all")"
  }

  private func score(_ phrase: String) -> String {
    if let candidate = candidate(phrase) { return digits(candidate.score) }
    return "unmentioned" + (considered.first { $0.intent == phrase }.map { " " + digits($0.score) } ?? "")
  }

  private func candidate(_ phrase: String) -> Candidate? { matching.candidates.first { $0.intent == phrase } }

  /// Four digits behind the point.
  private func digits(_ value: Double) -> String {
    let digits = Int((value * 10_000).rounded())
    let fraction = String(digits % 10_000)
    return "\(digits / 10_000).\(String(repeating: "0", count: 4 - fraction.count))\(fraction)"
  }
}
