internal import AppIntents
internal import ApplePlatform
internal import Dialog
internal import FileFormats
internal import PhraseCatalogs
internal import PhraseMatching
internal import SwiftUI

extension Session {
  /// Runs what a shortcut stands for, with the values that the request named.
  func perform(_ candidate: Candidate?, _ interpreted: InterpretedRequest) async throws {
    guard let candidate else { return }
    let (binding, index) = interpreted.snapshot.bindings[candidate.shortcut]
    switch binding {
    case .intent(let prototype):
      let filling = ParameterFilling(in: interpreted.snapshot.applications[index], locale: settings.locale)
      var filled = try await filling.fill(prototype, from: candidate.values, known: interpreted.known)
      try await filling.add(prepared, to: &filled)
      if !filled.unknown.isEmpty, try await fulfillOtherwise(interpreted) { return }
      for (words, title) in filled.unknown { say(wording.unknownValue(words, title: title)) }
      if candidate.score < Self.sureShortcut, filled.intent is any DeleteIntent {
        try await confirmDestruction(candidate.summary)
      }
      try await run(filled, of: index, isCertain: interpreted.matching.isExact)
      await noteHabit(candidate, interpreted.text)
    case .action(let action, let shortcut):
      try await perform(action, of: shortcut, candidate, interpreted)
      await noteHabit(candidate, interpreted.text)
    }
  }

  /// Takes a request whose words are no value of the shortcut for something else: several steps, entities to find, or
  /// steps of which one is not understood.
  private func fulfillOtherwise(_ interpreted: InterpretedRequest) async throws -> Bool {
    if try await performSteps(interpreted) { return true }
    if try await find(interpreted, atLeast: Self.completeCoverage) { return true }
    return await refusePart(of: interpreted)
  }

  /// Runs an intent, what it opens, and so on.
  func run(_ filled: ParameterFilling.Filled, of application: Int, isCertain: Bool) async throws {
    var environment = environment(isCertain: isCertain)
    environment.narrowed = filled.narrowed
    runningApplication = application
    var next: (any AppIntent)? = filled.intent
    for _ in 0..<Self.longestChain {
      guard let intent = next else { return }
      let outcome = try await invoke(intent, of: application, in: environment)
      context.performed = (outcome.intent, application)
      try await report(outcome)
      environment.isForeground = outcome.isForeground
      environment.narrowed = [:]
      next = outcome.opensIntent
      if next == nil, outcome.isForeground, outcome.value == nil { await lookAtWindow() }
    }
    throw IntentRunError.restartsForever(intent: "\(type(of: filled.intent))")
  }

  /// Runs one intent, and takes down that it did.
  func invoke(_ intent: any AppIntent, of application: Int?, in environment: IntentEnvironment) async throws
    -> IntentOutcome
  {
    let name = application.map { registry.snapshot.applications[$0].model.name }
    let index = draft.invocations.count
    draft.invocations.append(Response.Invocation(intent, of: name))
    do {
      let outcome = try await IntentRunner(environment).runAny(intent)
      draft.invocations[index].end(with: outcome)
      return outcome
    } catch {
      draft.invocations[index].state = error is CancellationError ? .cancelled : .failed
      throw error
    }
  }

  private static var longestChain: Int { 16 }

  func environment(isCertain: Bool) -> IntentEnvironment {
    let responder = SessionResponder(session: self)
    var environment = IntentEnvironment(
      responder: responder, dependencies: registry.dependencies, locale: settings.locale)
    environment.observer = responder
    environment.undoManager = undoManager
    environment.executionHandlers = registry.launched.handlers
    environment.isVoiceOnly = settings.channel == .voice
    environment.isCertain = isCertain
    return environment
  }

  private func confirmDestruction(_ title: String) async throws {
    var question = Question(.confirmation, wording.confirmDestructive(title))
    question.isDestructive = true
    guard try await ask(question, as: .awaitingConfirmation) == .yes else { throw CancellationError() }
  }

  // MARK: The end of a run that did not succeed

  func end(with error: any Error) {
    switch error {
    case is CancellationError, CatalogActionError.cancelled:
      draft.outcome = .cancelled
      say(wording.cancelled())
    case let problem as UnusableReplyError:
      draft.outcome = .cancelled
      draft.problem = Response.Problem(code: "reply.not-understood", message: wording.givenUp(subject: problem.subject))
      say(wording.givenUp(subject: problem.subject))
    case let unasked as UnaskedQuestionError:
      draft.outcome = unasked.outcome
      draft.question = unasked.question
    default:
      let problem = SpokenProblem(error, wording).problem
      draft.outcome = problem.code == SpokenProblem.unusableReply ? .cancelled : .failed
      draft.problem = problem
      say(problem.message)
      if draft.outcome == .cancelled { say(wording.givenUp(subject: nil)) }
    }
  }
}
