internal import AppIntents
package import Dialog
internal import PhraseMatching

/// One conversation: takes what a person types, turn by turn, and says what came of it.
///
/// The turns of a conversation are taken one after the other; whoever calls ``take(_:_:)`` waits for its end before
/// the next. What a request leads to runs in a task of its own, which waits where it asks; a reply lets it go on.
package actor Session {
  let registry: AppRegistry
  let settings: SessionSettings
  let wording: any Wording
  let replies: ReplyReader
  let readers: ConversationReaders
  let references: ReferenceReader
  let splitter: StepSplitter
  let undoManager = UndoManager()
  let matchers: MatcherPool

  private var conversation: Conversation
  private var running: Task<Void, Never>?
  /// Whether the run was left for another request: then nobody waits for its end.
  private var isLeft = false
  private var waiting: CheckedContinuation<Response, Never>?
  private var asking: CheckedContinuation<Reply, any Error>?
  /// What the turn has come to so far.
  var draft = Response(.succeeded, to: "")
  /// What the turn said besides its text.
  var options = TurnOptions()
  /// Answers that were given beforehand and not used yet, by parameter name.
  var prepared: [String: String] = [:]
  var context = ConversationContext()
  /// The application whose intent is running, or ran last.
  var runningApplication: Int?

  /// Begins a conversation.
  ///
  /// - Parameter matchers: shared by conversations, because their memory is worth keeping warm.
  package init(with registry: AppRegistry, settings: SessionSettings) {
    self.registry = registry
    self.settings = settings
    matchers = registry.matchers
    let language = Wordings.language(of: settings.locale.identifier)
    wording = Wordings.wording(for: language)
    conversation = Conversation(language: language)
    readers = registry.readers(for: language)
    replies = readers.replies
    references = readers.references
    splitter = readers.splitter
  }

  package var question: Question? {
    if case .asking(let question) = conversation.state { question } else { nil }
  }

  // MARK: Turns

  /// Takes one turn. Ends when the answer is complete or a question is open.
  package func take(_ text: String, _ options: TurnOptions = TurnOptions()) async -> Response {
    await registry.refresh()
    let interpreted = interpret(text, options)
    switch conversation.step(for: .said(text, asRequest: interpreted.fit), now: settings.now()) {
    case .perform: return await begin(interpreted, options)
    case .run(let request): return await takeBuiltInCommand(request, interpreted, options)
    case .reply(let reply): return await go(on: reply)
    case .dropAndPerform(_, let dropped): return await drop(dropped, for: interpreted, options)
    case .dropAndRun(_, let dropped): return await drop(dropped, for: interpreted, options)
    case .cancelRun: return await cancelRun()
    case .ask, .nothing, .wait: return Response(.cancelled, to: text)
    }
  }

  /// Stops what is going on, as Ctrl-C does. Whoever waits for ``take(_:_:)`` gets the response of a cancelled turn.
  package func interrupt() {
    guard case .cancelRun = conversation.step(for: .interrupted, now: settings.now()) else { return }
    stopRunning()
  }

  private func begin(_ interpreted: InterpretedRequest, _ options: TurnOptions, saying first: [Response.Utterance] = [])
    async
    -> Response
  {
    draft = Response(.succeeded, to: interpreted.text)
    draft.matching = interpreted.matching
    draft.micros = interpreted.micros
    draft.utterances = first
    self.options = options
    prepared = options.answers
    return await untilPause {
      running = Task { await carryOut(interpreted) }
    }
  }

  /// A request for the assistant itself; while a question is open, only one that leaves it open comes here.
  private func takeBuiltInCommand(_ request: BuiltInCommand, _ interpreted: InterpretedRequest, _ options: TurnOptions)
    async
    -> Response
  {
    guard let question else { return await begin(interpreted, options) }
    var response = Response(.needsInput, to: interpreted.text)
    response.utterances = [.says(help(for: request))]
    response.question = question
    return response
  }

  private func go(on reply: Reply) async -> Response {
    await untilPause {
      asking?.resume(returning: reply)
      asking = nil
    }
  }

  private func drop(_ question: Question, for interpreted: InterpretedRequest, _ options: TurnOptions) async -> Response
  {
    isLeft = true
    stopRunning()
    await running?.value
    isLeft = false
    return await begin(interpreted, options, saying: [.says(wording.dropped(subject: question.subject))])
  }

  private func cancelRun() async -> Response {
    await untilPause { stopRunning() }
  }

  private func stopRunning() {
    running?.cancel()
    asking?.resume(throwing: CancellationError())
    asking = nil
  }

  /// Starts something and waits until the run asks or ends.
  private func untilPause(_ start: () -> Void) async -> Response {
    await withCheckedContinuation { continuation in
      waiting = continuation
      start()
    }
  }

  // MARK: Inside of the run

  /// Asks, and waits for a reply that may take days.
  func ask(_ question: Question, as outcome: Response.Outcome = .needsInput) async throws -> Reply {
    if let reply = preparedReply(to: question) { return reply }
    if settings.questions == .refuse { throw UnaskedQuestionError(question: question, outcome: outcome) }
    try Task.checkCancellation()
    _ = conversation.step(for: .asked(question), now: settings.now())
    return try await withCheckedThrowingContinuation { continuation in
      asking = continuation
      var response = draft
      response.question = question
      response.outcome = outcome
      draft.utterances = []
      resumeCaller(with: response)
    }
  }

  private func preparedReply(to question: Question) -> Reply? {
    if settings.questions == .agree, question.kind == .confirmation || question.kind == .foreground { return .yes }
    let name = question.parameter ?? question.kind.rawValue
    guard let words = prepared.removeValue(forKey: name) else { return nil }
    return replies.read(words, to: question, now: settings.now()).reply ?? .words(words)
  }

  private func carryOut(_ interpreted: InterpretedRequest) async {
    do {
      try await environment(isCertain: true).run { try await fulfill(interpreted) }
    } catch {
      end(with: error)
    }
    finish()
  }

  private func finish() {
    guard !isLeft else { return }
    _ = conversation.step(for: .finished, now: settings.now())
    running = nil
    if draft.dialog == nil { draft.dialog = draft.speech }
    context.noteEnd(of: draft)
    let response = draft
    draft.utterances = []
    resumeCaller(with: response)
  }

  private func resumeCaller(with response: Response) {
    waiting?.resume(returning: response)
    waiting = nil
  }
}

/// A question that nobody could be asked; it ends the request.
struct UnaskedQuestionError: Error {
  let question: Question
  let outcome: Response.Outcome
}
