import Foundation
import Synchronization
import Testing

@testable import PhraseMatching

/// Two phrases that a constant orders for a request, with what was recorded of both.
///
/// The rival stands in front of the winner in the catalog, so that the winner does not win by its position. Changing the
/// constant by a quarter changes an order, an outcome or a recorded number of some pair; `benchmarks/mutate-constants`
/// shows it. After a constant was changed on purpose, record the numbers anew, look at the difference, and commit it:
///
///     RECORD_SCORES=1 swift test --filter ConstantTests
///
/// Recording rewrites the numbers behind `scores:` in the test's source and fails. What wins is never recorded: where a
/// change turns an order around, either the change or the pair is wrong.
struct RivalPair: Sendable, CustomTestStringConvertible {
  /// The constant, as its type and its name.
  let constant: String
  let request: String
  let winner: String
  let rival: String
  let catalog: RivalCatalog
  let outcome: Matching.Outcome
  /// The winner's score, the rival's, and how far the rival is behind, in thousandths.
  let scores: [Int]
  private let source: (path: String, line: Int)

  init(
    _ constant: String, _ request: String, _ winner: String, over rival: String, in catalog: RivalCatalog = .words,
    _ outcome: Matching.Outcome = .matched, scores: [Int], path: String = #filePath, line: Int = #line
  ) {
    (self.constant, self.request, self.winner, self.rival) = (constant, request, winner, rival)
    (self.catalog, self.outcome, self.scores) = (catalog, outcome, scores)
    source = (path, line)
  }

  var testDescription: String { "\(constant): '\(request)'" }

  /// Checks the order, the outcome and the recorded numbers, or records them.
  func check() throws {
    let index = PhraseIndex.compile(try catalog.applications(with: [rival, winner])).index
    var options = MatchOptions(limit: 1_000, now: TypedRequest.now)
    options.similarity = catalog.similarity
    let matching = Matcher(index: index).match(request, options: options)
    let (own, others) = (candidate(winner, matching), candidate(rival, matching))
    let found = [own?.score ?? 0, others?.score ?? 0, others?.distance ?? 0].map { Int(($0 * 1_000).rounded()) }
    let note: Comment = "\(matching.candidates.prefix(4).map { "\($0.intent) \($0.score) -\($0.distance)" })"
    #expect(matching.candidates.first?.intent == winner, note)
    #expect(matching.outcome == outcome, note)
    guard ProcessInfo.processInfo.environment["RECORD_SCORES"] == nil else { return try record(found) }
    #expect(found == scores, note)
  }

  private func candidate(_ phrase: String, _ matching: Matching) -> Candidate? {
    matching.candidates.first { $0.intent == phrase }
  }

  /// Pairs of one file are recorded one after the other.
  private static let recording = Mutex(())

  private func record(_ found: [Int]) throws {
    guard found != scores else { return }
    try Self.recording.withLock { _ in
      var lines = try String(contentsOfFile: source.path, encoding: .utf8).components(separatedBy: "\n")
      let line = try #require(lines[(source.line - 1)...].firstIndex { $0.contains("scores: [") })
      lines[line] = lines[line].replacing(/scores: \[[^\]]*\]/, with: "scores: \(found)")
      try lines.joined(separator: "\n").write(toFile: source.path, atomically: true, encoding: .utf8)
    }
    Issue.record("\(testDescription): recorded \(found) in place of \(scores)")
  }
}
