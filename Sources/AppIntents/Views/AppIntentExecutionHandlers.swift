package import SwiftUI

/// What a view does when an intent runs.
package struct AppIntentExecutionHandler {
  package let intentType: any AppIntent.Type
  private let handle: @MainActor (any AppIntent) -> Void

  init<Intent: AppIntent>(for type: Intent.Type, perform: @escaping @MainActor (Intent) -> Void) {
    intentType = type
    handle = { intent in if let intent = intent as? Intent { perform(intent) } }
  }

  @MainActor func run(_ intent: any AppIntent) { handle(intent) }
}

/// The views that wait for intents.
@MainActor
package final class AppIntentExecutionHandlers {
  /// Those of the apps in this process.
  package nonisolated static let shared = AppIntentExecutionHandlers()

  private var handlers: [(token: Int, handler: AppIntentExecutionHandler)] = []
  private var lastToken = 0

  package nonisolated init() {}

  /// Registers everything that waits inside of a view until the token is given back.
  package func register(_ view: some View) -> Int {
    register(attachments(of: AppIntentExecutionHandler.self, in: view))
  }

  /// Registers everything that waits in the windows of an app until the token is given back.
  package func register(_ app: RunningApp) -> Int { register(attachments(of: AppIntentExecutionHandler.self, in: app)) }

  private func register(_ found: [AppIntentExecutionHandler]) -> Int {
    lastToken += 1
    handlers += found.map { (lastToken, $0) }
    return lastToken
  }

  /// Forgets what was registered for a token.
  package func unregister(_ token: Int) { handlers.removeAll { $0.token == token } }

  /// Tells every view that waits for intents of this type, in the order of registration; returns how many there were.
  package func run(for intent: any AppIntent) -> Int {
    let waiting = handlers.filter { $0.handler.intentType == type(of: intent) }
    for (_, handler) in waiting { handler.run(intent) }
    return waiting.count
  }
}
