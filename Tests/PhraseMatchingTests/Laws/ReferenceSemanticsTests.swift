import Testing

@testable import PhraseMatching
@testable import WordSemantics

/// Law 10 where words do not decide: the fast semantic matching against the slow one.
struct ReferenceSemanticsTests {
  @Test(arguments: 0..<8)
  func `the fast matcher finds what is meant as the slow one does, score for score`(seed: UInt64) throws {
    try compare(MeaningBench(seed: seed), seed)
  }

  @Test(arguments: 0..<4)
  func `so it does where phrases differ in light words only`(seed: UInt64) throws {
    try compare(MeaningBench(seed: seed) { $0.withVariants(seed: seed) }, seed)
  }

  private func compare(_ bench: MeaningBench, _ seed: UInt64) throws {
    var pipeline = MatchPipeline()
    var cases = LawCases()
    for (request, options) in bench.trials {
      let slow = bench.reference.ranking(Array(request.utf8), options)
      let fast = bench.rank(request, options, &pipeline).entries.elements
      let note: Comment = "seed \(seed), '\(request)', \(options)"
      cases.count(fast.contains { $0.evidence != nil })
      #expect(fast.count == min(slow.count, max(options.limit, SemanticCosts.lexicalCandidates)), note)
      for (position, entry) in fast.enumerated() {
        guard let other = slow.first(where: { $0.shortcut == entry.shortcut.index }), position < slow.count else {
          Issue.record("\(note): \(entry.shortcut.index) is not looked at")
          continue
        }
        #expect(abs(entry.score - other.score) < Self.tolerance, note)
        #expect(other.phrase == entry.phrase.index, note)
        // Those that are nearly equal may have changed places.
        #expect(abs(other.rank - slow[position].rank) < Self.tolerance * Double(AlignedPhrase.worstRank), note)
      }
    }
    cases.requireShare(0.1, "ranked by evidence", seed)
  }

  @Test(arguments: 0..<8)
  func `what is said, what speaks for each shortcut and its chance are the same`(seed: UInt64) throws {
    let bench = try MeaningBench(seed: seed)
    var pipeline = MatchPipeline()
    var consulted = 0
    for (request, options) in bench.trials {
      let ranking = bench.rank(request, options, &pipeline)
      guard let chances = ranking.chances else { continue }
      consulted += 1
      let note: Comment = "seed \(seed), '\(request)', \(options)"
      let read = ReferenceRequest(Array(request.utf8), bench.reference.catalog, now: options.now)
      let said = ReferenceExpression(read, bench.reference)
      #expect(ReferenceToken.tokens(pipeline.semanticRanker.reader.tokens) == said.tokens, note)
      let evidence = bench.reference.weights.evidence(said.tokens)
      let strengths = chances.strengths.elements.map { Double($0) }
      #expect(zip(strengths, evidence).allSatisfy { abs($0 - $1) < 0.001 }, note)
      let slow = try #require(bench.reference.chances(evidence, read, options), note)
      let fast = chances.chances.elements.map { Double($0) }
      #expect(zip(fast, slow).allSatisfy { abs($0 - $1) < Self.tolerance }, note)
    }
    #expect(consulted >= 5, "seed \(seed)")
  }

  /// Sums of many numbers differ with their order.
  private static let tolerance = 1e-4
}

/// A random catalog that was learned, with requests that are said in other words.
private struct MeaningBench {
  let reference: ReferenceSemantics
  private let index: PhraseIndex
  let trials: [(request: String, options: MatchOptions)]

  init(seed: UInt64, changing change: ([Application]) -> [Application] = { $0 }) throws {
    let vectors = try #require(WordVectors.builtIn)
    var catalogs = CatalogGenerator(seed: seed)
    let applications = change(catalogs.applications())
    index = PhraseIndex.compile(applications, learning: .now).index
    let weights = try #require(try ReferenceWeights(index, vectors), "seed \(seed) has no meaning")
    reference = ReferenceSemantics(matcher: ReferenceMatcher(applications), weights: weights, vectors: vectors)
    var requests = RequestGenerator(seed: seed, applications)
    let exact = requests.exactRequests() + requests.negativeRequests()
    trials = (0..<40).map { number in
      var options = MatchOptions(limit: 3, now: TypedRequest.now)
      switch number % 10 {
      case 7: options.limit = 1_000
      case 8: options.application = applications.last?.name
      case 9: (options.threshold, options.margin, options.limit) = (0.1, 0.2, 1)
      default: break
      }
      return (requests.anyRequest(from: exact), options)
    }
  }

  func rank(_ request: String, _ options: MatchOptions, _ pipeline: inout MatchPipeline) -> Ranking {
    Array(request.utf8).withUnsafeBufferPointer {
      pipeline.rank($0, index, options, RankingLimits(options, in: index)).ranking
    }
  }
}
