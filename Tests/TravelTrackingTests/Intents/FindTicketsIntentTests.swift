import AppIntents
import Foundation
import SwiftUI
import Testing

@testable import TravelTracking

@MainActor
@Suite struct `Finding tickets` {
  @Test func `asks how many and says what they cost`() async throws {
    let bench = TestBench()
    let intent = FindTicketsIntent(landmark: try bench.landmark("Niagara Falls"))
    let transcript = try await bench.run(intent, replies: [.yes])
    #expect(transcript.questions == ["How many tickets for Niagara Falls?"])
    #expect(transcript.spoken == "The cheapest tickets for Niagara Falls cost $45.70, from Early Bird.")
    #expect(transcript.supporting == "I found tickets from Early Bird.")
    let snippet = try #require(transcript.outcome.snippetIntent)
    let text = try await bench.drawing(of: snippet).text
    #expect(
      text == """
        ▭ Niagara Falls
        2 tickets
        $45.70 from Early Bird
        """)
  }

  @Test func `lets people change the number before they say yes`() async throws {
    let bench = TestBench()
    let friends = ThoughtfulResponder(bench: bench, presses: ["More", "More", "Fewer", "More"])
    let intent = FindTicketsIntent(landmark: try bench.landmark("Niagara Falls"))
    let outcome = try await bench.environment(friends).run { try await intent.outcome() }
    #expect(outcome.spokenText == "The cheapest tickets for Niagara Falls cost $79.20, from Band of Friends.")
    #expect(await friends.action == "Search")
    let drawings = await friends.drawings
    #expect(
      drawings == [
        """
        ▭ Niagara Falls
        [Fewer] 4 tickets [More]
        """
      ])
  }

  @Test func `asks for one ticket at least and twelve at most`() async throws {
    let bench = TestBench()
    let request = bench.searchEngine.createRequest(for: try bench.landmark("Petra").landmark)
    let snippet = TicketRequestSnippetIntent(searchRequest: SearchRequestEntity(request: request))
    try await bench.press("Fewer", on: snippet)
    let one = try await bench.drawing(of: snippet)
    #expect(one.lines.last == "[Fewer] 1 ticket [More]")
    #expect(one.controls.map(\.isEnabled) == [false, true])
    for _ in 0..<11 { try await bench.press("More", on: snippet) }
    #expect(try await bench.drawing(of: snippet).controls.map(\.isEnabled) == [true, false])
  }

  @Test func `stops where somebody says no`() async throws {
    let bench = TestBench(market: { _ in
      Issue.record("nobody wanted to search")
      return []
    })
    let intent = FindTicketsIntent(landmark: try bench.landmark("Niagara Falls"))
    await #expect(throws: CancellationError.self) { try await bench.run(intent, replies: [.no]) }
  }

  @Test func `needs no search where nobody asks for a ticket`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(FindTicketsIntent(landmark: try bench.landmark("Lake Baikal")))
    #expect(transcript.spoken == "You don’t need a ticket for Lake Baikal.")
    #expect(transcript.questions.isEmpty)
  }

  @Test func `is drawn while it searches`() async throws {
    let request = SearchRequest(
      id: 1, landmark: try #require(Landmark.all.first { $0.name == "Petra" }), status: .searching)
    let bench = TestBench()
    let view = TicketResultView(request: request)
    #expect(
      bench.rendered(view).text == """
        ▭ Petra
        2 tickets
        Searching…
        """)
  }

  @Test func `says so when nobody sells any`() async throws {
    let bench = TestBench(market: { _ in throw URLError(.notConnectedToInternet) })
    let intent = FindTicketsIntent(landmark: try bench.landmark("Petra"))
    let problem = await #expect(throws: TravelError.self) { try await bench.run(intent, replies: [.yes]) }
    #expect(
      problem.map { String(localized: $0.localizedStringResource) }
        == "Nobody sells tickets for Petra right now. Try again later.")
    #expect(bench.searchEngine.requests(for: [1]).first?.status == .failed)
  }

  @Test(arguments: [(1, "$24.00"), (2, "$45.70"), (3, "$67.30"), (4, "$79.20")])
  func `costs less per person in a group`(count: Int, price: String) async throws {
    let engine = SearchEngine()
    let niagara = try #require(Landmark.all.first { $0.name == "Niagara Falls" })
    let request = engine.createRequest(for: niagara)
    engine.setTicketCount(count, of: request.id)
    #expect(try await engine.search(request.id).priceText == price)
  }
}

/// Somebody who presses buttons of a confirmation before agreeing.
actor ThoughtfulResponder: IntentResponder {
  private let bench: TestBench
  private let presses: [String]
  private(set) var action: String?
  private(set) var drawings: [String] = []

  init(bench: TestBench, presses: [String]) {
    self.bench = bench
    self.presses = presses
  }

  func reply(to question: IntentQuestion) async throws -> IntentReply {
    action = question.actionName.map { String(localized: $0.acceptLabel) }
    guard let snippet = question.snippetIntent else { return .cancel }
    for label in presses { try await bench.press(label, on: snippet) }
    drawings.append(try await bench.drawing(of: snippet).text)
    return .yes
  }
}
