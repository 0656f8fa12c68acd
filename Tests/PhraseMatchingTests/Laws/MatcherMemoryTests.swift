import Testing

@testable import PhraseMatching

/// Law 11.
struct MatcherMemoryTests {
  @Test(arguments: 0..<6)
  func `a warm matcher does not grow`(seed: UInt64) {
    var bench = LawBench(seed: seed)
    let requests = bench.exact.map(\.text) + bench.disturbed(60)
    let matcher = Matcher(index: bench.index)
    let cold = requests.map { decide($0, matcher) }
    LawCases(cold) { $0.outcome != .notRecognized }.requireShare(0.3, "recognized", seed)
    let growths = matcher.growths
    #expect(requests.map { decide($0, matcher) } == cold, "seed \(seed)")
    #expect(matcher.growths == growths, "seed \(seed)")
  }

  @Test func `matchers of many threads share one index and agree`() async {
    var bench = LawBench(seed: 7)
    let index = bench.index
    let requests = bench.exact.map(\.text) + bench.disturbed(40)
    let alone = requests.map { decide($0, Matcher(index: index)) }
    LawCases(alone) { $0.outcome != .notRecognized }.requireShare(0.3, "recognized", 7)
    await withTaskGroup(of: [MatchDecision].self) { group in
      for _ in 0..<8 {
        group.addTask {
          let matcher = Matcher(index: index)
          return requests.map { decide($0, matcher) }
        }
      }
      for await decisions in group { #expect(decisions == alone) }
    }
  }

  @Test(arguments: 0..<8)
  func `a matcher whose index is swapped answers as a new one`(seed: UInt64) {
    let generator = LawBench(seed: seed)
    var benches = [generator, LawBench(seed: seed, applications: Array(generator.applications.prefix(1)))]
    benches += [LawBench(seed: seed &+ 100), LawBench(seed: seed, applications: [])]
    let requests = benches[0].exact.map(\.text) + benches[0].disturbed(20)
    let matcher = Matcher(index: benches[0].index)
    let options = MatchOptions(now: TypedRequest.now, explanation: .steps)
    var cases = LawCases()
    for (number, request) in requests.enumerated() {
      for index in [benches[number % 3].index, benches[(number + 1) % 4].index] {
        matcher.index = index
        let swapped = matcher.match(request, options: options)
        cases.count(swapped.outcome != .notRecognized)
        #expect(swapped == Matcher(index: index).match(request, options: options), "seed \(seed), '\(request)'")
      }
    }
    cases.requireShare(0.1, "recognized", seed)
  }
}

private func decide(_ request: String, _ matcher: Matcher) -> MatchDecision {
  Array(request.utf8).withUnsafeBufferPointer { matcher.decide($0, options: MatchOptions(now: TypedRequest.now)) }
}
