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
  /// What requests are compared by.
  let similarity: MatchOptions.Similarity
  private let matcher: Matcher
  private var requests: RequestGenerator

  /// Seeds by words alone, and a fifth of them with their meaning, which takes long to learn.
  static func trials(_ count: UInt64) -> Zip2Sequence<[UInt64], [MatchOptions.Similarity]> {
    let asked = count / 5
    let meanings = Array(repeating: MatchOptions.Similarity.lexical, count: Int(count))
    return zip(
      Array(0..<count) + Array(0..<asked),
      meanings + Array(repeating: MatchOptions.Similarity.semantic, count: Int(asked)))
  }

  init(
    seed: UInt64, _ ingredients: CatalogGenerator.Ingredients = .everything,
    similarity: MatchOptions.Similarity = .semantic
  ) {
    var generator = CatalogGenerator(seed: seed, ingredients)
    self.init(seed: seed, applications: generator.applications(), similarity: similarity)
  }

  init(seed: UInt64, applications: [Application], similarity: MatchOptions.Similarity = .semantic) {
    self.applications = applications
    self.similarity = similarity
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

  /// Whether a request has a word that means something.
  func saysSomething(_ request: String) -> Bool {
    TypedRequest.withTokens(request) { view, _ in
      (0..<view.count).contains {
        WordWeights.weight(of: view[$0], bytes: view.bytes($0)) >= WordWeights.contentThreshold
      }
    }
  }

  /// All shortcuts that are near enough to mention.
  func match(_ request: String, explanation: MatchOptions.ExplanationDetail = .none) -> Matching {
    var options = self.options
    options.explanation = explanation
    return matcher.match(request, options: options)
  }

  /// The usual options, for as many shortcuts as there are.
  var options: MatchOptions {
    var options = MatchOptions(limit: 1_000, now: TypedRequest.now)
    options.similarity = similarity
    return options
  }
}
