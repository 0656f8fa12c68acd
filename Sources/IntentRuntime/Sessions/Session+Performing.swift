internal import AppIntents
internal import ApplePlatform
internal import Dialog
internal import FileFormats
internal import PhraseCatalogs
internal import PhraseMatching
internal import SwiftUI

extension Session {
  /// Runs what a shortcut stands for, with the values that the request named.
  ///
  /// What fits nothing is said before anything happens.
  @inline(never)
  func perform(_ chosen: ChosenShortcut) async throws {
    noteSpareNumbers(besides: chosen)
    if case .action = chosen.binding {
      try await performAction(of: chosen)
    } else {
      try await performIntent(of: chosen)
    }
    if !chosen.unplaced.isEmpty { sayLeftOutInDialog() }
    await noteHabit(of: chosen)
    await endDeed()
  }

  /// Who reads the dialog alone hears what was left out as well.
  @inline(never)
  private func sayLeftOutInDialog() { draft.dialog = draft.speech }

  @inline(never)
  private func performAction(of chosen: ChosenShortcut) async throws {
    if let request = begunAction(chosen) { try await perform(request) }
  }

  @inline(never)
  private func performIntent(of chosen: ChosenShortcut) async throws {
    guard let filled = try await begunIntent(chosen) else { return }
    if filled.isWhole, filled.intent is any DeleteIntent, !isSure(chosen) {
      try await confirmDestruction(by: chosen)
    }
    try await run(filled, of: chosen.application, isCertain: chosen.request.matching.isExact)
  }

  /// Whether nothing else can have been meant.
  private func isSure(_ chosen: ChosenShortcut) -> Bool {
    chosen.candidate.score >= Interpreter.sureShortcut && chosen.unplaced.isEmpty
  }

  /// The intent of a shortcut with the values that are known, before anything is asked; nil where there is none.
  @inline(never)
  private func begunIntent(_ chosen: ChosenShortcut) async throws -> ParameterFilling.Filled? {
    guard case .intent(let prototype) = chosen.binding else { return nil }
    let filled = try await filled(prototype, chosen)
    begin(filled, of: chosen)
    return filled
  }

  @inline(never)
  private func begin(_ filled: ParameterFilling.Filled, of chosen: ChosenShortcut) {
    sayUnplaced(chosen)
    for unknown in filled.unknown { say(sentence(about: unknown)) }
    begin(.intent(filled.intent), of: chosen.application, chosen.candidate, chosen.request.text)
  }

  @inline(never)
  private func filled(_ prototype: any AppIntent, _ chosen: ChosenShortcut) async throws -> ParameterFilling.Filled {
    let filling = ParameterFilling(in: chosen.snapshot.applications[chosen.application], locale: settings.locale)
    let request = chosen.request
    var filled = try await filling.fill(
      prototype, from: chosen.candidate.values, of: request.replaced ?? request.text, known: request.known)
    try await filling.add(run.prepared, to: &filled)
    try ensureMeant(filled, by: chosen)
    return filled
  }

  /// Throws where what nobody knows makes another meaning of the request the likelier.
  @inline(never)
  private func ensureMeant(_ filled: ParameterFilling.Filled, by chosen: ChosenShortcut) throws {
    let interpreter = interpreterWithoutFinding(run.options, in: chosen.snapshot)
    if !filled.unknown.isEmpty, chosen.request.hasOtherMeanings { throw NotMeantError() }
    let besides = filled.unknown.map(\.words) + chosen.unplaced.filter { interpreter.isNoun($0) }
    if draft.invocations.isEmpty, besides.contains(where: { interpreter.namesOtherKind($0, than: chosen.candidate) }) {
      throw NotMeantError()
    }
  }

  /// What a catalog says of a shortcut, begun; nil where an intent is run.
  @inline(never)
  private func begunAction(_ chosen: ChosenShortcut) -> ActionRequest? {
    guard case .action(let action, let shortcut) = chosen.binding else { return nil }
    sayUnplaced(chosen)
    begin(.action(action, shortcut, [:]), of: chosen.application, chosen.candidate, chosen.request.text)
    return ActionRequest(action, of: shortcut, filled: chosen.candidate.values, in: chosen.snapshot)
  }

