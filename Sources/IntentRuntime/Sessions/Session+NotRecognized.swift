internal import AppIntents
internal import Dialog
internal import PhraseMatching

// What is said and offered where nothing fits.
extension Session {
  /// What comes so near may be what is corrected next.
  private static var likelyGuess: Double { 0.5 }

  /// Says that nothing fits, and what comes nearest.
  @inline(never)
  func sayNotRecognized(_ interpreted: InterpretedRequest) async throws {
    draft.outcome = .notRecognized
    draft.candidate = nil
    let matching = interpreted.matching
    if matching.isTooLong { return say(wording.tooLong()) }
    if interpreted.text.allSatisfy(\.isWhitespace) { return say(wording.empty()) }
    // "What are the hours?" may be said next of what was named in vain.
    let named = await interpreter(run.options).things(in: interpreted.text)
    if let words = interpreted.unresolved, context.mentions.groups.isEmpty, named.isEmpty {
      return say(wording.notKnownYet(words))
    }
    context.mentions.add(named.filter(isThing).prefix(1).map { Mention($0) })
    say(wording.notUnderstood(interpreted.text))
    context.note(notUnderstood: interpreted.text)
    if let application = matching.vetoedApplication { return say(wording.vetoed(application)) }
    // A number alone says nothing of what may be near.
    if readers.continuations.isNumber(interpreted.text) { return }
    let near = isConversing ? try await offers(for: interpreted) : []
    if !near.isEmpty { return try await offerNearest(near) }
    // An example of what has nothing to do with the words, or with what "it" is, helps nobody.
    guard let candidate = related(interpreted),
      await isOfSameKind(candidate, as: interpreted.text),
      interpreted.unresolved == nil || candidate.application == application(of: context.mentions.focus.first)
    else { return }
    if candidate.score >= Self.likelyGuess {
      let (binding, application) = interpreted.snapshot.bindings[candidate.shortcut]
      var guess = PerformedRequest(binding, of: application, text: interpreted.text)
      guess.candidate = candidate
      guess.candidate?.values = []
      context.noteGuess(guess)
    }
    say(
      wording.nearest(
        title: candidate.title, application: candidate.application,
        missing: titles(of: candidate.missing, in: candidate, interpreted.snapshot)))
    if let example = Examples(interpreted.snapshot).first(of: candidate) { say(wording.tryThis(example)) }
  }

  /// What may be meant by a request that nothing fits.
  private func offers(for interpreted: InterpretedRequest) async throws -> [FollowUp] {
    let interpreter = await interpreter(run.options)
    let text = interpreted.text.contains(":") ? interpreter.nearestTakingText(interpreted) : []
    let near = text.isEmpty ? interpreter.nearest(to: interpreted) : text
    if !near.isEmpty { return near }
    let found = try await interpreter.nearestFound(to: interpreted)
    return found.isEmpty ? interpreter.nearestTakingText(interpreted) : found
  }

  /// Whether a shortcut is about things of the kind that a text names, and takes away what that takes away.
  private func isOfSameKind(_ candidate: Candidate, as text: String) async -> Bool {
    let interpreter = await interpreter(run.options)
    return interpreter.isOfKind(candidate, text) && !interpreter.namesOtherKind(text, than: candidate)
  }

  /// Whether what was named is a thing that "it" may refer to, and no choice of an app: a format is none.
  func isThing(_ named: NamedThing) -> Bool {
    let application = registry.snapshot.applications[named.application]
    let isEntity = application.entities.contains { _unqualifiedName(of: $0) == named.entity }
    return isEntity || application.intents.isEmpty && !named.entity.contains(".")
  }

  /// Whether there is somebody to answer a question.
  private var isConversing: Bool { settings.questions == .ask && run.options.aim == .perform }

  /// Offers what comes nearest; what is said next may be a value for it.
  @inline(never)
  private func offerNearest(_ near: [FollowUp]) async throws {
    let index = try await chosen(in: pendingOffer(of: near))[0]
    var chosen = near[index]
    chosen.base.isGuess = false
    draft.outcome = .succeeded
    try await perform(chosen)
  }

  @inline(never)
  private func pendingOffer(of near: [FollowUp]) -> PendingQuestion {
    var guess = near[0].base
    guess.candidate?.values = near[0].changed
    context.noteGuess(guess)
    var question = Question(.choice, near.count == 1 ? wording.didYouMeanThis() : wording.didYouMean())
    question.options = near.map { use in
      Question.Option("\(use.base.title): \(use.changed.map(\.shown).joined(separator: ", "))")
    }
    question.isOffer = true
    return PendingQuestion(question, as: .notRecognized)
  }

  /// The application whose thing was spoken of.
  func application(of mention: Mention?) -> String? {
    let owner = registry.snapshot.applications.first { application in
      application.model.entities.contains { $0.name == mention?.kind }
    }
    return owner?.model.name
  }

  /// What comes nearest of what the request is about, if anything does.
  private func related(_ interpreted: InterpretedRequest) -> Candidate? {
    var options = settings.matching
    options.now = settings.now()
    return NearestShortcut.related(options, likely: interpreted.matching.candidates.first) { options in
      registry.matchers.withMatcher(for: interpreted.snapshot.index) { $0.match(interpreted.text, options: options) }
    }
  }

  /// What the parameters of a shortcut are called.
  func titles(of names: [String], in candidate: Candidate, _ snapshot: RegistrySnapshot) -> [String] {
    guard case .intent(let intent) = snapshot.bindings[candidate.shortcut].binding else { return names }
    let parameters = IntentParameters(of: intent)
    return names.map { name in parameters[name].map { wording.inSentence(String(localized: $0.title)) } ?? name }
  }
}
