import AppIntents
import Diagnostics
import IntentRuntime
import PhraseMatching
import Testing

@testable import Harbor

/// A conversation with the harbour, held by a transcript.
struct HarborTalk {
  let harbor: Harbor
  let registry: AppRegistry
  let session: Session

  static let now = CivilMoment(year: 2026, month: 11, day: 20, hour: 10)

  /// What there is to choose from where a boat is asked for.
  static let boats = """
    - 1 Gray Heron · North Pier
    - 2 Gull · South Pier
    - 3 Swan · North Pier
    - 4 Swan · South Pier
    """

  /// How the question about the weather is left for another request.
  static let leavingTheWeather = """
    > ask for weather
    < What weather do you want?
    \(weathers)
    > list the boats
    < (Leaving the question about the weather.)
    < There are 4 boats.
    """

  /// What there is to choose from where a weather is asked for.
  static let weathers = """
    - 1 Calm
    - 2 Breezy
    - 3 Stormy
    """

  init(
    _ harbor: Harbor = Harbor(),
    besides others: [InstalledApplication] = [],
    _ change: (inout SessionSettings) -> Void = { _ in }
  ) async {
    self.harbor = harbor
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: harbor)
    let application = InstalledApplication("Harbor", synonyms: ["the port"], shortcuts: HarborShortcuts.self)
    registry = await AppRegistry(
      [application] + others, locale: Locale(identifier: "en"), dependencies: dependencies)
    var settings = SessionSettings(matching: MatchOptions(now: Self.now), now: { Self.now })
    settings.locale = Locale(identifier: "en")
    change(&settings)
    session = Session(with: registry, settings: settings)
  }

  /// Goes through a conversation and records what was different.
  func holds(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    let (transcript, findings) = Transcript.read(text)
    #expect(findings.map(\.message) == [], sourceLocation: sourceLocation)
    let runner = TranscriptRunner(with: session) { await waitForEvent() }
    let result = await runner.run(transcript, .all)
    #expect(result.updatedText.trimmed == text.trimmed, sourceLocation: sourceLocation)
  }

  private func waitForEvent() async {
    while harbor.deeds.last != "waiting" { await Task.yield() }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