  /// Says which words fit nothing: as a value that nobody knows where one is asked for next, else as left out.
  @inline(never)
  private func sayUnplaced(_ chosen: ChosenShortcut) {
    guard !chosen.unplaced.isEmpty else { return }
    let asked = interpreterWithoutFinding(run.options, in: chosen.snapshot).asked(by: chosen.candidate).first
    let named = asked.flatMap { $0.entityName == nil ? nil : $0 }
    let noun = named.map { self.noun(of: $0, in: chosen.candidate, chosen.snapshot) }
    for words in chosen.unplaced {
      say(noun.map { unknownName(words, of: $0) } ?? wording.leftOut(words))
    }
  }

  /// What a value of a parameter is called.
  private func noun(of parameter: Parameter, in candidate: Candidate, _ snapshot: RegistrySnapshot) -> String {
    let (binding, application) = snapshot.bindings[candidate.shortcut]
    if case .intent(let intent) = binding, let parameter = IntentParameters(of: intent)[parameter.name] {
      return wording.inSentence(parameter.noun)
    }
    let entity = snapshot.applications[application].model.entities.first { $0.name == parameter.entityName }
    return entity.map { wording.inSentence($0.title) } ?? parameter.name
  }

  func sentence(about unknown: ParameterFilling.Unknown) -> String {
    if unknown.isPath { return wording.noFile(at: unknown.words) }
    return unknownName(unknown.words, of: unknown.title)
  }

  /// Does again what was done, with other values.
  @inline(never)
  func perform(_ followUp: FollowUp) async throws {
    let followUp = followUp.withGuessedValues
    let isReplacing = followUp.isCorrection
    defer { if isReplacing { draft.dialog = draft.speech } }
    if isReplacing { try await takeBack(followUp.base, for: followUp) }
    note(followUp)
    if followUp.base.isGuess { try await confirmGuess(followUp) }
    if let request = begunAction(followUp) { try await perform(request) } else { try await performIntent(of: followUp) }
    await endDeed()
  }

  /// What a catalog says of a shortcut, begun with other values; nil where an intent is run.
  @inline(never)
  private func begunAction(_ followUp: FollowUp) -> ActionRequest? {
    guard case .action(let action, let shortcut, let values) = followUp.base.deed else { return nil }
    let names = Set(followUp.changed.map(\.name) + followUp.cleared + followUp.assigned.keys)
    var given = values.filter { !names.contains($0.key) }
    for (name, value) in followUp.assigned { given[name] = value as? CatalogValue }
    begin(.action(action, shortcut, given), of: followUp.base.application, followUp.candidate, draft.request)
    return ActionRequest(action, of: shortcut, filled: followUp.changed, in: registry.snapshot)
  }

  /// Says what was left out, and keeps the numbers that are no value yet.
  @inline(never)
  private func note(_ followUp: FollowUp) {
    draft.candidate = followUp.candidate
    for words in followUp.leftOut { say(wording.leftOut(words)) }
    if !followUp.isCorrection, followUp.changed.allSatisfy({ !$0.values.isEmpty }) {
      run.spareNumbers = readers.continuations.numbers(in: draft.request).map(\.number)
    }
    // What was set for the one is meant for the other: "4", "no, the tower".
    if followUp.isCorrection, let count = run.count,
      !followUp.changed.contains(where: { $0.typed.flatMap(Double.init) != nil })
    {
      run.spareNumbers = [count]
    }
  }

  @inline(never)
  private func performIntent(of followUp: FollowUp) async throws {
    guard let filled = try await begunIntent(followUp) else { return }
    try await run(filled, of: followUp.base.application, isCertain: true)
  }

  /// The intent with other values, as far as they are known, before anything is asked; nil where there is none.
  @inline(never)
  private func begunIntent(_ followUp: FollowUp) async throws -> ParameterFilling.Filled? {
    guard case .intent(let intent) = followUp.base.deed else { return nil }
    let index = followUp.base.application
    let filling = ParameterFilling(in: registry.snapshot.applications[index], locale: settings.locale)
    var filled = try await filling.fill(intent, from: followUp.changed, of: draft.request)
    filling.change(&filled, followUp)
    for unknown in filled.unknown { say(sentence(about: unknown)) }
    begin(.intent(filled.intent), of: index, followUp.candidate, draft.request)
    return filled
  }

  /// Asks about what was never understood in the first place.
  private func confirmGuess(_ followUp: FollowUp) async throws {
    let values = followUp.changed.map(\.shown)
    let title = values.isEmpty ? followUp.base.title : "\(followUp.base.title): \(values.joined(separator: ", "))"
    var question = Question(.confirmation, wording.isMeant(title))
    // Nobody asked for it: whoever says something else leaves nothing.
    question.isOffer = true
    var guess = followUp.base
    guess.candidate?.values = followUp.changed
    context.noteGuess(guess)
    guard try await ask(question, as: .awaitingConfirmation) == .yes else { throw CancellationError() }
  }

