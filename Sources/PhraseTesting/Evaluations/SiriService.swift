internal import Foundation
internal import IntentRuntime

/// Holds the conversations of scenarios.
///
/// There is no Siri here: the app under test answers, in the process of the test.
public enum SiriService {
  /// Holds a conversation with the app that the scenario's expectations are about: the tester whose
  /// `PhraseTester.definitions` they were made from, or the one that was installed under their bundle identifier. If they
  /// name none, exactly one tester has to be installed.
  public static func run(scenario: SiriScenario) async throws -> SiriScenarioSubject {
    try await run(scenario: scenario, in: try tester(for: scenario))
  }

  /// Holds a conversation with an app under test.
  public static func run(scenario: SiriScenario, in app: PhraseTester) async throws -> SiriScenarioSubject {
    let conversation = app.conversation()
    var turns: [SiriTranscript.Turn] = []
    var ended: Set<UUID> = []
    for turn in scenario.turns {
      if Task.isCancelled { break }
      let response = await conversation.session.take(turn.utterance)
      turns.append(await SiriTranscript.Turn(of: turn, response, in: app, after: ended))
      ended.formUnion(response.invocations.filter(\.hasEnded).map(\.id))
    }
    await conversation.session.interrupt()
    return SiriScenarioSubject(siriTranscript: SiriTranscript(turns: turns))
  }

  private static func tester(for scenario: SiriScenario) throws -> PhraseTester {
    let expectations = scenario.turns.flatMap(\.expectations) + scenario.expectations
    for source in expectations.flatMap(\._sources).map(\.source) {
      switch source {
      case .tester(let tester): return tester
      case .named(let identifier): if let tester = InstalledTesters.shared[identifier] { return tester }
      }
    }
    let installed = InstalledTesters.shared.identifiers
    if installed.count == 1, let tester = InstalledTesters.shared[installed[0]] { return tester }
    let known = installed.isEmpty ? "none is" : "there are \(installed.map { "'\($0)'" }.joined(separator: ", "))"
    throw PhraseTestFailure(
      "the scenario names no app that is installed; \(known); use 'SiriService.run(scenario:in:)' with a PhraseTester")
  }
}

/// A conversation that was held.
public struct SiriScenarioSubject: Sendable {
  /// What happened.
  public var siriTranscript: SiriTranscript

  /// A conversation that was held elsewhere.
  public init(siriTranscript: SiriTranscript) { self.siriTranscript = siriTranscript }
}

extension PhraseTester {
  /// Holds the conversation of a scenario and throws what is not as expected.
  public func holds(_ scenario: SiriScenario) async throws {
    let subject = try await SiriService.run(scenario: scenario, in: self)
    try await SiriExpectationEvaluator().verify(subject: subject, input: scenario)
  }
}

extension Response.Invocation {
  fileprivate var hasEnded: Bool { if case .running = state { false } else { true } }
}
