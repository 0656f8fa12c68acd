import Foundation
import Testing

@testable import PhraseMatching

/// Every constant of words and of meaning has a pair of rivals that it orders, with their scores: whoever changes it by a
/// quarter changes one of them, which `benchmarks/constants/mutate-constants` shows.
///
/// After a constant was changed on purpose, record the scores anew, read the difference, and commit it:
///
///     BEHEST_RECORD=1 swift test --filter RivalConstantTests
///
/// Neither what wins nor how a match ends is recorded: where a change turns that around, the change or the pair is wrong.
struct RivalConstantTests {
  @Test(arguments: RivalTable.shared.pairs) func `each constant orders its rivals as recorded`(pair: RivalPair) throws {
    let found = try pair.found()
    let note: Comment = "\(pair): \(found.matching.candidates.prefix(4).map { "\($0.intent) \($0.score)" })"
    #expect((found.matching.candidates.first ?? found.considered.first)?.intent == pair.winner.phrase, note)
    if let outcome = pair.outcome { #expect("\(found.matching.outcome)" == outcome, note) }
    guard !Self.isRecording else { return }
    #expect(found.record(ofWinner: pair.winner.phrase) == pair.winner.record, note)
    #expect(found.record(ofRival: pair.rival.phrase) == pair.rival.record, note)
  }

  @Test func `recording fails, so that nobody records by mistake`() throws {
    #expect(RivalTable.shared.pairs.count > 100)
    guard Self.isRecording else { return }
    let records = try RivalTable.shared.pairs.flatMap { pair in
      let found = try pair.found()
      return [found.record(ofWinner: pair.winner.phrase), found.record(ofRival: pair.rival.phrase)]
    }
    try RivalTable.shared.write(records)
    Issue.record("recorded \(records.count) scores")
  }

  private static var isRecording: Bool { ProcessInfo.processInfo.environment["BEHEST_RECORD"] != nil }

  @Test func `the heaviest word weighs as much as any may`() {
    #expect(BuiltinWords.all.map(\.weight).max() == WordWeights.maximum)
  }

  @Test func `the bound of what another act costs is just below what it costs`() {
    for weight in stride(from: Int32(100), through: 20_000, by: 7) {
      let (least, cost) = (MatchCosts.leastOtherAct(weight, share: 1_000), MatchCosts.otherAct(weight, share: 1_000))
      #expect(least <= cost && least * 100 >= cost * 95 - 500, "\(weight)")
    }
  }
}
