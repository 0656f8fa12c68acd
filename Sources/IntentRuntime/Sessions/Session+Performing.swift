internal import AppIntents
internal import Dialog
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
  func performIntent(of chosen: ChosenShortcut) async throws {
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
  func begunIntent(_ chosen: ChosenShortcut) async throws -> ParameterFilling.Filled? {
    guard case .intent(let prototype) = chosen.binding else { return nil }
    let filled = try await filled(prototype, chosen)
    begin(filled, of: chosen)
    return filled
  }

  @inline(never)
  func begin(_ filled: ParameterFilling.Filled, of chosen: ChosenShortcut) {
    sayUnplaced(chosen)
    for unknown in filled.unknown { say(sentence(about: unknown)) }
    begin(.intent(filled.intent), of: chosen.application, chosen.candidate, chosen.request.text)
  }

  @inline(never)
  func filled(_ prototype: any AppIntent, _ chosen: ChosenShortcut) async throws -> ParameterFilling.Filled {
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
  func begunAction(_ chosen: ChosenShortcut) -> ActionRequest? {
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
