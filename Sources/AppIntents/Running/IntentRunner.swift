/// What an intent returned, in parts, whatever its type.
public struct IntentOutcome: Sendable {
  public let value: (any Sendable)?
  /// What is said.
  public let dialog: IntentDialog?
  /// The intent to run next.
  public let opensIntent: (any AppIntent)?
  /// The snippet intent whose view is shown.
  public let snippetIntent: (any SnippetIntent)?
  /// The intent with the values it performed with.
  public let intent: any AppIntent
  /// Whether the app was in front at the end.
  public let isForeground: Bool

  package let view: _SnippetViewContainer?

  /// What is said to who only hears it.
  public var spokenText: String? { dialog.map { String(localized: $0.full) } }
}

/// Runs intents as the system does: fresh, with dependencies handed in and parameters resolved.
///
/// A question keeps the frame of every function below it until it is answered, and a frame has room for all that was inlined
/// into it: what a run comes by on its way to a question is `@inline(never)`.
package struct IntentRunner: Sendable {
  package let environment: IntentEnvironment

  package init(_ environment: IntentEnvironment = .current) { self.environment = environment }

  /// Runs an intent from the beginning and returns what it returned.
  ///
  /// Parameters that lack a value are resolved in declaration order. Errors of the app's own come out as they are;
  /// a cancelled question ends the run with `CancellationError`.
  package func run<Intent: AppIntent>(
    _ given: Intent
  ) async throws -> (result: Intent.PerformResult, outcome: IntentOutcome) {
    let intent = environment.runAtOnce { given.freshCopy() }
    let run = IntentRun(of: intent, in: environment)
    return try await TaskScopes.$current.withValue(run) { try await perform(intent, in: run) }
  }

  /// Runs an intent whose type is only known at run time.
  package func runAny(_ intent: any AppIntent) async throws -> IntentOutcome {
    func outcome<Intent: AppIntent>(_ intent: Intent) async throws -> IntentOutcome { try await run(intent).outcome }
    return try await outcome(intent)
  }

  @inline(never)
  private func perform<Intent: AppIntent>(
    _ intent: Intent, in run: IntentRun
  ) async throws -> (result: Intent.PerformResult, outcome: IntentOutcome) {
    if environment.isLocked, Intent.authenticationPolicy != .alwaysAllowed {
      throw IntentRunError.locked(intent: "\(Intent.self)")
    }
    do {
      try await prepareDependencies(of: intent)
    } catch let problem as DependencyError {
      throw IntentRunError.missingDependency(problem.description)
    }
    let parameters = IntentParameters(of: intent)
    try await ParameterResolution(of: parameters, in: run).resolve()
    try await openApplicationFirst(for: intent, in: run)
    await environment.observer?.observe(.performs(intent))
    // What has performed has happened, even if somebody wanted to stop it meanwhile.
    let result = try await watching(run) { try await performUntilDone(intent, in: run) }
    if Intent.supportedModes.contains(.deferredForeground), run.systemContext.currentMode.canContinueInForeground {
      await run.openApplication()
    }
    return (result, outcome(of: intent, result, in: run))
  }

  @inline(never)
  private func outcome(of intent: some AppIntent, _ result: some Sendable, in run: IntentRun) -> IntentOutcome {
    let parts = (result as? any PartedResult)?.parts ?? ResultParts()
    return IntentOutcome(
      value: parts.value, dialog: parts.dialog, opensIntent: parts.opensIntent, snippetIntent: parts.snippetIntent,
      intent: intent, isForeground: run.systemContext.currentMode == .foreground, view: parts.view)
  }

  /// Brings the app to the front beforehand, if the intent wants it there.
  @inline(never)
  private func openApplicationFirst<Intent: AppIntent>(for intent: Intent, in run: IntentRun) async throws {
    let modes = Intent.supportedModes
    guard modes.contains(.foreground) else { return }
    if run.systemContext.currentMode.canContinueInForeground || run.systemContext.currentMode == .foreground {
      await run.openApplication()
    } else if !modes.contains(.background) {
      throw IntentRunError.cannotOpenApplication(intent: "\(Intent.self)")
    }
  }

  /// Records what can be undone and reports progress while the intent performs.
  private func watching<Result: Sendable>(
    _ run: IntentRun, _ operation: () async throws -> Result
  ) async throws -> Result {
    let observer = run.environment.observer
    if let observer, run.intent is any ProgressReportingIntent {
      return try await run.progress.reporting(to: { await observer.observe(.reports($0, run.intent)) }) {
        try await recording(run, operation)
      }
    }
    return try await recording(run, operation)
  }

  private func recording<Result: Sendable>(
    _ run: IntentRun, _ operation: () async throws -> Result
  ) async throws -> Result {
    guard let recording = UndoRecording(of: run) else { return try await operation() }
    return try await recording.record(operation)
  }

  /// Performs, and again from the top whenever the intent throws a question.
  @inline(never)
  private func performUntilDone<Intent: AppIntent>(
    _ intent: Intent, in run: IntentRun
  ) async throws -> Intent.PerformResult {
    for _ in 0..<IntentRun.restartLimit {
      do {
        return try await intent.perform()
      } catch let error as AppIntentError {
        try await answer(error, in: run)
      }
    }
    throw IntentRunError.restartsForever(intent: "\(Intent.self)")
  }

  @inline(never)
  private func answer(_ error: AppIntentError, in run: IntentRun) async throws {
    switch error.reason {
    case .restart:
      return
    case .needsValue(let parameter, let dialog):
      parameter.clear()
      _ = try await run.requestValue(of: parameter, dialog: dialog)
    case .needsDisambiguation(let parameter, let values, let dialog):
      _ = try await run.requestDisambiguation(of: parameter, among: values, dialog: dialog)
    case .needsForeground(let dialog, let alwaysConfirm, let continuation):
      try await run.continueInForeground(dialog, alwaysConfirm: alwaysConfirm)
      try await continuation?()
    case .permission, .userAction, .unrecoverable:
      throw error
    }
  }
}

