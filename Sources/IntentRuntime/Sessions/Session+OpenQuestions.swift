internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Asking, and what was answered beforehand.
extension Session {
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
  func add(_ pending: PendingQuestion) {
    if let id = RunState.currentID, let left = leftRuns.first(where: { $0.id == id }) {
      return left.pending.append(pending)
    }
    run.pending.append(pending)
    if run.pending.count == 1 { present() }
  }

  /// Shows the first question of the run to whoever waits for the turn.
  @inline(never)
  func present() {
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
