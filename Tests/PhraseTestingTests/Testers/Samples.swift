import PhraseTesting
import Testing
import Trails
import TravelTracking

/// The sample apps, each created anew for the test that asks for one.
enum Samples {
  static func trails(_ conditions: TestConditions = TestConditions(now: "2026-11-20T10:00")) async throws
    -> PhraseTester
  {
    try await PhraseTester("Trails", shortcuts: TrailShortcuts.self, app: TrailsApp(), conditions: conditions)
  }

  static func travel(_ conditions: TestConditions = TestConditions(now: "2026-11-20T10:00")) async throws
    -> PhraseTester
  {
    try await PhraseTester(
      "Travel Tracking", synonyms: ["TravelTracking"], shortcuts: TravelTrackingShortcuts.self,
      packages: [TravelTrackingPackage.self], app: TravelTrackingApp(), conditions: conditions)
  }
}

/// What an error says; an issue if there is none.
func failure(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
) async -> String {
  do {
    try await body()
    Issue.record("this has to fail", sourceLocation: sourceLocation)
    return ""
  } catch {
    return "\(error)"
  }
}
