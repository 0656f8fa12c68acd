internal import AppIntents
internal import Dialog
internal import PhraseMatching

extension Session {
  /// Does what a turn means: the likeliest that turns out to make sense.
  func fulfill(_ interpretations: [Interpretation]) async throws {
    for interpretation in interpretations {
      do {
        return try await fulfill(interpretation)
      } catch is NotMeantError {
        continue
      }
    }
  }

  @inline(never)
  func fulfill(_ interpretation: Interpretation) async throws {
    guard let shortcuts = try await shortcuts(of: interpretation) else { return try await fulfillOther(interpretation) }
    for shortcut in shortcuts { try await perform(shortcut) }
  }

  /// The shortcuts to perform, once it is clear which; nil where a turn means something else.
  @inline(never)
  private func shortcuts(of interpretation: Interpretation) async throws -> [ChosenShortcut]? {
    guard case .shortcut(let request) = interpretation else { return nil }
    return try await shortcuts(of: request)
  }

  /// The rest, apart: see ``Session``.
  @inline(never)
  private func fulfillOther(_ interpretation: Interpretation) async throws {
    switch interpretation {
    case .followUp(let followUp): try await perform(followUp)
    case .call(let call): try await perform(call)
    default: try await fulfillRarer(interpretation)
    }
  }

  @inline(never)
  private func fulfillRarer(_ interpretation: Interpretation) async throws {
    switch interpretation {
    case .button(let index): try await pressButton(index)
    case .count(let button): try await press(button)
    case .command(let command): try await perform(command)
    case .each(let requests): try await together { try await perform(each: requests) }
    case .first(let requests, let count):
      try await together {
        try await perform(each: requests)
        say(wording.onlyFirst(requests.count, of: count))
      }
    case .either(let requests): try await performOne(of: requests)
    case .steps(let steps): try await together { try await perform(steps: steps) }
    case .followUps(let followUps):
      try await together { try await perform(each: followUps) }
    case .names(let things): try await take(things)
    case .unknownValue(let words, let title, let known):
      draft.outcome = .notRecognized
      say(title.isEmpty ? wording.unknownName(words) : wording.unknownValue(words, title: wording.inSentence(title)))
      if !known.isEmpty { say(wording.known(known)) }
    case .values(let kind): say(tell(kind))
    case .unclearPart(let part, let beside): refuse(part, beside: beside)
    case .find(let find): try await look(for: find)
    case .referent(let mention): try await take(mention)
    case .name(let thing): try await take(thing)
    case .uses(let uses): try await offer(uses, of: uses[0].changed[0].shown)
    case .whichReferent(let request): try await fulfill(try await decidingReferent(of: request))
    case .leavingOut(let words, let interpretation):
      try await together {
        say(wording.leftOut(words))
        try await fulfill(interpretation)
      }
    case .none(let request): try await sayNotRecognized(request)
    case .failure(let error): throw error
    case .shortcut, .followUp, .call, .reply, .replyAndRequest, .takeBack, .resumption, .inquiry: break
    }
  }

  /// Does the same for several things: what is asked for the first is meant for all of them.
  @inline(never)
  func perform(each requests: [InterpretedRequest]) async throws {
    var answered: [FilledParameter] = []
    for request in requests {
      var request = request
      if let candidate = request.matching.candidates.first {
        let names = Set(candidate.values.map(\.name))
        request.matching.candidates[0].values += answered.filter { !names.contains($0.name) }
      }
      try await perform(request)
      answered = context.performed.last?.candidate?.values ?? []
    }
  }

  /// The same of a request with other values each.
  @inline(never)
  func perform(each followUps: [FollowUp]) async throws {
    var answered: [String: CatalogValue] = [:]
    for followUp in followUps {
      var followUp = followUp
      if case .action(let action, let shortcut, let values) = followUp.base.deed, followUp.isCorrection {
        followUp.base.deed = .action(action, shortcut, values.merging(answered) { own, _ in own })
      }
      try await perform(followUp)
      if case .action(_, _, let values)? = context.performed.last?.deed { answered = values }
    }
  }

  /// Asks for which of several things it is to be done.
  @inline(never)
  private func performOne(of requests: [InterpretedRequest]) async throws {
    let candidates = requests.compactMap(\.matching.candidates.first)
    let shared = Set(candidates[0].values.map(\.shown)).intersection(candidates[1].values.map(\.shown))
    let options = candidates.map { candidate in
      Question.Option(candidate.values.map(\.shown).filter { !shared.contains($0) }.joined(separator: ", "))
    }
    try await perform(requests[try await choose(among: options, of: .disambiguation, wording.whichOfThese())])
  }

  @inline(never)
  func perform(_ request: InterpretedRequest) async throws {
    for shortcut in try await shortcuts(of: request) { try await perform(shortcut) }
  }

  /// The shortcuts that a request means, once it is clear which; none where it is only matched.
  @inline(never)
  private func shortcuts(of request: InterpretedRequest) async throws -> [ChosenShortcut] {
    note(request)
    let chosen = try await chosen(request)
    guard run.options.aim == .match else { return chosen }
    draft.outcome = .matched
    return []
  }

  @inline(never)
  func note(_ request: InterpretedRequest) {
    draft.matching = request.matching
    draft.micros = request.micros ?? draft.micros
  }

