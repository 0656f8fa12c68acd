internal import AppIntents
package import Dialog
internal import PhraseMatching

/// One conversation: takes what a person types, turn by turn, and says what came of it.
///
/// An ``Interpreter`` reads what a turn may mean, a `Conversation` decides what happens next, and the session carries it
/// out. Turns are taken one after the other; whoever calls ``take(_:_:)`` meanwhile waits. What a request leads to runs
/// in a task of its own, which waits where it asks; a reply lets it go on.
///
/// Whoever waits keeps its frame, and a frame has room for everything that is inlined into it and for every copy that is
/// handed on. What such functions call on their way is therefore `@inline(never)`, and what they hand on is an object: a
/// ``ChosenShortcut``, an ``ActionRequest``, a ``PendingQuestion``. An open question takes less than half the memory.
package actor Session {
  let registry: AppRegistry
  let settings: SessionSettings
  let wording: any Wording
  let readers: ConversationReaders
  let undoManager = UndoManager(keeping: DeedHistory.most)
  var context = ConversationContext()

  var conversation = Conversation()
  var turns = TurnQueue()
  var run = RunState(id: 0, Response(.succeeded, to: ""), TurnOptions())
  /// The runs whose questions were left, as the conversation counts them.
  var leftRuns: [RunState] = []
  var runCount = 0
  /// Who waits for the end of the turn.
  var waiting: CheckedContinuation<Response, Never>?
  private var reading: (task: Task<Void, Never>, wait: AbandonableWait<[Interpretation]>)?
  /// Whether the turn took longer than it may.
  private(set) var isExpired = false

  /// Begins a conversation.
  package init(with registry: AppRegistry, settings: SessionSettings) {
    self.registry = registry
    var settings = settings
    settings.locale = settings.locale.spoken
    self.settings = settings
    let language = Wordings.language(of: settings.locale.identifier)
    wording = Wordings.wording(for: language)
    readers = .readers(for: language)
  }

  package var question: Question? { conversation.question }

  /// What the turn has come to so far.
  var draft: Response {
    get { (isRunning ? run : .unheard).draft }
    _modify { yield &(isRunning ? run : .unheard).draft }
  }

  /// Whether the task belongs to the run that is going on: one that was ended or left may come to its end later.
  var isRunning: Bool { RunState.currentID.map { $0 == run.id } ?? true }

  // MARK: Turns

  /// Takes one turn. Ends when the answer is complete or a question is open.
  package func take(_ text: String, _ options: TurnOptions = TurnOptions()) async -> Response {
    if !turns.begin() { await withCheckedContinuation { turns.wait($0) } }
    defer { turns.end() }
    if Matching.isRefused(text) { return refuse(text) }
    isExpired = false
    context.turnCount += 1
    let limit = settings.timeLimit.map { limit in
      Task { if await settings.sleep(limit) { expire() } }
    }
    defer { limit?.cancel() }
    await registry.refresh()
    var response = await respond(to: text, options)
    let problems = await registry.takeLateProblems().map { "\($0.application): \($0.message)" }
    if settings.channel != .voice {
      response.utterances = problems.map { Response.Utterance.notes($0) } + response.utterances
    }
    return response
  }

  private func respond(to text: String, _ options: TurnOptions) async -> Response {
    let interpretations = await settledInterpretations(of: text, options)
    guard let best = interpretations.first else {
      return isExpired ? tookTooLong(text) : Response(.cancelled, to: text)
    }
    switch conversation.step(for: .said(best.turn(isAsking: question.map { !$0.isOffer } ?? false))) {
    case .perform: return await begin(interpretations, text, options)
    case .leaveAndPerform(let left):
      leaveRun()
      return await begin(interpretations, text, options, saying: [.says(wording.dropped(subject: left.subject))])
    case .performBetween:
      leaveRun()
      return await goBack(after: await begin(interpretations, text, options))
    case .replaceAndPerform:
      let count = run.count
      await endRun()
      return await begin(interpretations, text, options, keeping: count)
    case .reply(let reply):
      guard case .replyAndRequest(_, let rest) = best else {
        run.lastReply = text
        return await go(on: reply).toReply
      }
      run.lastReply = String(text.dropLast(rest.count))
      return await respond(to: rest, options, behind: await go(on: reply).toReply)
    case .answerAside: return await answerAside(best, text)
    case .askAgain: return askAgain(text).toReply
    case .resume(let index): return await resume(index, with: best).toReply
    case .cancel: return await cancelAll(text).toReply
    case .ask, .nothing: return Response(.cancelled, to: text)
    }
  }

  /// Does what was asked for behind an answer, where that left no question open.
  private func respond(to rest: String, _ options: TurnOptions, behind answered: Response) async -> Response {
    guard question == nil else {
      var asking = answered
      asking.utterances.insert(.says(wording.leftOut(rest)), at: 0)
      return asking
    }
    var response = await respond(to: rest, options)
    response.utterances = answered.utterances + response.utterances
    response.dialog = response.speech
    return response
  }

  /// Stops what is going on, as Ctrl-C does. Whoever waits for ``take(_:_:)`` gets the response of a cancelled turn.
  ///
  /// What does not stop though it was told to is left behind after a while: the conversation goes on without it.
  package func interrupt() {
    abandonReading()
    guard conversation.step(for: .interrupted) == .cancel else { return }
    dropLeftRuns()
    stop(run)
    abandonRun()
  }

  /// Stops a turn that takes longer than it may.
  private func expire() {
    isExpired = true
    abandonReading()
    guard waiting != nil else { return }
    stop(run)
    abandonRun()
  }

  private func abandonReading() {
    guard let reading else { return }
    reading.task.cancel()
    Task { [settings] in if await settings.sleep(settings.grace) { reading.wait.end(with: nil) } }
  }

  /// Gives up the run if it goes on though it was stopped.
  private func abandonRun() {
    let id = run.id
    Task { if await settings.sleep(settings.grace) { abandon(id) } }
  }

  private func abandon(_ id: Int) {
    guard run.id == id, run.task != nil, waiting != nil else { return }
    var response = isExpired ? tookTooLong(run.draft.request) : run.draft
    if !isExpired { response.outcome = .cancelled }
    response.goesOn = true
    response.utterances.append(.says(wording.goesOn(run.request?.title)))
    response.dialog = response.speech
    conversation.end()
    run = .unheard
    resumeCaller(with: response)
  }

  func tookTooLong(_ text: String) -> Response {
    var response = run.draft.request == text ? run.draft : Response(.failed, to: text)
    response.outcome = .failed
    response.problem = Response.Problem(code: SpokenProblem.timedOut, message: wording.tookTooLong())
    response.utterances = [.says(wording.tookTooLong())]
    response.dialog = response.speech
    return response
  }

  /// What a text may mean, the likeliest first; nothing when somebody interrupts.
  func interpretations(of text: String, _ options: TurnOptions) async -> [Interpretation] {
    if let reply = options.reply, question != nil { return [.reply(reply)] }
    if options.isAnswer, let question {
      return [.reply(readers.replies.read(text, to: question, now: settings.now()).reply ?? .words(text))]
    }
    if let call = options.call { return [.call(call)] }
    let interpreter = interpreterWithoutFinding(options)
    let text = interpreter.withoutAddress(text)
    let environment = environment(isCertain: true)
    let wait = AbandonableWait<[Interpretation]>()
    let task = Task {
      let found = await environment.run {
        await EntityFinder.$answers.withValue(EntityFinder.Answers()) {
          if let certain = await interpreter.certainInterpretations(of: text) { return certain }
          return await finding(interpreter).interpretations(of: text)
        }
      }
      wait.end(with: Task.isCancelled ? [] : found.map { interpreter.inPast($0, said: text) })
    }
    reading = (task, wait)
    defer { reading = nil }
    return await wait.value() ?? []
  }

  /// The same, read anew where a request may mean something that arrives late.
  private func settledInterpretations(of text: String, _ options: TurnOptions) async -> [Interpretation] {
    let found = await interpretations(of: text, options)
    guard let best = found.first, best.mayNeedMoreNames, await registry.isAwaitingValues() else { return found }
    settings.onProgress?(SessionSettings.Progress(share: nil, text: wording.waitingForNames()))
    let names = AbandonableWait<[Interpretation]>()
    let task = Task {
      await registry.awaitValues()
      names.end(with: Task.isCancelled ? nil : [])
    }
    reading = (task, names)
    let isThere = await names.value() != nil
    reading = nil
    return isThere ? await interpretations(of: text, options) : []
  }

  func interpreter(_ options: TurnOptions) async -> Interpreter { await finding(interpreterWithoutFinding(options)) }

  /// The same, with everything that can be found.
  private func finding(_ interpreter: Interpreter) async -> Interpreter {
    let findables = await registry.findables().filter { isTalkedTo($0.application) }
    let reader = FindReader(findables, language: Wordings.language(of: settings.locale.identifier))
    guard let told = context.told else { return interpreter.with(findReader: reader) }
    let named = reader.entities(namedBy: told.application, in: told.text)
    var known = interpreter.context
    known.noteTold(named)
    context.noteTold(named)
    return interpreter.with(context: known, findReader: reader)
  }

  /// - Parameter snapshot: what was matched with; nil for what there is now.
  func interpreterWithoutFinding(_ options: TurnOptions, in snapshot: RegistrySnapshot? = nil) -> Interpreter {
    var context = context
    if let open = openQuestion?.request { context.note(open: open) }
    return Interpreter(
      snapshot: snapshot ?? registry.snapshot, settings: settings, options: options, readers: readers,
      matchers: registry.matchers,
      context: context, openQuestion: openQuestion, left: conversation.left,
      findReader: FindReader([], language: Wordings.language(of: settings.locale.identifier)))
  }

  private var openQuestion: Interpreter.OpenQuestion? {
    guard let question else { return nil }
    var request = run.request
    if let given = givenSoFar { request?.deed = .intent(given) }
    return Interpreter.OpenQuestion(
      question: question, request: request, entities: run.pending.first?.entities ?? [],
      offered: run.pending.first?.offered ?? [])
  }

  /// The intent that runs for the request, with what it has been given since it began.
  var givenSoFar: (any AppIntent)? {
    guard case .intent(let begun)? = run.request?.deed, let invocation = draft.invocations.last,
      type(of: begun) == type(of: invocation.intent)
    else { return nil }
    if case .succeeded = invocation.state { return nil }
    return invocation.intent
  }
}

/// A question that nobody could be asked; it ends the request.
struct UnaskedQuestionError: Error {
  let question: Question
  let outcome: Response.Outcome
}