/// Gives every required parameter a value before an intent performs, in declaration order.
struct ParameterResolution {
  private let parameters: IntentParameters
  private let run: IntentRun

  init(of parameters: IntentParameters, in run: IntentRun) { (self.parameters, self.run) = (parameters, run) }

  func resolve() async throws {
    for (name, parameter) in parameters.entries.map({ ($0.name, $0.parameter) }) {
      if let values = run.environment.narrowed[name], !values.isEmpty, parameter.givenValue == nil {
        _ = try await run.requestDisambiguation(of: parameter, among: values, dialog: nil)
        continue
      }
      if parameter.givenValue != nil {
        try await askForNumberInRange(of: parameter)
        continue
      }
      let isAsked = run.environment.kept[name] != nil
      if !isAsked, try await takesDefault(parameter) { continue }
      if !isAsked, parameter.isOptional { continue }
      try await ask(for: parameter)
    }
  }

  /// Asks for another number where the one given is out of range and somebody can be asked.
  @inline(never)
  private func askForNumberInRange(of parameter: any AnyIntentParameter) async throws {
    guard let problem = IntentRunError.outOfRange(parameter, in: run.intent) else { return }
    guard run.environment.responder != nil else { throw problem }
    parameter.clear()
    do {
      _ = try await run.requestValue(of: parameter, dialog: nil, after: problem)
    } catch IntentRunError.nobodyToAsk {
      throw problem
    }
  }

  /// Whether a parameter has a value though nobody gave it one: its own default, or else that of its options or its
  /// query.
  @inline(never)
  private func takesDefault(_ parameter: any AnyIntentParameter) async throws -> Bool {
    if parameter.valueOrDefault != nil { return true }
    guard let value = try await ParameterOptions.defaultValue(of: parameter) else { return false }
    return parameter.assignFirst(value)
  }

  @inline(never)
  private func ask(for parameter: any AnyIntentParameter) async throws {
    if let asked = try await question(about: parameter) { _ = try await run.answer(to: asked, for: parameter) }
  }

  /// What asks for a value; nil where there is only one, which the parameter has then.
  @inline(never)
  private func question(about parameter: any AnyIntentParameter) async throws -> OpenQuestion? {
    question(about: parameter, try await ParameterOptions(of: parameter))
  }

  @inline(never)
  private func question(about parameter: any AnyIntentParameter, _ options: ParameterOptions) -> OpenQuestion? {
    guard options.isClosed, !options.all.isEmpty else {
      return run.question(.value, about: parameter, offering: options.sections, nil)
    }
    if options.all.count == 1, parameter.assign(options.all[0].value) { return nil }
    let dialog = parameter.traits.requestDisambiguationDialog ?? parameter.traits.requestValueDialog
    return run.question(.disambiguation, about: parameter, offering: options.sections, dialog)
  }
}

extension AppIntent {
  /// Runs the intent, and the one it opens, and returns its value.
  @discardableResult
  public func callAsFunction<Value>(donate: Bool = true) async throws -> Value
  where PerformResult: ReturnsValue<Value> {
    let (result, outcome) = try await IntentRunner().run(self)
    if let next = outcome.opensIntent { _ = try await IntentRunner().runAny(next) }
    guard let value = result.value else {
      throw AppIntentError(.unrecoverable("noValue"), "There is no result.")
    }
    return value
  }

  /// Runs the intent, and the one it opens.
  @_disfavoredOverload
  public func callAsFunction(donate: Bool = true) async throws {
    let outcome = try await IntentRunner().run(self).outcome
    if let next = outcome.opensIntent { _ = try await IntentRunner().runAny(next) }
  }

  /// Runs the intent and returns everything it returned: what is said, what is shown, what comes next.
  public func outcome() async throws -> IntentOutcome { try await IntentRunner().run(self).outcome }
}
