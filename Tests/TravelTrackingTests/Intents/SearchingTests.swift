import AppIntents
import Foundation
import Testing

@testable import TravelTracking

@MainActor
@Suite struct `Searching landmarks` {
  @Test func `by distance begins with the nearest of those that a word is about`() async throws {
    let bench = TestBench()
    let intent = FindByDistanceIntent()
    intent.topic = "waterfalls"
    let transcript = try await bench.run(intent)
    let found = try #require(transcript.value(as: [LandmarkEntity].self)).map(\.name)
    #expect(found.first == "Niagara Falls")
    #expect(Set(found).isSuperset(of: ["Victoria Falls", "Iguazú Falls", "Angel Falls", "Milford Sound"]))
    #expect(
      transcript.spoken == "I found \(found.count) landmarks. The nearest is Niagara Falls, 42.5 miles away.")
  }

  @Test func `by distance finds nothing about what nowhere is`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(FindByDistanceIntent(), replies: [.text("submarines")])
    #expect(transcript.questions == ["What are you looking for?"])
    #expect(transcript.spoken == "I know no landmark about submarines. Try another word.")
  }

  @Test func `by picture can be told in words`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(ShowSearchResultsIntent(), replies: [.text("tower")])
    #expect(transcript.questions == ["What is in the picture?"])
    #expect(transcript.supporting?.hasPrefix("Here are ") == true)
    #expect(bench.navigator.searchResults.contains { $0.name == "CN Tower" })
  }

  @Test func `tickets may be counted beforehand`() async throws {
    let bench = TestBench()
    let intent = FindTicketsIntent(landmark: try bench.landmark("Niagara Falls"))
    intent.ticketCount = 4
    let transcript = try await bench.run(intent, replies: [.yes])
    #expect(transcript.questions == ["Shall I look for tickets for Niagara Falls?"])
    #expect(transcript.spoken == "The cheapest tickets for Niagara Falls cost $79.20, from Band of Friends.")
  }
}
