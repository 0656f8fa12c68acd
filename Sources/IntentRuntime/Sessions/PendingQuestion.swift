internal import AppIntents
internal import Dialog

/// A question that somebody waits for the answer to, or is about to ask.
///
/// It is referred to rather than copied: whoever waits keeps no more than the reference.
final class PendingQuestion {
  var question: Question
  let outcome: Response.Outcome
  /// What there is to choose from, where that is entities.
  let entities: [any AppEntity]
  /// The same where each may be of one of several kinds.
  let offered: [any AppEntity]
  /// Who waits; nil before it is asked.
  var continuation: CheckedContinuation<Reply, any Error>?

  /// - Parameter options: what there is to choose from.
  init(_ question: Question, as outcome: Response.Outcome = .needsInput, among options: [any Sendable] = []) {
    self.question = question
    self.outcome = outcome
    entities = options.compactMap { $0 as? any AppEntity }
    offered = options.flatMap { ConversationContext.entities(in: $0) ?? [] }
  }
}
