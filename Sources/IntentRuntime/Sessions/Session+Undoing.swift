internal import AppIntents
internal import Dialog

// What was changed last, and taking it back.
extension Session {
  /// Takes so many of the last deeds back.
  func undo(_ count: Int) async throws {
    await countDeeds()
    if count == 1, context.isTakenAway { return try await redo() }
    if count == 1, let final = context.deedWithoutUndo { return say(wording.cannotBeUndone(final.title)) }
    if count == 1 { try await confirmEarlierChange() }
    let deeds = context.deeds.done.indices
    if deeds.isEmpty { return say(wording.nothingToUndo()) }
    let undone = context.deeds.undone.count
    for index in deeds.suffix(count).reversed() { say(try await takeBack(at: index) ?? "") }
    context.deeds.note(undoneAtOnce: context.deeds.undone.count - undone)
  }

  /// Takes back a deed that others were done after.
  func undo(about topic: String) async throws {
    await countDeeds()
    let index = context.deeds.index(about: FindText.words(of: readers.continuations.bareName(topic)))
    guard let index else { return say(wording.nothingToUndo()) }
    let request = context.deeds.done[index].request
    say(try await takeBack(at: index) ?? wording.nothingToUndo())
    context.isTakenAway = takesAway(request)
    // "The other two" are those that were not taken back.
    if let request = context.performed.first(where: { $0.number == request }) { context.note(open: request) }
  }

  /// Takes back what a request did that others may have been performed after; says why where that cannot be.
  func undo(request number: Int) async throws {
    await countDeeds()
    guard let request = context.performed.first(where: { $0.number == number }) else { return }
    let index = context.deeds.done.lastIndex { $0.request == number && !$0.isFinal }
    guard let index else {
      let title = request.title
      return say(request.effect == .nothing ? wording.changedNothing(title) : wording.cannotBeUndone(title))
    }
    context.note(open: request)
    let isFree = context.deeds.isFree(index)
    let said = isFree ? try await takeBack(at: index) : try await takeBackInPlace(at: index)
    say(said ?? wording.cannotBeUndone(request.title))
    context.isTakenAway = isFree && takesAway(number)
  }

  /// Whether what was typed does the opposite of a request, rather than to take it back: what undoes that brings back
  /// what was there before.
  private func takesAway(_ number: Int) -> Bool {
    guard let deed = context.performed.first(where: { $0.number == number }),
      context.deeds.undone.last?.request == number
    else { return false }
    let verb = draft.request.split(separator: " ").first.map(String.init) ?? ""
    let isUndo = readers.builtInCommand(in: verb)?.request == .undo(count: 1)
    return !isUndo
      && (readers.continuations.areOpposite(draft.request, "\(deed.text) \(deed.title)")
        || readers.continuations.removal(at: draft.request) != nil)
  }

  /// Takes back a step of the undo manager that others were made after: those are taken back before it, and what made
  /// them is performed again. Nil where that cannot be, and nothing is changed then.
  private func takeBackInPlace(at index: Int) async throws -> String? {
    let deed = context.deeds.done[index]
    let later = context.deeds.done[(index + 1)...].filter(\.isManaged)
    let requests = context.performed.filter { request in later.contains { $0.request == request.number } }
    let intents = requests.compactMap { request in if case .intent(let intent) = request.deed { intent } else { nil } }
    guard intents.count == later.count, !intents.contains(where: { $0 is any DeleteIntent }),
      !later.contains(where: { $0.request == deed.request })
    else { return nil }
    for _ in later.indices { if let problem = await replay({ $0.undo() }) { return problem } }
    if let problem = await replay({ $0.undo() }) { return problem }
    for (intent, request) in zip(intents, requests) where await !isDoneAgain(intent, of: request) {
      say(wording.stepFailed(step: request.title))
    }
    context.deeds.remove(at: index)
    context.note(deed, isUndone: true)
    return wording.undone(deed.name)
  }

  /// Performs again, without a word, what was taken back for the sake of what was done before it.
  private func isDoneAgain(_ intent: any AppIntent, of request: PerformedRequest) async -> Bool {
    var environment = environment(isCertain: true)
    environment.responder = nil
    environment.observer = nil
    let outcome = try? await IntentRunner(environment).runAny(intent)
    let recorded = await MainActor.run { undoManager.recordedCount }
    context.deeds.replace(recorded: recorded)
    return outcome != nil
  }

  /// Takes a deed back, and tells what to say of it; nil where it cannot be before others are.
  private func takeBack(at index: Int) async throws -> String? {
    guard let deed = context.deeds.take(at: index) else { return nil }
    if case .managed = deed.way, let problem = await replay({ $0.undo() }) { return problem }
    if !deed.isFinal { context.note(deed, isUndone: true) }
    switch deed.way {
    case .managed: return wording.undone(deed.name)
    case .action(let action, let values):
      return try await action.undo?.perform(with: values) ?? wording.undone(deed.name)
    case .never: return wording.cannotBeUndone(deed.name ?? wording.done())
    }
  }

