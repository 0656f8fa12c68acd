import AppIntents
import SwiftUI
import Testing

@testable import Trails

@MainActor
@Suite struct `The app` {
  @Test func `registers what its intents need`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "TrailsTests-\(UUID().uuidString)")
    let dependencies = AppDependencyManager()
    _ = TrailsApp(stateFile: folder.appending(path: "Trails.json"), dependencies: dependencies)
    let environment = IntentEnvironment(responder: nil, dependencies: dependencies)
    let outcome = try await environment.run { try await GetPinnedTrail().outcome() }
    #expect(outcome.spokenText == "You haven’t pinned a trail yet.")
  }
}
