package import Dialog
package import PhraseMatching

/// One conversation: takes what a person types, turn by turn, and says what came of it.
package actor Session {
  private let installation: Installation
  private let settings: SessionSettings

  package init(with installation: Installation, settings: SessionSettings) {
    self.installation = installation
    self.settings = settings
  }

  /// The question that waits for an answer.
  package private(set) var question: Question?

  /// Takes one turn. Ends when the answer is complete or a question is open.
  package func take(_ text: String, _ options: TurnOptions = TurnOptions()) async -> Response {
    Response(.notRecognized, to: text)
  }

  /// Stops what is going on, as Ctrl-C does. Whoever waits for ``take(_:_:)`` gets a cancelled response.
  package func interrupt() {}

  /// What was compared with what for the last request; nil before the first one.
  package func explanation() -> (request: String, matching: Matching)? { nil }

  /// What is likely to be said next, best first.
  package func suggestions(atMost count: Int) async -> [String] { [] }

  /// Forgets what was done before.
  package func forgetHabits() async {}
}
