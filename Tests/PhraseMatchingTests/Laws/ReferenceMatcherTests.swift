import Testing

@testable import PhraseMatching
@testable import WordSemantics

/// Law 10, by words.
struct ReferenceMatcherTests {
  @Test(arguments: 0..<8)
  func `the fast matcher ranks as the slow one does, score for score`(part: UInt64) {
    for seed in (part * 10)..<(part * 10 + 10) { compare(seed: seed) }
  }

  @Test(arguments: 0..<4)
  func `phrases that differ in light words only are bounded together and ranked one by one`(part: UInt64) {
    for seed in (part * 10)..<(part * 10 + 10) { compare(seed: seed) { $0.withVariants(seed: seed) } }
  }

  /// Fails also where hardly a request is ranked at all.
  private func compare(seed: UInt64, changing change: ([Application]) -> [Application] = { $0 }) {
    var cases = LawCases()
    var catalogs = CatalogGenerator(seed: seed)
    let applications = change(catalogs.applications())
    let (index, findings) = PhraseIndex.compile(applications)
    #expect(findings.isEmpty, "seed \(seed)")
    let reference = ReferenceMatcher(applications)
    var requests = RequestGenerator(seed: seed, applications)
    let exact = requests.exactRequests() + requests.negativeRequests()
    var pipeline = MatchPipeline()
    for number in 0..<20 {
      let request = requests.anyRequest(from: exact)
      let options = options(number, applications)
      let slow = reference.ranking(Array(request.utf8), options: options).prefix(max(options.limit, 2))
      let fast = ranking(request, &pipeline, index, options)
      cases.count(!slow.isEmpty)
      #expect(fast == Array(slow), "seed \(seed), request '\(request)', options \(options)")
    }
    cases.requireShare(0.3, "ranked", seed)
  }

  /// A request at the floor, whose free words count in a bound.
  @Test func `a seed that once told them apart does not any more`() { compare(seed: 5015) }

  @Test(arguments: [9, 10, 32, 33, 52] as [UInt64])
  func `phrases longer than a mask are ranked alike as well`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = (0..<70).map { "w\($0)" }
    let shortcuts = (0..<5).compactMap { number in
      PhraseTemplate.literal(shuffled(words, &random).joined(separator: " ")).template.map {
        Shortcut(intent: "I\(number)", title: "", phrases: [$0])
      }
    }
    let applications = [Application(name: "Trails", shortcuts: shortcuts)]
    let request = shuffled(words, &random).joined(separator: " ")
    var options = MatchOptions(limit: 2, now: TypedRequest.now)
    options.similarity = .lexical
    let slow = ReferenceMatcher(applications).ranking(Array(request.utf8), options: options).prefix(2)
    var pipeline = MatchPipeline()
    #expect(
      ranking(request, &pipeline, PhraseIndex.compile(applications).index, options) == Array(slow), "seed \(seed)")
  }

  /// The words with a few near the end dropped or swapped.
  private func shuffled(_ words: [String], _ random: inout SeededGenerator) -> [String] {
    var words = words
    for _ in 0..<3 {
      let position = Int.random(in: 55..<words.count - 2, using: &random)
      if Bool.random(using: &random) { words.swapAt(position, position + 1) } else { words.remove(at: position) }
    }
    return words
  }

  /// Mostly the usual options, at times others; words alone.
  private func options(_ number: Int, _ applications: [Application]) -> MatchOptions {
    var options = MatchOptions(limit: 3, now: TypedRequest.now)
    options.similarity = .lexical
    switch number % 10 {
    case 7: options.limit = 1_000
    case 8: options.application = applications.last?.name
    case 9: (options.threshold, options.margin, options.limit) = (0.1, 0.2, 1)
    default: break
    }
    return options
  }

  private func ranking(
    _ request: String,
    _ pipeline: inout MatchPipeline,
    _ index: PhraseIndex,
    _ options: MatchOptions
  ) -> [ReferenceMatch] {
    Array(request.utf8).withUnsafeBufferPointer {
      pipeline.rank($0, index, options, RankingLimits(options, in: index)).ranking.entries.elements
        .map { ReferenceMatch($0) }
    }
  }
}