  /// Lets the undo manager take a step back or do it again; tells why that could not be, nil if it was.
  private func replay(_ step: @escaping @MainActor @Sendable (UndoManager) -> Void) async -> String? {
    let manager = undoManager
    let failure = await environment(isCertain: true).run {
      await MainActor.run {
        step(manager)
        return manager.takeFailure()
      }
    }
    return failure.map { SpokenProblem($0, wording, in: settings.locale.spoken).problem.message }
  }

  /// Takes back what a request did; tells what to say of each deed.
  func takeBack(_ request: PerformedRequest) async throws -> [String] {
    await countDeeds()
    var said: [String] = []
    for (index, deed) in context.deeds.done.enumerated().reversed()
    where deed.request == request.number && !deed.isFinal {
      var sentence = try await takeBack(at: index)
      // What was done since then stays.
      if sentence == nil { sentence = try await takeBackInPlace(at: index) }
      if let sentence { said.append(sentence) }
    }
    return said
  }

  /// Takes note of what has been done that can be undone; returns how much it is.
  @discardableResult
  func countDeeds() async -> Int {
    let manager = undoManager
    let (count, names) = await MainActor.run { (manager.recordedCount, manager.undoActionNames) }
    return context.deeds.note(recorded: count, names: names, of: context.mentions.turn)
  }

  func redo() async throws {
    context.isTakenAway = false
    if context.deeds.undone.isEmpty { return say(wording.nothingToRedo()) }
    // "Put the first one back" does one of them again.
    let isBare = readers.builtInCommand(in: draft.request)?.request == .redo
    let count = isBare ? max(1, context.deeds.undoneAtOnce) : 1
    context.deeds.note(undoneAtOnce: 0)
    for _ in 0..<count {
      if let deed = context.deeds.takeLastUndone() { try await redo(deed) }
    }
  }

  private func redo(_ deed: DeedHistory.Deed) async throws {
    context.note(deed, isUndone: false)
    switch deed.way {
    case .managed: say(await replay { $0.redo() } ?? wording.redone(deed.name))
    case .action(let action, let values):
      say(try await action.perform(with: values) ?? wording.redone(deed.name))
    case .never: break
    }
  }

  // MARK: The last change

  /// The last request, where something was to be done by it and nothing was: it was so already.
  private var vainRequest: PerformedRequest? {
    guard context.takenBack == nil, let last = context.lastDeed, last.effect == .nothing else { return nil }
    return last
  }

  /// Asks before anything is taken back that the last request has nothing to do with.
  private func confirmEarlierChange() async throws {
    guard let vain = vainRequest, let name = context.deeds.done.last?.name else { return }
    say(wording.changedNothing(vain.title))
    let question = Question(.confirmation, wording.takeBackLastChange(name))
    guard try await ask(question, as: .awaitingConfirmation) == .yes else { throw CancellationError() }
  }

  /// What is said to a cancel where nothing is open: what could be taken back instead.
  func nothingToCancel() -> String {
    let last = context.deeds.done.last.flatMap { $0.isFinal ? nil : $0.name }
    return [wording.nothingToCancel(), last.map(wording.canTakeBack)].compactMap(\.self).joined(separator: " ")
  }

  func whatWasDone() -> String {
    if let takenBack = context.takenBack { return wording.lastTakenBack(takenBack.name ?? wording.done()) }
    guard let last = context.lastDeed else { return wording.nothingDone() }
    if last.effect == .nothing { return whatWasChanged() }
    let together = context.performed.filter { $0.turn == last.turn && $0.isDone && $0.effect == last.effect }
    return together.count > 1 ? wording.deeds(together.map(\.title)) : wording.lastDeed(last.title)
  }

  func whatWasChanged() -> String {
    if let takenBack = context.takenBack { return wording.lastTakenBack(takenBack.name ?? wording.done()) }
    let change = context.deeds.done.last.map { wording.lastChange($0.name ?? wording.done()) }
    return [vainRequest.map { wording.changedNothing($0.title) }, change ?? wording.nothingChanged()]
      .compactMap(\.self).joined(separator: " ")
  }

  /// What was done and stands, all of it or what is about something: "what have you booked so far".
  func allThatWasDone(about topic: String? = nil) -> String {
    let words = topic.map { FindText.words(of: $0) } ?? []
    let names = context.deeds.done.suffix(Self.mostTold).filter { deed in
      words.isEmpty || words.contains { deed.isAbout([$0]) }
    }.compactMap(\.name)
    return names.isEmpty ? whatWasDone() : wording.deeds(names)
  }

  private static var mostTold: Int { 10 }
}