  /// Takes a deed back that was not meant; where that cannot be, asks before anything else is done.
  private func takeBack(_ base: PerformedRequest, for followUp: FollowUp) async throws {
    if base.isDone { for said in try await takeBack(base) { say(said) } }
    guard base.isDone, base.effect == .final, isLeft(base, by: followUp) else { return }
    let chosen = followUp.assigned.values.compactMap { ($0 as? CatalogValue)?.title }
    let question = Question(
      .confirmation, wording.cannotTakeBack(base.title, for: followUp.changed.map(\.shown) + chosen.sorted()))
    guard try await ask(question, as: .awaitingConfirmation) == .yes else { throw CancellationError() }
  }

  /// Whether something stays of a deed that nothing takes back: nothing does of what is set to another number or choice.
  private func isLeft(_ base: PerformedRequest, by followUp: FollowUp) -> Bool {
    guard case .action(_, let shortcut, _) = base.deed else { return true }
    let things = Set(shortcut.parameters.filter { $0.entityName.map { !$0.contains(".") } ?? false }.map(\.name))
    let isSameThing = followUp.changed.allSatisfy { !things.contains($0.name) } && followUp.assigned.isEmpty
    let phrases = base.candidate.map { [$0.phrase] } ?? shortcut.phrases.map(\.text)
    let isLimit = followUp.changed.allSatisfy { value in phrases.contains { $0.contains(" to ${\(value.name)}") } }
    return !(isSameThing && (isLimit || phrases.contains(where: readers.continuations.setsAnew)))
  }

  /// What a request left that cannot be undone.
  private func effectWithoutUndo(of request: PerformedRequest) -> PerformedRequest.Effect {
    switch request.deed {
    case .action(_, let shortcut, _):
      shortcut.phrases.map(\.text).contains(where: readers.continuations.onlyTells) ? .telling : .final
    case .intent(let intent):
      if run.isAgreed, !finds(request) {
        .final
      } else if tells(intent, request) {
        .telling
      } else {
        recordsChanges(request.application) ? .nothing : .unrecorded
      }
    }
  }

  /// Whether what was agreed to is a search, which leaves nothing.
  private func finds(_ request: PerformedRequest) -> Bool {
    readers.continuations.onlyTells(request.candidate?.phrase ?? request.name)
  }

  /// Whether an application has anything that can be undone.
  private func recordsChanges(_ application: Int) -> Bool {
    registry.snapshot.applications[application].intents.contains { $0 is any UndoableIntent.Type }
  }

  /// Whether an intent only shows or says something.
  private func tells(_ intent: any AppIntent, _ request: PerformedRequest) -> Bool {
    intent is any OpenIntent || draft.snippet != nil
      || [request.text, request.candidate?.phrase].compactMap(\.self).contains(where: readers.continuations.onlyTells)
  }

  @inline(never)
  func begin(_ deed: PerformedRequest.Deed, of application: Int, _ candidate: Candidate?, _ text: String) {
    run.application = application
    run.isAgreed = false
    run.request = PerformedRequest(deed: deed, application: application, candidate: candidate, text: text)
  }

  /// Remembers what was done, for whatever is said next.
  @inline(never)
  func endDeed() async {
    guard let request = run.request?.titled else { return }
    context.note(request)
    var deed = DeedHistory.Deed(way: .never, name: request.title, request: context.mentions.turn)
    deed.said = "\(request.text) \(request.candidate?.phrase ?? "")"
    var count = 0
    if case .action(let action, _, let values) = request.deed {
      if action.undo != nil { (deed.way, count) = (.action(action, values), 1) }
    } else {
      count = await countDeeds()
    }
    let effect = count > 0 ? .change : effectWithoutUndo(of: request)
    if effect == .final || !deed.isFinal { context.deeds.add(deed) }
    context.note(effect, undoCount: count)
    run.request = nil
  }

  /// Runs an intent, what it opens, and so on.
  @inline(never)
  func run(_ filled: ParameterFilling.Filled, of application: Int, isCertain: Bool) async throws {
    let chain = begunChain(filled, of: application, isCertain: isCertain)
    for _ in 0..<Self.longestChain {
      try await report(try await invoke(chain), of: chain)
      if chain.isAtEnd { return }
    }
    throw IntentRunError.restartsForever(intent: "\(type(of: chain.first))")
  }

