internal import PhraseMatching

/// Makes up phrases that mean something, and requests that mean the same in other words.
struct WishGenerator {
  /// What a shortcut does, and with what.
  private struct Wish {
    var action: Wishes.Meaning
    var thing: Wishes.Meaning
  }

  private static let attempts = 1_000

  private let workload: Workload
  private let wishes: Wishes
  private var random: SeededSequence
  /// What each shortcut is for.
  private var chosen: [Wish] = []

  init(_ workload: Workload, _ wishes: Wishes) {
    self.workload = workload
    self.wishes = wishes
    random = SeededSequence(seed: workload.seed)
  }

  // MARK: Phrases

  /// Makes the one application.
  mutating func application() throws(BenchmarkDataProblem) -> Application {
    chosen = wishes.actions.flatMap { action in wishes.things.map { Wish(action: action, thing: $0) } }
    random.shuffle(&chosen)
    guard chosen.count >= workload.shape.shortcuts else {
      throw .tooFewWords(workload: workload.name, wanted: "shortcuts")
    }
    chosen.removeLast(chosen.count - workload.shape.shortcuts)
    let name = random.element(of: workload.forms.application).filled(from: workload.words, &random).phrase
    var application = Application(name: name)
    for place in chosen.indices {
      let title = "\(chosen[place].action.inPhrases[0]) \(chosen[place].thing.inPhrases[0])"
      application.shortcuts.append(
        Shortcut(intent: "Intent\(place)", title: title, parameters: [], phrases: try phrases(of: place)))
    }
    return application
  }

  private mutating func phrases(of place: Int) throws(BenchmarkDataProblem) -> [PhraseTemplate] {
    let (shortcuts, total) = (workload.shape.shortcuts, workload.shape.plainPhrases ?? workload.shape.shortcuts)
    let count = (place + 1) * total / shortcuts - place * total / shortcuts
    var seen = Set<String>()
    var templates: [PhraseTemplate] = []
    for _ in 0..<Self.attempts where templates.count < count {
      let action = random.element(of: chosen[place].action.inPhrases)
      let thing = random.element(of: chosen[place].thing.inPhrases)
      let phrase = Wishes.sentence(random.element(of: wishes.phrases), action: action, thing: thing)
      if seen.insert(phrase).inserted, let template = PhraseTemplate.literal(phrase).template {
        templates.append(template)
      }
    }
    if templates.count < count { throw .tooFewWords(workload: workload.name, wanted: "phrases") }
    return templates
  }

  // MARK: Requests

  /// All requests, shuffled; only those of classes that have to do with meaning.
  mutating func requests() -> [BenchmarkRequest] {
    var requests: [BenchmarkRequest] = []
    for quota in workload.quotas {
      for _ in 0..<quota.count {
        switch quota.requestClass {
        case .reworded: requests.append(reworded())
        case .miss: requests.append(miss())
        default: break
        }
      }
    }
    random.shuffle(&requests)
    return requests
  }

  /// Another word for what is to be done, for what it is done with, or for both.
  private mutating func reworded() -> BenchmarkRequest {
    let place = random.below(chosen.count)
    let wish = chosen[place]
    let way = random.below(3)
    let action = random.element(of: way == 0 ? wish.action.inPhrases : wish.action.inRequests)
    let thing = random.element(of: way == 1 ? wish.thing.inPhrases : wish.thing.inRequests)
    return BenchmarkRequest(
      text: Wishes.sentence(random.element(of: wishes.requests), action: action, thing: thing),
      requestClass: .reworded, expectation: .only(place))
  }

  private mutating func miss() -> BenchmarkRequest {
    let form = random.element(of: workload.forms.miss).filled(from: workload.words, &random)
    return BenchmarkRequest(text: form.said(Saying.Fillers()), requestClass: .miss, expectation: .nothing)
  }
}
