public import AppIntents
internal import IntentRuntime
internal import PhraseMatching

/// What surrounds the application under test: the language, the moment, and stand-ins for what it depends on.
///
/// ```swift
/// let booth = AppDependencyManager()
/// booth.add(dependency: CheapTickets() as any TicketService)
/// let app = try await PhraseTester(
///   "Trails", shortcuts: TrailShortcuts.self, app: TrailsApp(),
///   conditions: TestConditions(locale: "de", now: "2026-11-20T10:00", dependencies: booth))
/// ```
public struct TestConditions: Sendable {
  /// The language that is spoken.
  public var locale: Locale
  /// The moment that "tomorrow" and "in ten minutes" are counted from; nil for the clock on the wall.
  ///
  /// It is what words mean. What an app reads from a clock of its own is up to the app.
  public var now: String?
  /// Where `@Dependency` looks. What is registered here already wins over what the app registers when it is created.
  public var dependencies: AppDependencyManager?
  /// How sure a match has to be, 0…1.
  public var threshold = MatchOptions.defaultThreshold
  /// How far a match has to be ahead of the next one, 0…1.
  public var margin = MatchOptions.defaultMargin

  /// English, now, and the app's own dependencies, unless something else is said.
  ///
  /// - Parameters:
  ///   - locale: the language, as `de` or `pt-BR`.
  ///   - now: the moment, as `2026-11-20` or `2026-11-20T10:00`.
  ///   - dependencies: stand-ins for what the app registers.
  public init(locale: String = "en", now: String? = nil, dependencies: AppDependencyManager? = nil) {
    self.locale = Locale(identifier: locale)
    self.now = now
    self.dependencies = dependencies
  }

  var moment: CivilMoment {
    get throws {
      guard let now else { return .onThisClock() }
      guard let moment = CivilMoment(written: now) else {
        throw PhraseTestFailure("'\(now)' is no moment; write it as '2026-11-20' or '2026-11-20T10:00'")
      }
      return moment
    }
  }
}
