internal import AppIntents
internal import Dialog
internal import PhraseMatching

// Running an intent, and those that it opens.
extension Session {
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
}
