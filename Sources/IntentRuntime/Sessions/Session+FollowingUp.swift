internal import AppIntents
internal import Dialog
internal import PhraseCatalogs
internal import PhraseMatching
internal import SwiftUI

// Performing what goes on from a request.
extension Session {
  /// Does again what was done, with other values.
  @inline(never)
  func perform(_ followUp: FollowUp) async throws {
    let followUp = followUp.withGuessedValues
    let isReplacing = followUp.isCorrection
    defer { if isReplacing { draft.dialog = draft.speech } }
    if isReplacing { try await takeBack(followUp.replaced ?? followUp.base, for: followUp) }
    note(followUp)
    if followUp.base.isGuess { try await confirmGuess(followUp) }
    if let request = begunAction(followUp) { try await perform(request) } else { try await performIntent(of: followUp) }
    await endDeed()
  }

  /// What a catalog says of a shortcut, begun with other values; nil where an intent is run.
  @inline(never)
  func begunAction(_ followUp: FollowUp) -> ActionRequest? {
    guard case .action(let action, let shortcut, let values) = followUp.base.deed else { return nil }
    let names = Set(followUp.changed.map(\.name) + followUp.cleared + followUp.assigned.keys)
    var given = values.filter { !names.contains($0.key) }
    for (name, value) in followUp.assigned { given[name] = value as? CatalogValue }
    begin(.action(action, shortcut, given), of: followUp.base.application, followUp.candidate, draft.request)
    return ActionRequest(action, of: shortcut, filled: followUp.changed, in: registry.snapshot)
  }

  /// Says what was left out, and keeps the numbers that are no value yet.
  @inline(never)
  func note(_ followUp: FollowUp) {
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
  func performIntent(of followUp: FollowUp) async throws {
    guard let filled = try await begunIntent(followUp) else { return }
    try await run(filled, of: followUp.base.application, isCertain: true)
  }

  /// The intent with other values, as far as they are known, before anything is asked; nil where there is none.
  @inline(never)
  func begunIntent(_ followUp: FollowUp) async throws -> ParameterFilling.Filled? {
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
  func takeBack(_ base: PerformedRequest, for followUp: FollowUp) async throws {
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
  func effectWithoutUndo(of request: PerformedRequest) -> PerformedRequest.Effect {
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
}
