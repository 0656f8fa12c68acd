import Foundation
import IntentRuntime
import Testing
import Trails
import TravelTracking

@testable import AssistantCommandLine

/// The conversations with the sample apps, each a file that a person can read.
@Suite(.serialized) struct `Conversations with the sample apps` {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Transcripts").path

  @Test func `go as written`() async throws {
    var bench = TestBench()
    bench.house = House(applications: [
      Application(
        "Travel Tracking", synonyms: ["TravelTracking", "Travels"], shortcuts: TravelTrackingShortcuts.self,
        app: TravelTrackingApp()),
      Application("Trails", synonyms: ["Trail Guide"], shortcuts: TrailShortcuts.self, app: TrailsApp()),
    ])
    let outcome = await bench.run("test", Self.folder)
    #expect(outcome.code == .success, "\(outcome.output)")
    #expect(outcome.errors.hasSuffix("passed\n"))
  }
}
