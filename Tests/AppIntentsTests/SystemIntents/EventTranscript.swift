import AppIntents

@testable import AppIntentsCore

/// Writes the events of a run down, one line each.
actor EventTranscript: IntentObserver {
  private(set) var lines: [String] = []

  func observe(_ event: IntentEvent) async {
    lines.append(await Self.line(event))
  }

  private static func line(_ event: IntentEvent) async -> String {
    switch event {
    case .opensApplication(let intent): "opens the app for \(type(of: intent))"
    case .showsContent(let intent): "shows \(type(of: intent))"
    case .opensURL(let url, let intent): "opens \(url.absoluteString) for \(type(of: intent))"
    case .reports(let progress, _):
      "\(progress.completedUnitCount) of \(progress.totalUnitCount)\(progress.title.map { ": \($0)" } ?? "")"
    case .registersUndo(let manager, _): "can undo: \(await manager.undoActionName)"
    case .performs(let intent): "performs \(type(of: intent))"
    case .reloadsSnippet(let type): "reloads \(type)"
    }
  }
}

extension IntentEnvironment {
  /// An environment whose events go to a transcript, with execution handlers that no other test sees.
  static func watched(
    by transcript: EventTranscript,
    handlers: AppIntentExecutionHandlers = AppIntentExecutionHandlers(),
    replies: [IntentReply] = []
  ) -> IntentEnvironment {
    var environment = IntentEnvironment(responder: ScriptedResponder(replies))
    environment.observer = transcript
    environment.executionHandlers = handlers
    return environment
  }
}

/// Runs an intent and returns the transcript.
func transcript(
  of intent: some AppIntent,
  handlers: AppIntentExecutionHandlers = AppIntentExecutionHandlers(),
  replies: [IntentReply] = []
) async throws -> [String] {
  let transcript = EventTranscript()
  _ = try await IntentRunner(.watched(by: transcript, handlers: handlers, replies: replies)).runAny(intent)
  return await transcript.lines
}
