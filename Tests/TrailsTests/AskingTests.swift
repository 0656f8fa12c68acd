import AppIntents
import Testing

@testable import Trails

@MainActor
@Suite struct `Asking about a trail` {
  let visitor = Visitor()

  @Test func `tells those who listen more than those who look`() async throws {
    let answer = try await visitor.run(GetTrailInfo(), answering: .text("Lac Blanc"))
    #expect(answer.questions == ["Which trail?"])
    #expect(
      answer.said == """
        Lac Blanc is a trail of 8 kilometers near Chamonix in Aiguilles Rouges Nature Reserve. \
        Today its conditions are X.
        """)
    #expect(answer.supporting == "Here is what I know about Lac Blanc.")
    #expect((answer.outcome.value as? TrailEntity)?.id == "lac-blanc")
    #expect(answer.shown == "")
  }

  @Test func `finds trails that are not suggested, by any of their names`() async throws {
    let answer = try await visitor.run(GetTrailConditions(), answering: .text("mount fuji"))
    #expect(answer.questions == ["Which trail’s conditions would you like to know?"])
    #expect(answer.said == "The conditions on Yoshida Trail are X.")
    #expect(answer.supporting == "")
    #expect(answer.shown == "")
    #expect(answer.outcome.value as? String == "")
  }

  @Test func `without a pinned trail, says how to get one`() async throws {
    let answer = try await visitor.run(GetPinnedTrail())
    #expect(answer.said == "You haven’t pinned a trail yet.")
    #expect(answer.shown == "")
  }

  @Test func `the pinned trail is told without opening the app`() async throws {
    defer { visitor.leave() }
    try visitor.trailManager.pin("milford-track")
    let answer = try await visitor.run(GetPinnedTrail())
    #expect(answer.said == "Your pinned trail is Milford Track. Its conditions are X.")
    #expect(!answer.outcome.isForeground)
  }
}
