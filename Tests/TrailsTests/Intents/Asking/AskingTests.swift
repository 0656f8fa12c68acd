import AppIntents
import Testing

@testable import Trails

@MainActor
@Suite struct `Asking about a trail` {
  let bench = TestBench()

  @Test func `tells those who listen more than those who look`() async throws {
    let answer = try await bench.run(GetTrailInfo(), answering: .text("Lac Blanc"))
    #expect(answer.questions == ["Which trail?"])
    #expect(
      answer.said == """
        Lac Blanc is a trail of 5 miles near Chamonix in Aiguilles Rouges Nature Reserve. \
        Today its conditions are excellent: a stony path with a few ladders, cool and dry all day.
        """)
    #expect(answer.supporting == "Here is what I know about Lac Blanc.")
    #expect((answer.outcome.value as? TrailEntity)?.id == "lac-blanc")
    #expect(
      answer.shown == """
          Lac Blanc
          Chamonix, Aiguilles Rouges Nature Reserve, France
          A balcony path above the valley ends at a lake that holds Mont Blanc upside down. Ibex graze
          between the photographers.
          ∟ 5 mi  ↗ 1,706 ft
          ☺ hiking
          ☀ Excellent: a stony path with a few ladders, cool and dry all day
        """)
  }

  @Test func `finds trails that are not suggested, by any of their names`() async throws {
    let answer = try await bench.run(GetTrailConditions(), answering: .text("mount fuji"))
    #expect(answer.questions == ["Which trail’s conditions would you like to know?"])
    #expect(
      answer.said == "The conditions on Yoshida Trail are good: volcanic cinder and rocky steps, with a light breeze.")
    #expect(answer.supporting == "The conditions on Yoshida Trail are good.")
    #expect(
      answer.shown == """
          Yoshida Trail
          ☁ Good: volcanic cinder and rocky steps, with a light breeze
        """)
    #expect(answer.outcome.value as? String == "good: volcanic cinder and rocky steps, with a light breeze")
  }

  @Test func `without a pinned trail, says how to get one`() async throws {
    let answer = try await bench.run(GetPinnedTrail())
    #expect(answer.said == "You haven’t pinned a trail yet.")
    #expect(answer.shown == "  ⚲ Pin a trail to see its conditions here.")
  }

  @Test func `the pinned trail is told without opening the app`() async throws {
    defer { bench.removeFiles() }
    try bench.trailManager.pin("milford-track")
    let answer = try await bench.run(GetPinnedTrail())
    #expect(
      answer.said == """
        Your pinned trail is Milford Track. Its conditions are fair: a good gravel path, sometimes under water, \
        with showers in the afternoon.
        """)
    #expect(!answer.outcome.isForeground)
  }
}
