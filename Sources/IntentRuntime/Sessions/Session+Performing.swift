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
      noteHabit(candidate, interpreted.text)
    case .action(let action, let shortcut):
      try await perform(action, of: shortcut, candidate, interpreted)
      noteHabit(candidate, interpreted.text)
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

  // MARK: Results

  /// Says and shows what an intent returned, and remembers it.
  private func report(_ outcome: IntentOutcome) async throws {
    let snippet = try await drawn(outcome)
    if let dialog = outcome.dialog {
      let full = String(localized: dialog.full)
      let supporting = dialog.supporting.map { String(localized: $0) }
      say(snippet == nil ? full : supporting ?? full)
      draft.dialog = full
      draft.supportingDialog = supporting
    }
    if let snippet { show(snippet) }
    context.note(value: outcome.value, of: outcome.intent)
    draft.entities = ConversationContext.entities(in: outcome.value) ?? []
    draft.value = JSONValue(showing: outcome.value)
    if outcome.dialog == nil, snippet == nil, outcome.opensIntent == nil { try await sayFallback(outcome) }
  }

  /// An intent that says and shows nothing leaves its value, its window, or that it is done.
  private func sayFallback(_ outcome: IntentOutcome) async throws {
    if let value = outcome.value {
      let text = String(localized: DisplayRepresentation(showing: value).title)
      return say(text.isEmpty ? wording.done() : text)
    }
    if outcome.isForeground, await showWindow() { return }
    if !draft.utterances.contains(where: \.isNote) { say(wording.done()) }
  }

  private func drawn(_ outcome: IntentOutcome) async throws -> DrawnSnippet? {
    guard settings.channel == .everything else { return nil }
    if let intent = outcome.snippetIntent { return try await draw(.intent(intent)) }
    if let view = outcome.view { return try await draw(.view(view)) }
    return nil
  }

  /// Draws a view as its intent would see the world.
  func draw(_ source: DrawnSnippet.Source) async throws -> DrawnSnippet? {
    let (width, style) = (settings.width, settings.terminal)
    return try await environment(isCertain: true).run {
      try await DrawnSnippet.draw(source, width: width, style: style)
    }
  }

  func show(_ snippet: DrawnSnippet) {
    guard settings.channel == .everything else { return }
    draft.utterances.append(.shows(snippet.lines))
    draft.snippet = snippet.lines
    context.snippet = snippet
  }

  /// Remembers what the window in front shows: it is what “it” means next.
  private func lookAtWindow() async {
    guard let index = context.inFront else { return }
    let launched = registry.launched
    guard let shown = await MainActor.run(body: { launched.entity(shownBy: index) }) else { return }
    let found = try? await EntityFinder.entities(of: shown.entityType, written: [shown.identifier])
    if let found, !found.isEmpty { context.focus = found }
  }

  /// Shows the beginning of the window of the application that is in front; false if it has none.
  private func showWindow() async -> Bool {
    guard settings.channel == .everything, let index = context.inFront else { return false }
    let (width, style, launched) = (settings.width, settings.terminal, registry.launched)
    let lines = await MainActor.run { launched.window(of: index, width: width, style: style)?.lines } ?? []
    guard !lines.isEmpty else { return false }
    let shown = lines.count > Self.mostWindowLines ? lines.prefix(Self.mostWindowLines) + ["…"] : lines[...]
    draft.utterances.append(.shows(Array(shown)))
    return true
  }

  /// A window is a glance here: the conversation goes on below it.
  private static var mostWindowLines: Int { 16 }

  // MARK: Events

  /// Takes note of what happens while an intent runs.
  func note(_ event: IntentEvent) async {
    switch event {
    case .opensApplication:
      context.inFront = runningApplication
      guard let index = runningApplication else { return }
      let launched = registry.launched
      await MainActor.run { launched.open(index) }
      note(wording.opening(registry.snapshot.applications[index].model.name))
    case .opensURL(let url, let intent):
      if intent is any OpenIntent, let index = runningApplication { return await bring(index, toOpen: url) }
      note(wording.openingURL(url.absoluteString))
    case .reports(let progress, _):
      let share = progress.totalUnitCount > 0 ? progress.fractionCompleted : nil
      settings.onProgress?(SessionSettings.Progress(share: share, text: progress.subtitle ?? progress.title))
    case .performs(let intent): noteValues(of: intent)
    case .showsContent, .registersUndo, .reloadsSnippet: break
    }
  }

  /// The values with which an intent performs are known before it asks anything itself.
  private func noteValues(of intent: any AppIntent) {
    guard let index = draft.invocations.indices.last, case .running = draft.invocations[index].state,
      type(of: draft.invocations[index].intent) == type(of: intent)
    else { return }
    draft.invocations[index].intent = intent
  }

  /// An address of its own opens an application, where the window takes it.
  private func bring(_ index: Int, toOpen url: URL) async {
    let launched = registry.launched
    context.inFront = index
    await MainActor.run { launched.open(url, in: index) }
    note(wording.opening(registry.snapshot.applications[index].model.name))
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

extension Response.Utterance {
  fileprivate var isNote: Bool { if case .notes = self { true } else { false } }
}
