internal import PhraseMatching

/// Makes up phrases that mean something, and requests that mean the same in other words.
struct SyntheticRequestGenerator {
  /// What a shortcut does, and with what.
  private struct SyntheticRequest {
    var action: SyntheticRequests.Meaning
    var thing: SyntheticRequests.Meaning
  }

  private static let attempts = 1_000

  private let workload: Workload
  private let wording: SyntheticRequests
  private var random: SeededGenerator
  /// What each shortcut is for.
  private var chosen: [SyntheticRequest] = []
  /// What the phrases of each shortcut say.
  private var said: [[String]] = []

  init(_ workload: Workload, _ wording: SyntheticRequests) {
    self.workload = workload
    self.wording = wording
    random = SeededGenerator(seed: workload.seed)
  }

  // MARK: Phrases

  mutating func application() throws(BenchmarkDataError) -> Application {
    chosen = wording.actions.flatMap { action in wording.things.map { SyntheticRequest(action: action, thing: $0) } }
    random.shuffle(&chosen)
    guard chosen.count >= workload.shape.shortcuts else {
      throw .tooFewWords(workload: workload.name, wanted: "shortcuts")
    }
    chosen.removeLast(chosen.count - workload.shape.shortcuts)
    let name = random.element(of: workload.forms.application).filled(from: workload.words, &random).phrase
    var application = Application(name: name)
    said = []
    for index in chosen.indices {
      let title = "\(chosen[index].action.inPhrases[0]) \(chosen[index].thing.inPhrases[0])"
      application.shortcuts.append(
        Shortcut(intent: "Intent\(index)", title: title, parameters: [], phrases: try phrases(of: index)))
    }
    return application
  }

  private mutating func phrases(of index: Int) throws(BenchmarkDataError) -> [PhraseTemplate] {
    let (shortcuts, total) = (workload.shape.shortcuts, workload.shape.plainPhrases ?? workload.shape.shortcuts)
    let count = (index + 1) * total / shortcuts - index * total / shortcuts
    var seen = Set<String>()
    var templates: [PhraseTemplate] = []
    for _ in 0..<Self.attempts where templates.count < count {
      let action = random.element(of: chosen[index].action.inPhrases)
      let thing = random.element(of: chosen[index].thing.inPhrases)
      let phrase = SyntheticRequests.sentence(random.element(of: wording.phrases), action: action, thing: thing)
      if seen.insert(phrase).inserted, let template = PhraseTemplate.literal(phrase).template {
        templates.append(template)
      }
    }
    if templates.count < count { throw .tooFewWords(workload: workload.name, wanted: "phrases") }
    said.append(seen.sorted())
    return templates
  }

  // MARK: Requests

  /// All requests, shuffled; only those of classes that have to do with meaning.
  mutating func requests() -> [BenchmarkRequest] {
    var requests: [BenchmarkRequest] = []
    for quota in workload.quotas {
      for _ in 0..<quota.count {
        switch quota.requestClass {
        case .exact: requests.append(exact())
        case .reworded: requests.append(reworded())
        case .miss: requests.append(miss())
        default: break
        }
      }
    }
    random.shuffle(&requests)
    return requests
  }

  /// A phrase as it is.
  private mutating func exact() -> BenchmarkRequest {
    let index = random.below(chosen.count)
    return BenchmarkRequest(text: random.element(of: said[index]), requestClass: .exact, expectation: .only(index))
  }

  /// Another word for what is to be done, for what it is done with, or for both.
  private mutating func reworded() -> BenchmarkRequest {
    let index = random.below(chosen.count)
    let target = chosen[index]
    let way = random.below(3)
    let action = random.element(of: way == 0 ? target.action.inPhrases : target.action.inRequests)
    let thing = random.element(of: way == 1 ? target.thing.inPhrases : target.thing.inRequests)
    return BenchmarkRequest(
      text: SyntheticRequests.sentence(random.element(of: wording.requests), action: action, thing: thing),
      requestClass: .reworded, expectation: .only(index))
  }

  private mutating func miss() -> BenchmarkRequest {
    let form = random.element(of: workload.forms.miss).filled(from: workload.words, &random)
    return BenchmarkRequest(text: form.said(Saying.Fillers()), requestClass: .miss, expectation: .nothing)
  }
}
