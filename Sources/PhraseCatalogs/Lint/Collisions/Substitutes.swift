internal import Diagnostics
internal import PhraseMatching

/// Finds phrases that can stand in for others of their shortcut: each phrase is matched as if it were a shortcut of its
/// own, so that the matcher tells how well every one of them fits.
struct Substitutes {
  private let trials: TrialMatches
  private let forms: PhraseForms
  private let mostLoss: Double
  private let application: DeclaredApplication
  private let index: PhraseIndex
  private let matchers = MatcherPool()
  /// The phrase of each shortcut of the index.
  private let ids: [PhraseID]
  private static let options: MatchOptions = {
    var options = TrialMatches.options
    options.limit = 8
    options.explanation = .steps
    return options
  }()
  /// A phrase is this near the first when it is said as it stands.
  private static let slack = 0.02

  init(_ trials: TrialMatches, _ forms: PhraseForms, mostLoss: Double) {
    self.trials = trials
    self.forms = forms
    self.mostLoss = mostLoss
    application = trials.application
    var model = TrialMatches.model(of: application)
    var ids: [PhraseID] = []
    var alone: [Shortcut] = []
    for id in application.readablePhrases {
      guard let template = application[id].template else { continue }
      var shortcut = model.shortcuts[id.shortcut]
      shortcut.phrases = [template]
      shortcut.intent = "\(id.shortcut).\(id.phrase)"
      alone.append(shortcut)
      ids.append(id)
    }
    model.shortcuts = alone
    self.ids = ids
    index = PhraseIndex.compile([model]).index
  }

  /// Phrases that can be spared, each with the one that stands in and the plainest request; later ones go first, so
  /// that of two alike the earlier stays.
  func found() -> [(phrase: PhraseID, other: PhraseID, request: String)] {
    let doubtful = trials.phrases.filter { $0.id.phrase > 0 && $0.won > 0 && !isRepeated($0.id) }
    let standIns = doubtful.concurrentMap { self.standIns(for: $0) }
    var spared: Set<PhraseID> = []
    var found: [(phrase: PhraseID, other: PhraseID, request: String)] = []
    for (phrase, others) in zip(doubtful, standIns).reversed() {
      guard let other = others.subtracting(spared).min(), let request = phrase.requests.first else { continue }
      spared.insert(phrase.id)
      found.append((phrase.id, other, request.text))
    }
    return found.reversed()
  }

  private func isRepeated(_ phrase: PhraseID) -> Bool {
    (forms.forms[phrase] ?? []).contains { form in (forms.phrases[form.text] ?? []).contains { $0 != phrase } }
  }

  /// The phrases that answer every request as well.
  private func standIns(for phrase: TrialMatches.Phrase) -> Set<PhraseID> {
    matchers.withMatcher(for: index) { matcher in
      var others: Set<PhraseID>?
      for request in phrase.requests {
        let able = Set(self.others(for: request, of: phrase.id, matcher))
        others = others?.intersection(able) ?? able
        if others?.isEmpty == true { break }
      }
      return others ?? []
    }
  }

  private func others(for request: SampleRequest, of phrase: PhraseID, _ matcher: Matcher) -> [PhraseID] {
    let candidates = self.candidates(for: request, around: phrase, matcher)
    guard let own = candidates.first(where: { ids[$0.shortcut] == phrase }) else { return [] }
    let rival = candidates.first { !isSameIntent(ids[$0.shortcut], phrase) }
    return candidates.filter { candidate in
      let id = ids[candidate.shortcut]
      return id != phrase && isSameIntent(id, phrase) && id.shortcut == phrase.shortcut
        && candidate.score >= own.score - mostLoss && candidate.follows(own)
        && rival.map { $0.distance - candidate.distance >= TrialMatches.doubt } ?? true
    }.map { ids[$0.shortcut] }
  }

  /// The candidates for a request, as far behind its own phrase as they matter.
  private func candidates(for request: SampleRequest, around phrase: PhraseID, _ matcher: Matcher) -> [Candidate] {
    var near = Self.options
    near.reach = mostLoss + TrialMatches.doubt + Self.slack
    let candidates = matcher.match(request.text, options: near).candidates
    let own = candidates.first { ids[$0.shortcut] == phrase }
    if let own, own.distance < Self.slack { return candidates }
    return matcher.match(request.text, options: Self.options).candidates
  }

  private func isSameIntent(_ one: PhraseID, _ other: PhraseID) -> Bool {
    application.intent(of: one) == application.intent(of: other)
  }
}

extension Candidate {
  /// Whether it says the same in the same order: it fills the same parameters with the same words, moves nothing, and
  /// names the application where the other does.
  fileprivate func follows(_ other: Candidate) -> Bool {
    let steps = explanation?.steps ?? []
    let places = steps.filter { $0.phrasePart != nil }.compactMap { $0.range?.lowerBound }
    return fillings == other.fillings && applicationSteps == other.applicationSteps && places == places.sorted()
  }

  private var fillings: [String] { values.map { "\($0.name) \($0.range)" } }

  private var applicationSteps: [Explanation.Step.Kind] {
    (explanation?.steps ?? []).filter { $0.phrasePart == "${applicationName}" }.map(\.kind)
  }
}
