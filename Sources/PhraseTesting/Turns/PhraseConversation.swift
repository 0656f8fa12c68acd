internal import AppIntents
internal import Dialog
internal import IntentRuntime
internal import PhraseMatching

/// One conversation with the application under test: what is said later can refer to what was said before.
///
/// ```swift
/// let talk = app.conversation()
/// try await talk.say("open catbells")
/// #expect(try await talk.say("how is it today").intent == "GetTrailConditions")
/// ```
///
/// Say one thing after the other; for things said at once, hold several conversations.
public struct PhraseConversation: Sendable {
  let session: Session
  private let registry: AppRegistry

  init(_ registry: AppRegistry, _ settings: SessionSettings) {
    self.registry = registry
    session = Session(with: registry, settings: settings)
  }

  /// Says something, performs what it means, and answers what is asked. A question that the script has no answer for
  /// stays open: what is said next answers it.
  ///
  /// Throws when the script has an answer that nothing asked for, or names a parameter that the intent does not have.
  @discardableResult
  public func say(_ request: String, answering answers: ScriptedAnswers = []) async throws -> PhraseTurn {
    var options = TurnOptions()
    options.answers = answers.byName
    var response = await session.take(request, options)
    var lines = Self.lines(typing: request, response)
    for (index, answer) in answers.inOrder.enumerated() {
      guard await session.question != nil else {
        let turn = await turn(response, lines)
        throw PhraseTestFailure(FailureMessages.answersLeft(Array(answers.inOrder[index...]), after: turn))
      }
      response = await session.take(answer, TurnOptions())
      lines += Self.lines(typing: answer, response)
    }
    try check(answers.byName, for: response)
    return await turn(response, lines)
  }

  private static func lines(typing text: String, _ response: Response) -> [String] {
    ["> \(text)"] + TranscriptLine.lines(of: response).map(\.text)
  }

  private func turn(_ response: Response, _ lines: [String]) async -> PhraseTurn {
    await registry.environment().run { PhraseTurn(response, lines: lines) }
  }

  /// What questions are called that are about no parameter.
  private static let questions = [
    Question.Kind.confirmation, .choice, .foreground, .shortcut, .disambiguation, .value,
  ].map(\.rawValue)

  private func check(_ answers: [String: String], for response: Response) throws {
    guard !answers.isEmpty, let candidate = response.candidate else { return }
    let intents = registry.sayableIntents.filter {
      $0.application == candidate.application && $0.intent == candidate.intent
    }
    let names = intents.first?.parameters ?? []
    for name in answers.keys.sorted() where !names.contains(name) && !Self.questions.contains(name) {
      throw PhraseTestFailure(FailureMessages.unknownAnswer(name, of: candidate.intent, among: names))
    }
  }
}
