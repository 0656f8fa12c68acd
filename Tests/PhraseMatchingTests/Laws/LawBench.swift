import Diagnostics

@testable import PhraseMatching

/// A random catalog, compiled, with requests for it.
struct LawBench {
  let applications: [Application]
  let index: PhraseIndex
  let findings: [Finding]
  /// One request for each phrase.
  let exact: [ExactRequest]
  /// One request for each negative phrase.
  let negative: [ExactRequest]
  private let matcher: Matcher
  private var requests: RequestGenerator

  init(seed: UInt64, _ ingredients: CatalogGenerator.Ingredients = .everything) {
    var generator = CatalogGenerator(seed: seed, ingredients)
    self.init(seed: seed, applications: generator.applications())
  }

  init(seed: UInt64, applications: [Application]) {
    self.applications = applications
    (index, findings) = PhraseIndex.compile(applications)
    matcher = Matcher(index: index)
    requests = RequestGenerator(seed: seed, applications)
    exact = requests.exactRequests()
    negative = requests.negativeRequests()
  }

  /// Seeded requests of every kind.
  mutating func disturbed(_ count: Int) -> [String] {
    (0..<count).map { _ in requests.anyRequest(from: exact + negative) }
  }

  /// All shortcuts that are near enough to mention.
  func match(_ request: String, explanation: MatchOptions.ExplanationDetail = .none) -> Matching {
    matcher.match(request, options: MatchOptions(limit: 1_000, now: TypedRequest.now, explanation: explanation))
  }
}
