internal import PhraseMatching

/// What becomes of the requests that people are likely to make of an application: each phrase is said in every way,
/// with values, with and without the application's name, and matched as at run time.
///
/// Made once for an application and shared by the rules; the same application always makes the same trials.
final class TrialMatches: Sendable {
  /// A request that did not clearly reach the shortcut whose phrase it is.
  struct Trouble: Sendable {
    var request: SampleRequest
    var matching: Matching
  }

  /// A phrase with what became of its requests.
  struct Phrase: Sendable {
    var id: PhraseID
    /// The ways of saying it, the plainest first.
    var pieces: [PhrasePieces]
    /// Its requests, the plainest first: with its first values, as it is written.
    var requests: [SampleRequest]
    /// How many of them reach its shortcut, alone or before others.
    var won = 0
    var troubles: [Trouble] = []
  }

  /// A lead below this leaves doubt: it is the margin of matching.
  static let doubt = MatchOptions.defaultMargin
  /// Wednesday, so that a weekday may be near or far. Words alone are compared: phrases are to be told apart by what
  /// they say.
  static let options = MatchOptions(
    limit: 4, now: CivilMoment(year: 2026, month: 1, day: 7, hour: 10), similarity: .lexical)

  /// Enough to know who is first, and whether anything comes near.
  static let glance: MatchOptions = {
    var options = TrialMatches.options
    options.limit = 1
    options.reach = doubt
    return options
  }()

  let application: DeclaredApplication
  let index: PhraseIndex
  let names: ValueNames
  /// Those that were tried, in order.
  let phrases: [Phrase]
  /// What was not looked at as a whole.
  let samplings: [String]
  private let matchers: MatcherPool

  init(_ application: DeclaredApplication, _ names: ValueNames) {
    self.application = application
    self.names = names
    let index = PhraseIndex.compile([Self.model(of: application)]).index
    let matchers = MatcherPool()
    var script = TrialScript(application, names)
    phrases = script.phrases().concurrentMap { phrase in
      matchers.withMatcher(for: index) { Self.match(phrase, of: application, with: $0) }
    }
    samplings = script.samplings
    self.index = index
    self.matchers = matchers
  }

  /// Matches another request, with what was compared with what.
  func match(_ request: String, _ options: MatchOptions = options) -> Matching {
    var options = options
    options.explanation = .steps
    return matchers.withMatcher(for: index) { $0.match(request, options: options) }
  }

  /// Matches another request and tells only which shortcut is first.
  func decide(_ request: String) -> MatchDecision { matchers.withMatcher(for: index) { $0.decide(request) } }

  func phrase(of candidate: Candidate) -> PhraseID? {
    application.phrase(candidate.phrase, ofShortcut: candidate.shortcut)
  }

  // MARK: Trying

  private static func match(_ phrase: Phrase, of application: DeclaredApplication, with matcher: Matcher) -> Phrase {
    var phrase = phrase
    for request in phrase.requests {
      let decision = matcher.decide(request.text)
      let isWon = decision.outcome != .notRecognized && application.does(decision.shortcut, the: phrase.id)
      if isWon { phrase.won += 1 }
      if isWon, decision.margin >= doubt { continue }
      guard phrase.troubles.count < mostTroubles else { continue }
      var options = Self.options
      options.explanation = .steps
      phrase.troubles.append(Trouble(request: request, matching: matcher.match(request.text, options: options)))
    }
    return phrase
  }

  /// Further requests of one phrase are counted and not kept.
  private static let mostTroubles = 24

  /// What is matched against: the application, with a name for each entity whose values nobody wrote down.
  static func model(of application: DeclaredApplication) -> Application {
    var model = application.model
    for index in model.entities.indices
    where !application.entities[index].values.contains(where: { PhraseTemplate.hasWord($0.title.text) }) {
      let name = SampleValues.madeUpName(ofEntityAt: index)
      model.entities[index].values.append(Entity.Value(id: name, title: name))
    }
    return model
  }
}

extension Matcher {
  func decide(_ request: String) -> MatchDecision {
    var request = request
    return request.withUTF8 { decide($0, options: TrialMatches.glance) }
  }
}

extension DeclaredApplication {
  /// Whether a shortcut of the index does what a phrase's shortcut does.
  func does(_ shortcut: Int, the phrase: PhraseID) -> Bool {
    shortcuts.indices.contains(shortcut) && shortcuts[shortcut].intent.text == intent(of: phrase)
  }

  /// The first readable phrase of a shortcut with this text.
  func phrase(_ text: String, ofShortcut shortcut: Int) -> PhraseID? {
    guard shortcuts.indices.contains(shortcut) else { return nil }
    return shortcuts[shortcut].phrases.firstIndex { $0.template?.text == text }
      .map { PhraseID(shortcut: shortcut, phrase: $0) }
  }
}
