/// What surrounds the intents that run: who answers their questions, where their dependencies come from, what they
/// may show.
///
/// ```swift
/// let environment = IntentEnvironment(responder: ScriptedResponder("Ridge"), dependencies: testDependencies)
/// let trail = try await environment.run { try await OpenTrail()() }
/// ```
public struct IntentEnvironment: Sendable {
  public var responder: (any IntentResponder)?
  /// Where `@Dependency` looks before it looks at what the app registered.
  public var dependencies: AppDependencyManager?
  /// Whether the app is in front.
  public var isForeground = false
  /// Whether the app can be brought to the front.
  public var canContinueInForeground = true
  /// Whether the person hears the answers and sees nothing.
  public var isVoiceOnly = false
  /// Whether the device is locked.
  public var isLocked = false
  /// Whether it is certain that the person meant this intent.
  public var isCertain = true
  /// The language of the conversation.
  public var locale: Locale
  /// The time on the wall.
  public var now: @Sendable () -> Date = { Date() }

  /// How often the same question is asked: a person may need longer than a script.
  package var attemptLimit = 2
  package var observer: (any IntentObserver)?
  /// What is known of parameters that the request named without saying which value it means.
  package var narrowed: [String: [any Sendable]] = [:]
  /// Some of the values of parameters that take several: what is asked for is added to them.
  package var kept: [String: [any Sendable]] = [:]
  package var undoManager: UndoManager?
  package var executionHandlers = AppIntentExecutionHandlers.shared
  package var cancellation: IntentCancellation?

  /// An environment in which nobody answers, unless somebody is given.
  public init(
    responder: (any IntentResponder)? = nil, dependencies: AppDependencyManager? = nil, locale: Locale? = nil
  ) {
    self.responder = responder
    self.dependencies = dependencies
    self.locale = locale ?? CurrentLanguage.locale
  }

  /// The environment of the task.
  public static var current: IntentEnvironment {
    TaskScopes.nearest { ($0 as? EnvironmentScope)?.environment ?? ($0 as? IntentRun)?.environment }
      ?? IntentEnvironment()
  }

  /// Runs something in this environment.
  public func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
  ) async rethrows -> Result {
    try await TaskScopes.$current.withValue(EnvironmentScope(self), operation: operation)
  }

  /// Does something in this environment that waits for nothing. A task that is started in it stays in it.
  package func runAtOnce<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try TaskScopes.$current.withValue(EnvironmentScope(self), operation: operation)
  }

  package var systemContext: IntentSystemContext {
    IntentSystemContext(
      currentMode: IntentModes.Current(
        isForeground: isForeground, canContinueInForeground: canContinueInForeground && !isVoiceOnly
      ),
      isVoiceOnly: isVoiceOnly,
      locale: locale
    )
  }
}

/// The scope of what runs in an environment.
private final class EnvironmentScope: TaskScope {
  let environment: IntentEnvironment
  let outer = TaskScopes.current

  init(_ environment: IntentEnvironment) { self.environment = environment }

  var locale: Locale { environment.locale }
}
