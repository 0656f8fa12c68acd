internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Session {
  /// Does what a request means: for the assistant itself, by a shortcut, by looking for entities, in several steps.
  func pursue(_ understood: Understood) async throws {
    if options.aim == .match { return try await onlyMatch(understood) }
    if try await pressButton(named: understood.text) { return }
    if let decided = try await decideReference(in: understood) { return try await pursue(decided) }
    if let request = understood.houseRequest { return try await serve(request, understood) }
    if understood.matching.outcome != .notRecognized {
      if try await takeSecondWish(understood) { return }
      if let settled = try await settle(understood) {
        if try await findInstead(of: settled) { return }
        return try await perform(try await chosen(settled), settled)
      }
    }
    if try await takeSteps(understood) { return }
    if try await find(understood, atLeast: Self.completeCoverage) { return }
    if let entity = entityAlone(understood.text) { return try await open(entity) }
    if understood.matching.outcome == .matched, understood.unresolved == nil {
      return try await perform(try await chosen(understood), understood)
    }
    if await refusePart(of: understood) { return }
    giveUp(understood)
  }

  /// The request with only those candidates whose values there are; nil if there is none left.
  ///
  /// Where the index knows all values nothing is looked up.
  private func settle(_ understood: Understood) async throws -> Understood? {
    let matching = understood.matching
    let settling = CandidateSettling(
      in: understood.inventory, locale: settings.locale, known: understood.known, unresolved: understood.unresolved)
    let good = matching.candidates.filter { $0.score >= settings.matching.threshold }
    let rivals = good.filter { $0.distance < settings.matching.margin }
    guard rivals.contains(where: settling.isOpen) else { return understood }
    let standing = try await settling.standing(good).firstOfEachIntent
    guard let best = standing.first else { return nil }
    var settled = understood
    settled.matching.candidates = standing
    let left = standing.filter { $0.distance - best.distance < settings.matching.margin }
    let isDecided = left.count == 1 && !best.values.contains { $0.values.count > 1 }
    settled.matching.outcome = isDecided ? .matched : .ambiguous
    for place in settled.matching.candidates.indices { settled.matching.candidates[place].distance -= best.distance }
    return settled
  }

  /// Asks which of several entities “it” is; nil where that is no question.
  private func decideReference(in understood: Understood) async throws -> Understood? {
    guard understood.unresolved != nil, memory.focus.count > 1 else { return nil }
    let options = memory.focus.map { entity -> Question.Option in
      let display = DisplayRepresentation(showing: entity)
      return Question.Option(
        String(localized: display.title), subtitle: display.subtitle.map { String(localized: $0) })
    }
    let place = try await choose(among: options, of: .disambiguation, wording.whichOfThese())
    memory.focus = [memory.focus[place]]
    return understand(understood.text, self.options)
  }

  /// A request for entities has to be understood as a whole: there is no shortcut to fall back on.
  static var completeCoverage: Double { 0.99 }

  /// Says which shortcut would run, or asks which is meant.
  private func onlyMatch(_ understood: Understood) async throws {
    guard understood.matching.outcome != .notRecognized else { return giveUp(understood) }
    draft.candidate = try await chosen(understood)
    draft.outcome = .matched
  }

  /// The shortcut that is meant; asks where several are about equally near.
  func chosen(_ understood: Understood) async throws -> Candidate? {
    let candidate = understood.matching.candidates.first
    draft.candidate = candidate
    guard understood.matching.outcome == .ambiguous,
      let alternatives = Alternatives(in: understood.matching, margin: settings.matching.margin)
    else { return candidate }
    // Values of one name are told apart by the intent's own question.
    if case .value = alternatives.subject, options.aim == .perform { return candidate }
    let choice = try await choose(
      among: alternatives.choices.map { Question.Option($0.title, subtitle: $0.subtitle) },
      of: .shortcut, alternatives.prompt(wording), outcome: .ambiguous)
    draft.candidate = alternatives.choices[choice].candidate
    return draft.candidate
  }

  /// Asks which of several things is meant; asks once more when the reply is none of them.
  func choose(
    among options: [Question.Option],
    of kind: Question.Kind,
    _ prompt: String,
    outcome: Response.Outcome = .needsInput
  ) async throws -> Int {
    var question = Question(kind, prompt)
    question.options = options
    for attempt in 0..<IntentRun.attemptLimit {
      question.attempt = attempt
      if attempt > 0 { say(wording.replyHint(question)) }
      if case .options(let places) = try await ask(question, as: outcome), let place = places.first { return place }
    }
    throw GivenUp(subject: nil)
  }

  // MARK: Nothing fits

  /// Says that nothing fits, and what comes nearest.
  private func giveUp(_ understood: Understood) {
    draft.outcome = .notRecognized
    draft.candidate = nil
    let matching = understood.matching
    if matching.isTooLong { return say(wording.tooLong()) }
    if understood.text.allSatisfy(\.isWhitespace) { return say(wording.empty()) }
    if let words = understood.unresolved, memory.focus.isEmpty { return say(wording.notKnownYet(words)) }
    say(wording.notUnderstood(understood.text))
    if let application = matching.vetoedApplication { return say(wording.vetoed(application)) }
    guard let candidate = matching.candidates.first ?? remote(understood) else {
      if let example = Examples(understood.inventory).first(of: settings.matching.application) {
        say(wording.tryThis(example))
      }
      return
    }
    say(
      wording.nearest(
        title: candidate.title, application: candidate.application,
        missing: titles(of: candidate.missing, in: candidate, understood)))
    if let example = Examples(understood.inventory).first(of: candidate) { say(wording.tryThis(example)) }
  }

  /// What comes nearest where nothing came near enough to be a candidate.
  private func remote(_ understood: Understood) -> Candidate? {
    var options = settings.matching
    options.now = settings.now()
    return NearestShortcut.shortcut(options) { options in
      matchers.withMatcher(for: understood.inventory.index) { $0.match(understood.text, options: options) }
    }
  }

  /// What the parameters of a shortcut are called.
  private func titles(of names: [String], in candidate: Candidate, _ understood: Understood) -> [String] {
    guard case .intent(let intent) = understood.inventory.bindings[candidate.shortcut].binding else { return names }
    let parameters = IntentParameters(of: intent)
    return names.map { name in parameters[name].map { wording.inSentence(String(localized: $0.title)) } ?? name }
  }

  // MARK: Speaking

  /// Says something, in whole sentences.
  func say(_ text: String) {
    guard !text.isEmpty else { return }
    draft.utterances.append(.says(text))
  }

  /// Says what happens beside the conversation.
  func note(_ text: String) {
    guard settings.channel != .voice else { return }
    draft.utterances.append(.notes(text))
  }
}

extension [Candidate] {
  /// The best candidate of each intent: another reading of the same words is no choice for anybody.
  fileprivate var firstOfEachIntent: [Candidate] {
    var seen: Set<[String]> = []
    return filter { seen.insert([$0.application, $0.intent]).inserted }
  }
}

/// Somebody was asked twice and gave no usable answer.
struct GivenUp: Error {
  let subject: String?
}
