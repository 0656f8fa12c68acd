internal import PhraseMatching

/// Makes up the requests of a workload, with the answers that are right.
struct RequestGenerator {
  private let workload: Workload
  private let catalog: GeneratedCatalog
  private let withValue: [GeneratedCatalog.Phrase]
  private let withoutValue: [GeneratedCatalog.Phrase]
  private let unnamed: [GeneratedCatalog.Phrase]
  /// The places of phrases that say the same words.
  private let alike: [String: [Int]]
  private var random: SeededGenerator

  init(_ workload: Workload, _ catalog: GeneratedCatalog) {
    self.workload = workload
    self.catalog = catalog
    withValue = catalog.phrases.filter { $0.entity != nil }
    withoutValue = catalog.phrases.filter { $0.entity == nil }
    unnamed = catalog.phrases.filter(\.saying.canBeUnnamed)
    alike = unnamed.isEmpty ? [:] : Dictionary(grouping: catalog.phrases.indices) { catalog.phrases[$0].saying.key }
    random = SeededGenerator(seed: workload.seed ^ 0x5EED)
  }

  /// All requests, shuffled.
  mutating func generate() -> [BenchmarkRequest] {
    var requests: [BenchmarkRequest] = []
    for quota in workload.quotas {
      for _ in 0..<quota.count {
        if let request = request(quota.requestClass) { requests.append(request) }
      }
    }
    random.shuffle(&requests)
    return requests
  }

  private mutating func request(_ requestClass: RequestClass) -> BenchmarkRequest? {
    switch requestClass {
    case .exact: exact(requestClass)
    case .unnamed: withoutName()
    case .typo: exact(requestClass) { text, random in text.withOneTypo(&random) }
    case .misspelt: exact(requestClass) { text, random in text.withTyposEverywhere(&random) }
    case .polite: politely()
    case .miss: nothing(requestClass, random.element(of: workload.forms.miss).drawn(workload.words, &random))
    // Words that mean nothing have no others that mean the same.
    case .reworded: nil
    case .common: nothing(requestClass, random.element(of: workload.forms.common).drawn(workload.words, &random))
    case .long: nothing(requestClass, run(of: workload.forms.babble, words: 50))
    case .veryLong: nothing(requestClass, run(of: workload.forms.babble, words: 500))
    case .endless: nothing(requestClass, endless())
    case .unknown: nothing(requestClass, run(of: workload.forms.nonsense, words: 2 + random.below(4)))
    }
  }

  // MARK: Requests that reach a shortcut

  /// A phrase, with a value every other time if there are any.
  private mutating func phrase() -> GeneratedCatalog.Phrase {
    let wantsValue = !withValue.isEmpty && (withoutValue.isEmpty || random.below(2) == 0)
    return random.element(of: wantsValue ? withValue : withoutValue)
  }

  private mutating func fillers(of phrase: GeneratedCatalog.Phrase) -> Saying.Fillers {
    let values = catalog.values(for: phrase)
    return Saying.Fillers(
      application: catalog.applications[phrase.application].name,
      value: values.isEmpty ? "" : random.element(of: values).title)
  }

  private mutating func exact(
    _ requestClass: RequestClass, altered: (String, inout SeededGenerator) -> String = { text, _ in text }
  ) -> BenchmarkRequest {
    let phrase = phrase()
    let text = altered(phrase.saying.said(fillers(of: phrase)), &random)
    return BenchmarkRequest(text: text, requestClass: requestClass, expectation: .only(phrase.shortcut))
  }

  private mutating func politely() -> BenchmarkRequest {
    let request = exact(.polite)
    let frame = random.element(of: workload.forms.polite).filled(from: workload.words, &random)
    return BenchmarkRequest(
      text: frame.said(Saying.Fillers(request: request.text)), requestClass: .polite, expectation: request.expectation)
  }

  private mutating func withoutName() -> BenchmarkRequest? {
    guard !unnamed.isEmpty else { return nil }
    let phrase = random.element(of: unnamed)
    var fillers = fillers(of: phrase)
    fillers.application = nil
    let sameWords = (alike[phrase.saying.key] ?? []).map { catalog.phrases[$0] }
    let shortcuts = sameWords.filter { other in
      phrase.entity == nil || catalog.values(for: other).contains { $0.title == fillers.value }
    }
    return BenchmarkRequest(
      text: phrase.saying.said(fillers), requestClass: .unnamed, expectation: .oneOf(shortcuts.map(\.shortcut)))
  }

  // MARK: Requests that reach nothing

  private func nothing(_ requestClass: RequestClass, _ text: String) -> BenchmarkRequest {
    BenchmarkRequest(text: text, requestClass: requestClass, expectation: .nothing)
  }

  /// Phrases one after the other.
  private mutating func endless() -> String {
    var words: [Substring] = []
    while words.count < Self.endlessWords {
      let phrase = phrase()
      words += phrase.saying.said(fillers(of: phrase)).split(separator: " ")
    }
    return words.prefix(Self.endlessWords).joined(separator: " ")
  }

  private static let endlessWords = 10_000

  private mutating func run(of forms: [PhraseForm], words: Int) -> String {
    (0..<words).map { _ in random.element(of: forms).drawn(workload.words, &random) }.joined(separator: " ")
  }
}

extension PhraseForm {
  fileprivate func drawn(_ words: WordLists, _ random: inout SeededGenerator) -> String {
    filled(from: words, &random).said(Saying.Fillers())
  }
}
