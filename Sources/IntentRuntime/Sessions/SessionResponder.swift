internal import AppIntents
internal import Synchronization

/// Hands what an intent asks, and what happens while it runs, to the conversation.
struct SessionResponder: IntentResponder, IntentObserver {
  let session: Session

  func reply(to question: IntentQuestion) async throws -> IntentReply { try await session.reply(to: question) }

  func observe(_ event: IntentEvent) async { await session.note(event) }
}