  /// Notes which numbers of a request are no part of a value.
  @inline(never)
  func noteSpareNumbers(besides chosen: ChosenShortcut) {
    let numbers = readers.continuations.numbers(in: chosen.request.replaced ?? chosen.request.text)
    run.spareNumbers = numbers.filter { number in
      !chosen.candidate.values.contains { !$0.isUnknown && $0.range.overlaps(number.range) }
    }.map(\.number)
  }

  /// Does several things of one request: what they say is one answer.
  @inline(never)
  private func together(_ perform: () async throws -> Void) async throws {
    let count = context.mentions.count
    try await perform()
    context.mentions.listTogether(since: count)
    draft.dialog = draft.speech
  }

  /// Takes steps one after the other.
  ///
  /// The value of one step is what “it” means in the next. The first step that does not succeed is the last.
  @inline(never)
  private func perform(steps: [String]) async throws {
    if run.options.aim == .match {
      return try await sayNotRecognized(await interpreter(run.options).request(draft.request))
    }
    for step in steps {
      do {
        let found = await interpreter(run.options).interpretationsOfPart(step)
        try await fulfill(found)
      } catch let error as CancellationError {
        throw error
      } catch let error as UnaskedQuestionError {
        throw error
      } catch {
        say(wording.stepFailed(step: step))
        throw error
      }
    }
  }

  @inline(never)
  func refuse(_ part: String, beside recognizedPart: String) {
    draft.outcome = .notRecognized
    draft.candidate = nil
    say(wording.notUnderstoodInPart(part))
    say(wording.tryThis(recognizedPart))
  }

  /// Asks which of several entities “it” is, and reads the request anew.
  @inline(never)
  private func decidingReferent(of request: InterpretedRequest) async throws -> [Interpretation] {
    let focus = context.mentions.focus
    let options = focus.map { mention -> Question.Option in
      let subtitle = mention.entity.flatMap { DisplayRepresentation(showing: $0).subtitle }
      return Question.Option(mention.title, subtitle: subtitle.map { String(localized: $0) })
    }
    let index = try await choose(among: options, of: .disambiguation, wording.whichOfThese())
    context.mentions.add([focus[index]])
    return await interpreter(run.options).interpretationsOfPart(request.text)
  }

  /// The shortcut that is meant, or several: "both". Asks where several are about equally near.
  @inline(never)
  func chosen(_ interpreted: InterpretedRequest) async throws -> [ChosenShortcut] {
    guard let alternatives = alternatives(interpreted) else {
      return completed(Array(interpreted.matching.candidates.prefix(1)), of: interpreted)
    }
    let chosen = try await chosen(in: pendingQuestion(about: alternatives))
    return completed(chosen.map { alternatives.choices[$0].candidate }, of: interpreted)
  }

  @inline(never)
  private func completed(_ chosen: [Candidate], of interpreted: InterpretedRequest) -> [ChosenShortcut] {
    let interpreter = interpreterWithoutFinding(run.options, in: interpreted.snapshot)
    let completed = chosen.map { ChosenShortcut(interpreter.completed($0, of: interpreted), of: interpreted) }
    draft.candidate = completed.first?.candidate
    return completed
  }

  /// What a request may mean, where that has to be asked.
  @inline(never)
  private func alternatives(_ interpreted: InterpretedRequest) -> Alternatives? {
    draft.candidate = interpreted.matching.candidates.first
    guard interpreted.matching.outcome == .ambiguous,
      let alternatives = Alternatives(in: interpreted.matching, margin: settings.matching.margin)
    else { return nil }
    // Values of one name are told apart by the intent's own question.
    if case .value = alternatives.subject, run.options.aim == .perform { return nil }
    return alternatives
  }

  @inline(never)
  private func pendingQuestion(about alternatives: Alternatives) -> PendingQuestion {
    var question = Question(.shortcut, alternatives.prompt(wording))
    question.options = alternatives.choices.map { Question.Option($0.title, subtitle: $0.subtitle) }
    question.takesSeveral = true
    return PendingQuestion(question, as: .ambiguous)
  }

  /// Asks which of several things is meant, until the reply is one of them.
  ///
  /// - Parameter isOffer: whether it was not asked for, only offered.
  @inline(never)
  func choose(
    among options: [Question.Option], of kind: Question.Kind, _ prompt: String, isOffer: Bool = false
  ) async throws -> Int {
    var question = Question(kind, prompt)
    question.options = options
    question.isOffer = isOffer
    return try await chosen(in: PendingQuestion(question))[0]
  }

  /// Asks until the reply is one of the options, or several.
  @inline(never)
  func chosen(in asked: PendingQuestion) async throws -> [Int] {
    while true {
      sayReplyHint(asked)
      if case .options(let indices) = try await ask(asked), !indices.isEmpty { return indices }
      asked.question.attempt += 1
    }
  }

  /// Says what would be an answer, where the one before was none.
  @inline(never)
  func sayReplyHint(_ asked: PendingQuestion) {
    if asked.question.attempt > 0 { say(wording.replyHint(asked.question)) }
  }

  // MARK: Speaking

  @inline(never)
  func say(_ text: String) {
    guard !text.isEmpty else { return }
    run.spokenCount += 1
    draft.utterances.append(.says(text))
  }

  /// Says what happens beside the conversation.
  func note(_ text: String) {
    guard settings.channel != .voice else { return }
    draft.utterances.append(.notes(text))
  }
}

/// An interpretation made no sense once it was looked at more closely: the next one is meant.
struct NotMeantError: Error {}
