import AppIntents
import Testing

@testable import Trails

@MainActor
@Suite struct `Planning a meetup` {
  let bench = TestBench()

  @Test func `the meeting points are those of the trail`() async throws {
    let answer = try await bench.run(PlanMeetup(), answering: .text("Lac Blanc"), .option(1))
    #expect(answer.questions == ["On which trail?", "Where along the trail?"])
    #expect(answer.said == "Here is your invitation: “Let’s meet at Chéserys lakes on Lac Blanc.”")
    #expect(answer.outcome.value as? String == "Let’s meet at Chéserys lakes on Lac Blanc.")
  }

  @Test func `the meeting points are offered in order`() async throws {
    let responder = ListeningResponder()
    let intent = PlanMeetup()
    intent.trail = try bench.trail("mist-trail")
    _ = try? await bench.run(intent, answeredBy: responder)
    #expect(await responder.offers == [["the footbridge", "Vernal Fall", "Emerald Pool", "Nevada Fall"]])
  }
}
