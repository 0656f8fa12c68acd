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

  private(set) var conversation = Conversation()
  private var turns = TurnQueue()
  var run = RunState(id: 0, Response(.succeeded, to: ""), TurnOptions())
  /// The runs whose questions were left, as the conversation counts them.
  private var leftRuns: [RunState] = []
  private var runCount = 0
  /// Who waits for the end of the turn.
  private var waiting: CheckedContinuation<Response, Never>?
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
  private func interpretations(of text: String, _ options: TurnOptions) async -> [Interpretation] {
    if let reply = options.reply, question != nil { return [.reply(reply)] }
    if options.isAnswer, let question {
      return [.reply(readers.replies.read(text, to: question, now: settings.now()).reply ?? .words(text))]
    }
    if let call = options.call { return [.call(call)] }
    let interpreter = interpreterWithoutFinding(options)
    let text = interpreter.namingDay(interpreter.withoutAddress(text))
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

  // MARK: Runs

  private func begin(
    _ interpretations: [Interpretation], _ text: String, _ options: TurnOptions,
    saying first: [Response.Utterance] = [], keeping count: Int? = nil
  ) async -> Response {
    runCount += 1
    let id = runCount
    run = RunState(id: id, Response(.succeeded, to: text), options)
    run.count = count
    draft.utterances = first
    return await untilPause {
      run.task = RunState.$currentID.withValue(id) {
        environment(isCertain: true).runAtOnce { Task { await carryOut(interpretations, id) } }
      }
    }
  }

  private func carryOut(_ interpretations: [Interpretation], _ id: Int) async {
    do {
      try await fulfill(interpretations)
    } catch {
      if run.id == id { end(with: error) }
    }
    if run.id == id { finish() }
  }

  private func finish() {
    conversation.end()
    run.task = nil
    if draft.dialog == nil { draft.dialog = draft.speech }
    context.noteEnd(of: draft, at: settings.now())
    let response = draft
    draft.utterances = []
    resumeCaller(with: response)
  }

  private func go(on reply: Reply) async -> Response {
    guard !run.pending.isEmpty else { return askAgain(draft.request) }
    let answered = run.pending.removeFirst()
    if answered.outcome == .awaitingConfirmation, reply == .yes { run.isAgreed = true }
    run.draft.dialog = nil
    if case .words(let words) = reply { run.lastWords = words } else { run.lastWords = nil }
    return await untilPause {
      answered.continuation?.resume(returning: reply)
      if !run.pending.isEmpty { present() }
    }
  }

  private func resume(_ index: Int, with interpretation: Interpretation) async -> Response {
    let resumed = leftRuns.remove(at: index)
    // The conversation keeps the question that was open meanwhile.
    if conversation.left.count > leftRuns.count { leftRuns.append(run) }
    run = resumed
    if case .resumption(_, let reply?) = interpretation, case .reply = conversation.step(for: .said(.reply(reply))) {
      return await go(on: reply)
    }
    return response(asking: []).listingOptions
  }

  /// Asks again what was asked before something else was.
  private func goBack(after answer: Response) async -> Response {
    guard question == nil, let index = conversation.left.indices.last,
      case .resume = conversation.step(for: .said(.resumption(index)))
    else { return answer }
    run = leftRuns.remove(at: index)
    return response(asking: answer.utterances)
  }

  /// Keeps the run for later, as the conversation keeps its question; the oldest ends where there are too many.
  private func leaveRun() {
    leftRuns.append(run)
    if leftRuns.count > Conversation.mostLeft { stop(leftRuns.removeFirst()) }
  }

  /// Ends the run, and waits until it has.
  private func endRun() async {
    let ended = run
    run = .unheard
    stop(ended)
    await ended.task?.value
  }

  private func cancelAll(_ text: String) async -> Response {
    let hadLeft = !leftRuns.isEmpty
    dropLeftRuns()
    if run.task != nil { return await untilPause { stop(run) } }
    var response = Response(.cancelled, to: text)
    response.utterances = [.says(hadLeft ? wording.cancelled(nil) : nothingToCancel())]
    response.dialog = response.speech
    if !hadLeft { response.outcome = .succeeded }
    return response
  }

  private func dropLeftRuns() {
    for left in leftRuns { stop(left) }
    leftRuns = []
  }

  private func stop(_ stopped: RunState) {
    stopped.task?.cancel()
    let pending = stopped.pending
    stopped.pending = []
    for question in pending { question.continuation?.resume(throwing: CancellationError()) }
  }

  /// Starts something and waits until the run asks or ends.
  private func untilPause(_ start: () -> Void) async -> Response {
    await withCheckedContinuation { continuation in
      waiting = continuation
      start()
    }
  }

  private func resumeCaller(with response: Response) {
    if let said = response.dialog ?? response.speech { context.answer = [.says(said)] }
    waiting?.resume(returning: response)
    waiting = nil
  }

  // MARK: Questions

  /// Asks, and waits for a reply that may take days.
  func ask(_ question: Question, as outcome: Response.Outcome = .needsInput) async throws -> Reply {
    try await ask(PendingQuestion(question, as: outcome))
  }

  /// The same of a question that is referred to, so that nobody who waits keeps a copy. It may be asked again.
  @inline(never)
  func ask(_ pending: PendingQuestion) async throws -> Reply {
    if let reply = try replyBeforehand(to: pending) { return reply }
    return try await withCheckedThrowingContinuation { continuation in
      pending.continuation = continuation
      add(pending)
    }
  }

  /// Completes the question; the reply to it where there is one without asking anybody.
  @inline(never)
  private func replyBeforehand(to pending: PendingQuestion) throws -> Reply? {
    run.request = run.request?.titled
    if !pending.question.isOffer { pending.question.action = run.request?.title ?? draft.candidate?.summary }
    if let reply = preparedReply(to: pending.question) { return reply }
    if settings.questions == .refuse {
      throw UnaskedQuestionError(question: pending.question, outcome: pending.outcome)
    }
    try Task.checkCancellation()
    return nil
  }

  @inline(never)
  private func add(_ pending: PendingQuestion) {
    if let id = RunState.currentID, let left = leftRuns.first(where: { $0.id == id }) {
      return left.pending.append(pending)
    }
    run.pending.append(pending)
    if run.pending.count == 1 { present() }
  }

  /// Shows the first question of the run to whoever waits for the turn.
  @inline(never)
  private func present() {
    guard let first = run.pending.first, case .ask(let question) = conversation.step(for: .asked(first.question)) else {
      return
    }
    var response = run.draft
    response.question = question
    response.question?.isRepeated = question.attempt > 0
    response.outcome = first.outcome
    response.dialog = response.speech
    run.draft.utterances = []
    resumeCaller(with: response)
  }

  /// The answer of a turn that leaves the open question as it is; what there is to choose from is not listed again.
  func response(asking utterances: [Response.Utterance]) -> Response {
    var response = draft
    response.utterances = utterances
    response.question = question
    response.question?.isRepeated = true
    response.outcome = run.pending.first?.outcome ?? .needsInput
    response.dialog = response.speech
    return response
  }

  /// Shows the next of more options than fit.
  func turnPage() { conversation.turnPage() }

  @inline(never)
  private func preparedReply(to question: Question) -> Reply? {
    if question.kind == .confirmation || question.kind == .foreground {
      if settings.questions == .agree { return .yes }
      if run.options.confirmation == .whenAsked { return nil }
    }
    let name = question.parameter ?? question.kind.rawValue
    guard let words = run.prepared.removeValue(forKey: name) else { return nil }
    return readers.replies.read(words, to: question, now: settings.now()).reply ?? .words(words)
  }
}

/// A question that nobody could be asked; it ends the request.
struct UnaskedQuestionError: Error {
  let question: Question
  let outcome: Response.Outcome
}
