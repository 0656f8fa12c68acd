import Testing

@testable import PhraseMatching

/// What a match that looks only near the first has in common with one that looks everywhere.
struct ReachLawTests {
  @Test(arguments: LawBench.trials(20))
  func `what is within reach of the first is found, and nothing else changes`(
    seed: UInt64, similarity: MatchOptions.Similarity
  ) {
    var bench = LawBench(seed: seed, similarity: similarity)
    let matcher = Matcher(index: bench.index)
    var cases = LawCases()
    for request in bench.exact.map(\.text) + bench.disturbed(80) {
      let everywhere = matcher.match(request, options: bench.options)
      cases.count(everywhere.candidates.count > within(0.1, everywhere).count)
      for reach in [0, 0.03, 0.1] {
        var options = bench.options
        options.reach = reach
        let note: Comment = "seed \(seed), '\(request)', reach \(reach)"
        let near = matcher.match(request, options: options)
        #expect(within(reach, near) == within(reach, everywhere), note)
        #expect(near.vetoedApplication == everywhere.vetoedApplication, note)
        guard reach >= options.margin else { continue }
        #expect(near.outcome == everywhere.outcome, note)
        #expect((near.margin ?? 1) >= reach || near.margin == everywhere.margin, note)
      }
    }
    cases.requireShare(0.01, "answered beyond the reach too", seed)
  }

  private func within(_ reach: Double, _ matching: Matching) -> [Candidate] {
    matching.candidates.filter { $0.distance <= reach }
  }

  @Test(arguments: LawBench.trials(20))
  func `how many candidates are wanted changes none of them`(seed: UInt64, similarity: MatchOptions.Similarity) {
    var bench = LawBench(seed: seed, similarity: similarity)
    let matcher = Matcher(index: bench.index)
    var cases = LawCases()
    for request in bench.exact.map(\.text) + bench.disturbed(40) {
      let all = matcher.match(request, options: bench.options)
      cases.count(all.candidates.count > 1)
      for limit in 1...4 {
        var options = bench.options
        options.limit = limit
        let some = matcher.match(request, options: options)
        #expect(some.outcome == all.outcome, "seed \(seed), '\(request)', limit \(limit)")
        #expect(some.candidates == Array(all.candidates.prefix(limit)), "seed \(seed), '\(request)', limit \(limit)")
      }
    }
    cases.requireShare(0.05, "answered by several", seed)
  }
}