  @inline(never)
  private func begunChain(_ filled: ParameterFilling.Filled, of application: Int, isCertain: Bool) -> IntentChain {
    run.application = application
    var environment = environment(isCertain: isCertain)
    environment.narrowed = filled.narrowed
    environment.kept = filled.kept
    return IntentChain(filled.intent, of: application, in: environment, spokenBefore: run.spokenCount)
  }

  /// Says and shows what an intent returned, and goes on to what it opens.
  @inline(never)
  private func report(_ outcome: IntentOutcome, of chain: IntentChain) async throws {
    if type(of: outcome.intent) == type(of: chain.first) { run.request?.deed = .intent(outcome.intent) }
    try await report(outcome)
    chain.goOn(after: outcome)
    if chain.isAtEnd, run.spokenCount == chain.spokenBefore { sayWhatIsShown(outcome) }
  }

  /// Runs one intent, and takes down that it did.
  func invoke(_ intent: any AppIntent, of application: Int?, in environment: IntentEnvironment) async throws
    -> IntentOutcome
  {
    try await invoke(IntentChain(intent, of: application, in: environment, spokenBefore: run.spokenCount))
  }

  @inline(never)
  private func invoke(_ chain: IntentChain) async throws -> IntentOutcome {
    let index = beginInvocation(chain.next, of: chain.application)
    do {
      let outcome = try await chain.runner.runAny(chain.next)
      // A run that was left behind says and remembers nothing.
      guard isRunning else { throw CancellationError() }
      endInvocation(index) { $0.end(with: outcome) }
      return outcome
    } catch {
      endInvocation(index) { $0.state = error is CancellationError ? .cancelled : .failed }
      throw error
    }
  }

  @inline(never)
  private func endInvocation(_ index: Int, _ end: (inout Response.Invocation) -> Void) {
    if draft.invocations.indices.contains(index) { end(&draft.invocations[index]) }
  }

  @inline(never)
  private func beginInvocation(_ intent: any AppIntent, of application: Int?) -> Int {
    let name = application.map { registry.snapshot.applications[$0].model.name }
    draft.invocations.append(Response.Invocation(intent, of: name))
    return draft.invocations.count - 1
  }

  private static var longestChain: Int { 16 }

  @inline(never)
  func environment(isCertain: Bool) -> IntentEnvironment {
    let responder = SessionResponder(session: self)
    var environment = IntentEnvironment(
      responder: responder, dependencies: registry.dependencies, locale: settings.locale)
    environment.observer = responder
    environment.undoManager = undoManager
    environment.executionHandlers = registry.launched.handlers
    environment.isVoiceOnly = settings.channel == .voice
    environment.isCertain = isCertain
    environment.attemptLimit = .max
    environment.now = { [now = settings.now] in now().date ?? Date() }
    return environment
  }

  @inline(never)
  private func confirmDestruction(by chosen: ChosenShortcut) async throws {
    guard try await ask(pendingDestruction(by: chosen)) == .yes else { throw CancellationError() }
  }

  @inline(never)
  private func pendingDestruction(by chosen: ChosenShortcut) -> PendingQuestion {
    var question = Question(.confirmation, wording.confirmDestructive(chosen.candidate.summary))
    question.isDestructive = true
    return PendingQuestion(question, as: .awaitingConfirmation)
  }

  // MARK: The end of a run that did not succeed

  func end(with error: any Error) {
    // "And one for the ridge" may follow what was cancelled.
    if let given = givenSoFar { run.request?.deed = .intent(given) }
    if let request = run.request {
      context.noteAttempt(request)
      context.note(open: request)
    }
    if isExpired, error is CancellationError {
      draft = tookTooLong(draft.request)
      return
    }
    switch error {
    case is CancellationError, CatalogActionError.cancelled:
      draft.outcome = .cancelled
      draft.snippet = nil
      context.snippet = nil
      say(wording.cancelled(run.request?.title ?? draft.candidate?.summary))
    case let unasked as UnaskedQuestionError:
      draft.outcome = unasked.outcome
      draft.question = unasked.question
    default:
      let problem = SpokenProblem(error, wording, in: settings.locale.spoken).problem
      draft.outcome = problem.code == SpokenProblem.unusableReply ? .cancelled : .failed
      draft.problem = problem
      say(problem.message)
      if draft.outcome == .cancelled { say(wording.cancelled(run.request?.title)) }
    }
  }
}
