import AppIntents
import Foundation
import Testing

@testable import TravelTracking

@MainActor
@Suite struct `The crowd status` {
  private func intent(_ landmark: String, on bench: TestBench) throws -> GetCrowdStatusIntent {
    let intent = GetCrowdStatusIntent()
    intent.landmark = try bench.landmark(landmark)
    return intent
  }

  @Test func `is told and shown where the app may open`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(try intent("Niagara Falls", on: bench))
    #expect(transcript.spoken == "Niagara Falls is busy right now, with 66 percent of the room taken.")
    #expect(transcript.value(as: Int.self) == 66)
    #expect(transcript.questions.isEmpty)
    #expect(transcript.outcome.isForeground)
    #expect(bench.navigator.crowdedLandmark?.name == "Niagara Falls")
  }

  @Test func `is only told where the app may not open`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(try intent("Niagara Falls", on: bench)) { $0.canContinueInForeground = false }
    #expect(transcript.spoken == "Niagara Falls is busy right now, with 66 percent of the room taken.")
    #expect(!transcript.outcome.isForeground)
    #expect(bench.navigator.crowdedLandmark == nil)
  }

  @Test func `is only told to who listens`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(try intent("Niagara Falls", on: bench)) { $0.isVoiceOnly = true }
    #expect(!transcript.outcome.isForeground)
  }

  @Test func `leaves the app where it is when the landmark is closed`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(try intent("Hobbiton", on: bench))
    #expect(transcript.spoken == "Hobbiton is closed right now. Open from 9:00 to 17:00.")
    #expect(transcript.value(as: Int.self) == 0)
    #expect(!transcript.outcome.isForeground)
  }

  @Test(arguments: [(0, CrowdLevel.quiet), (25, .lively), (79, .busy), (80, .packed), (100, .packed)])
  func `has a word for each share`(occupancy: Int, level: CrowdLevel) {
    #expect(CrowdLevel(occupancy: occupancy) == level)
  }

  @Test func `stays between nothing and everything, around the clock`() async throws {
    for landmark in Landmark.all {
      for hour in 0..<24 {
        let date = TestBench.now.addingTimeInterval(Double(hour) * 3600)
        let occupancy = try await CrowdForecast().occupancy(of: landmark, at: date)
        #expect((0...100).contains(occupancy))
      }
    }
  }
}
