import AppIntents
import SwiftUI
import Testing

@testable import Trails

/// Somebody who uses Trails with a model of their own, on a Saturday morning in June.
@MainActor
struct TestBench {
  let folder: URL
  let trailManager: TrailDataManager
  let navigationModel = NavigationModel()
  let activityTracker: ActivityTracker
  let clock: ManualClock
  let locale: Locale
  let undoManager = UndoManager()

  init(in folder: URL? = nil, speaking language: String = "en_US") {
    locale = Locale(identifier: language)
    self.folder = folder ?? FileManager.default.temporaryDirectory.appending(path: "TrailsTests-\(UUID().uuidString)")
    clock = ManualClock()
    trailManager = TrailDataManager(
      url: self.folder.appending(path: "Trails.json"),
      calendar: Self.calendar,
      clock: { [clock] in clock.now }
    )
    activityTracker = ActivityTracker(trailManager: trailManager)
  }

  /// The same person, after the app has been started anew.
  func relaunched() -> TestBench { TestBench(in: folder, speaking: locale.identifier) }

  var file: URL { folder.appending(path: "Trails.json") }

  func removeFiles() { try? FileManager.default.removeItem(at: folder) }

  // MARK: - Intents

  /// Runs an intent, with some answers to its questions.
  func run(_ intent: some AppIntent, answering replies: IntentReply...) async throws -> Answer {
    let responder = ScriptedResponder(replies)
    let (outcome, said, supporting) = try await environment(responder).run {
      let outcome = try await intent.outcome()
      return (outcome, outcome.spokenText, outcome.dialog?.supporting.map { String(localized: $0) })
    }
    return Answer(outcome: outcome, questions: await responder.questions, said: said, supporting: supporting)
  }

  /// The addresses that an intent opens, itself or through the intent that it hands over to.
  func addresses(openedBy intent: some AppIntent) async throws -> [String] {
    let browser = Browser()
    var environment = environment(nil)
    environment.observer = browser
    try await environment.run { try await intent() }
    return await browser.addresses
  }

  /// Runs an intent, with somebody at the other end.
  func run(_ intent: some AppIntent, answeredBy responder: some IntentResponder) async throws -> IntentOutcome {
    try await environment(responder).run { try await intent.outcome() }
  }

  /// Runs something that asks the model through `@Dependency`.
  func ask<Result: Sendable>(_ question: () async throws -> Result) async throws -> Result {
    try await environment(nil).run { try await question() }
  }

  private func environment(_ responder: (any IntentResponder)?) -> IntentEnvironment {
    var environment = IntentEnvironment(responder: responder, dependencies: dependencies, locale: locale)
    environment.undoManager = undoManager
    return environment
  }

  private var dependencies: AppDependencyManager {
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: trailManager)
    dependencies.add(dependency: navigationModel)
    dependencies.add(dependency: activityTracker)
    return dependencies
  }

  // MARK: - Things

  func trail(_ id: Trail.ID) throws -> TrailEntity {
    try trailManager.entity(for: #require(trailManager.trails(with: [id]).first))
  }

  func park(_ id: Park.ID) throws -> ParkEntity {
    try ParkEntity(park: #require(trailManager.parks(with: [id]).first))
  }

  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 2
    return calendar
  }()
}

/// A clock that only moves when it is told to.
@MainActor
final class ManualClock {
  nonisolated(unsafe) private(set) var now = Date(timeIntervalSince1970: 1_781_946_000)

  func advance(minutes: Double) { now += minutes * 60 }
}

/// What came of an intent.
struct Answer {
  let outcome: IntentOutcome
  let questions: [String]
  let said: String?
  let supporting: String?

  /// The snippet as text.
  @MainActor var shown: String? {
    outcome.view.map { terminalText(of: $0.view, width: 100).text }
  }
}

/// Notes what it is offered, and never answers.
actor ListeningResponder: IntentResponder {
  /// The titles of the options of each question.
  private(set) var offers: [[String]] = []

  func reply(to question: IntentQuestion) -> IntentReply {
    offers.append(question.options.map { String(localized: $0.title) })
    return .cancel
  }
}

/// Notes the addresses that it should open.
actor Browser: IntentObserver {
  private(set) var addresses: [String] = []

  func observe(_ event: IntentEvent) {
    if case .opensURL(let url, _) = event { addresses.append(url.absoluteString) }
  }
}

extension Trail: CustomTestStringConvertible {
  /// The name, which says it all.
  public var testDescription: String { name }
}
