internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Session {
  /// Does what a request means: for the assistant itself, by a shortcut, by looking for entities, in several steps.
  func fulfill(_ interpreted: InterpretedRequest) async throws {
    if options.aim == .match { return try await onlyMatch(interpreted) }
    if try await pressButton(named: interpreted.text) { return }
    if let decided = try await decideReference(in: interpreted) { return try await fulfill(decided) }
    if let request = interpreted.builtInCommand { return try await performCommand(request, interpreted) }
    if interpreted.matching.outcome != .notRecognized {
      if try await performSecondRequest(interpreted) { return }
      if let validated = try await withValidValues(interpreted) {
        if try await findInstead(of: validated) { return }
        return try await perform(try await chosen(validated), validated)
      }
    }
    if try await performSteps(interpreted) { return }
    if try await find(interpreted, atLeast: Self.completeCoverage) { return }
    if let entity = entityAlone(interpreted.text) { return try await open(entity) }
    if interpreted.matching.outcome == .matched, interpreted.unresolved == nil {
      return try await perform(try await chosen(interpreted), interpreted)
    }
    if await refusePart(of: interpreted) { return }
    sayNotRecognized(interpreted)
  }

  /// The request with only those candidates whose values there are; nil if there is none left.
  ///
  /// Where the index knows all values nothing is looked up.
  private func withValidValues(_ interpreted: InterpretedRequest) async throws -> InterpretedRequest? {
    let matching = interpreted.matching
    let validation = CandidateValidation(
      in: interpreted.snapshot, locale: settings.locale, known: interpreted.known, unresolved: interpreted.unresolved)
    let good = matching.candidates.filter { $0.score >= settings.matching.threshold }
    let rivals = good.filter { $0.distance < settings.matching.margin }
    guard rivals.contains(where: validation.isOpen) else { return interpreted }
    let valid = try await validation.valid(good).firstOfEachIntent
    guard let best = valid.first else { return nil }
    var validated = interpreted
    validated.matching.candidates = valid
    let left = valid.filter { $0.distance - best.distance < settings.matching.margin }
    let isDecided = left.count == 1 && !best.values.contains { $0.values.count > 1 }
    validated.matching.outcome = isDecided ? .matched : .ambiguous
    for index in validated.matching.candidates.indices {
      validated.matching.candidates[index].distance -= best.distance
    }
    return validated
  }

  /// Asks which of several entities “it” is; nil where that is no question.
  private func decideReference(in interpreted: InterpretedRequest) async throws -> InterpretedRequest? {
    guard interpreted.unresolved != nil, context.focus.count > 1 else { return nil }
    let options = context.focus.map { entity -> Question.Option in
      let display = DisplayRepresentation(showing: entity)
      return Question.Option(
        String(localized: display.title), subtitle: display.subtitle.map { String(localized: $0) })
    }
    let index = try await choose(among: options, of: .disambiguation, wording.whichOfThese())
    context.focus = [context.focus[index]]
    return interpret(interpreted.text, self.options)
  }

  /// A request for entities has to be understood as a whole: there is no shortcut to fall back on.
  static var completeCoverage: Double { 0.99 }

  /// Says which shortcut would run, or asks which is meant.
  private func onlyMatch(_ interpreted: InterpretedRequest) async throws {
    guard interpreted.matching.outcome != .notRecognized else { return sayNotRecognized(interpreted) }
    draft.candidate = try await chosen(interpreted)
    draft.outcome = .matched
  }

  /// The shortcut that is meant; asks where several are about equally near.
  func chosen(_ interpreted: InterpretedRequest) async throws -> Candidate? {
    let candidate = interpreted.matching.candidates.first
    draft.candidate = candidate
    guard interpreted.matching.outcome == .ambiguous,
      let alternatives = Alternatives(in: interpreted.matching, margin: settings.matching.margin)
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
      if case .options(let indices) = try await ask(question, as: outcome), let index = indices.first { return index }
    }
    throw UnusableReplyError(subject: nil)
  }

  // MARK: Nothing fits

  /// Says that nothing fits, and what comes nearest.
  private func sayNotRecognized(_ interpreted: InterpretedRequest) {
    draft.outcome = .notRecognized
    draft.candidate = nil
    let matching = interpreted.matching
    if matching.isTooLong { return say(wording.tooLong()) }
    if interpreted.text.allSatisfy(\.isWhitespace) { return say(wording.empty()) }
    if let words = interpreted.unresolved, context.focus.isEmpty { return say(wording.notKnownYet(words)) }
    say(wording.notUnderstood(interpreted.text))
    if let application = matching.vetoedApplication { return say(wording.vetoed(application)) }
    guard let candidate = matching.candidates.first ?? remote(interpreted) else {
      if let example = Examples(interpreted.snapshot).first(of: settings.matching.application) {
        say(wording.tryThis(example))
      }
      return
    }
    say(
      wording.nearest(
        title: candidate.title, application: candidate.application,
        missing: titles(of: candidate.missing, in: candidate, interpreted)))
    if let example = Examples(interpreted.snapshot).first(of: candidate) { say(wording.tryThis(example)) }
  }

  /// What comes nearest where nothing came near enough to be a candidate.
  private func remote(_ interpreted: InterpretedRequest) -> Candidate? {
    var options = settings.matching
    options.now = settings.now()
    return NearestShortcut.shortcut(options) { options in
      matchers.withMatcher(for: interpreted.snapshot.index) { $0.match(interpreted.text, options: options) }
    }
  }

  /// What the parameters of a shortcut are called.
  private func titles(of names: [String], in candidate: Candidate, _ interpreted: InterpretedRequest) -> [String] {
    guard case .intent(let intent) = interpreted.snapshot.bindings[candidate.shortcut].binding else { return names }
    let parameters = IntentParameters(of: intent)
    return names.map { name in parameters[name].map { wording.inSentence(String(localized: $0.title)) } ?? name }
  }

  // MARK: Speaking

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
struct UnusableReplyError: Error {
  let subject: String?
}
