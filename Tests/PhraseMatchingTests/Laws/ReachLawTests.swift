import Testing

@testable import PhraseMatching

/// What a match that looks only near the first has in common with one that looks everywhere.
struct ReachLawTests {
  @Test(arguments: 0..<20, [0, 0.03, 0.1])
  func `what is within reach of the first is found, and nothing else changes`(seed: UInt64, reach: Double) {
    var bench = LawBench(seed: seed)
    let matcher = Matcher(index: bench.index)
    for request in bench.exact.map(\.text) + bench.disturbed(40) {
      var options = MatchOptions(limit: 1_000, now: TypedRequest.now)
      let everywhere = matcher.match(request, options: options)
      options.reach = reach
      let near = matcher.match(request, options: options)
      #expect(
        near.candidates.filter { $0.distance <= reach } == everywhere.candidates.filter { $0.distance <= reach },
        "seed \(seed), '\(request)'")
      #expect(near.vetoedApplication == everywhere.vetoedApplication, "seed \(seed), '\(request)'")
      if reach >= options.margin {
        #expect(near.outcome == everywhere.outcome, "seed \(seed), '\(request)'")
        #expect((near.margin ?? 1) >= reach || near.margin == everywhere.margin, "seed \(seed), '\(request)'")
      }
    }
  }
}
