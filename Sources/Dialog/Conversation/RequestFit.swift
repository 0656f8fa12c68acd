/// What a text comes to as a request of its own.
package struct RequestFit: Sendable, Equatable {
  /// The best score of a shortcut.
  package var score: Double
  /// Whether it is a phrase as it stands.
  package var isExact: Bool
  /// What it asks of the assistant itself.
  package var isBuiltInCommand: BuiltInCommand?

  package init(score: Double = 0, isExact: Bool = false, isBuiltInCommand: BuiltInCommand? = nil) {
    self.score = score
    self.isExact = isExact
    self.isBuiltInCommand = isBuiltInCommand
  }

  /// From here on a text is a request even in the middle of a question. "Turn on the lamp" asked for "Which lamp?" is;
  /// "lamp" (0.6 of some phrase) is not.
  static let recognized = 0.85
  /// How much better it has to fit than as a reply. "Hall lamp" (0.9 as a reply, 0.95 as a short phrase) stays a reply.
  static let lead = 0.3
  /// From here on a reply is one, whatever else the text is: "left" picks the lamp on the left, and is no command to
  /// turn.
  static let certainReply = 0.9
}
