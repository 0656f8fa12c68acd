package import Dialog
package import PhraseMatching

/// Whoever answers in a conversation: a session, or a stand-in that only knows what it was told to say.
package protocol ConversationPartner: Sendable {
  var question: Question? { get async }
  /// The labels of the buttons that were shown last and can be pressed.
  var buttons: [String] { get async }
  /// Takes one turn. Ends when the answer is complete or a question is open.
  func take(_ text: String, _ options: TurnOptions) async -> Response
  /// Stops what is going on, as Ctrl-C does; an open question is dropped.
  func interrupt() async
  /// What was compared with what for the last request.
  func explanation() async -> (request: String, matching: Matching)?
  /// What is likely to be said next, best first.
  func suggestions(atMost count: Int) async -> [String]
  func forgetHabits() async
  /// What completes what is being typed now.
  func completer() async -> ConversationCompleter
}

extension ConversationPartner {
  /// Completes nothing.
  package func completer() async -> ConversationCompleter { .none }
}

extension ConversationPartner {
  package var buttons: [String] { get async { [] } }
}

extension Session: ConversationPartner {
  package var buttons: [String] { context.snippet?.buttons.map(\.label) ?? [] }
}
