internal import AppIntents
internal import Dialog
internal import PhraseMatching

// What runs while a request is carried out: its beginning, its pauses and its end.
extension Session {
  func begin(
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
    context.noteEnd(of: draft)
    let response = draft
    draft.utterances = []
    resumeCaller(with: response)
  }

  func go(on reply: Reply) async -> Response {
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

  func resume(_ index: Int, with interpretation: Interpretation) async -> Response {
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
  func goBack(after answer: Response) async -> Response {
    guard question == nil, let index = conversation.left.indices.last,
      case .resume = conversation.step(for: .said(.resumption(index)))
    else { return answer }
    run = leftRuns.remove(at: index)
    return response(asking: answer.utterances)
  }

  /// Keeps the run for later, as the conversation keeps its question; the oldest ends where there are too many.
  func leaveRun() {
    leftRuns.append(run)
    if leftRuns.count > Conversation.mostLeft { stop(leftRuns.removeFirst()) }
  }

  /// Ends the run, and waits until it has.
  func endRun() async {
    let ended = run
    run = .unheard
    stop(ended)
    await ended.task?.value
  }

  func cancelAll(_ text: String) async -> Response {
    let hadLeft = !leftRuns.isEmpty
    dropLeftRuns()
    if run.task != nil { return await untilPause { stop(run) } }
    var response = Response(.cancelled, to: text)
    response.utterances = [.says(hadLeft ? wording.cancelled(nil) : nothingToCancel())]
    response.dialog = response.speech
    if !hadLeft { response.outcome = .succeeded }
    return response
  }

  func dropLeftRuns() {
    for left in leftRuns { stop(left) }
    leftRuns = []
  }

  func stop(_ stopped: RunState) {
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

  func resumeCaller(with response: Response) {
    if let said = response.dialog ?? response.speech { context.answer = [.says(said)] }
    waiting?.resume(returning: response)
    waiting = nil
  }
}
