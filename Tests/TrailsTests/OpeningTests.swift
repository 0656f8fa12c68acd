import AppIntents
import Testing

@testable import Trails

@MainActor
@Suite struct `Opening things` {
  let visitor = Visitor()

  @Test func `the favourites come to the front`() async throws {
    defer { visitor.leave() }
    visitor.navigationModel.navigate(to: .trail("besseggen"))
    let answer = try await visitor.run(OpenFavorites())
    #expect(answer.outcome.isForeground)
    #expect(visitor.navigationModel.destination == .favorites)
  }

  @Test func `a trail has an address, and the app follows it`() async throws {
    let page = try await visitor.run(openPage(of: "lac-blanc"))
    let next = try #require(page.outcome.opensIntent as? OpenURLIntent)
    #expect(next.url.absoluteString == "https://trails.example/trail/lac-blanc/details")
    #expect(visitor.navigationModel.open(next.url))
    #expect(visitor.navigationModel.destination == .trail("lac-blanc"))
  }

  @Test(arguments: ["https://trails.example/trail", "https://other.example/trail/lac-blanc/details", "mailto:a@b.example"])
  func `other addresses lead nowhere`(address: String) throws {
    #expect(try !visitor.navigationModel.open(#require(URL(string: address))))
    #expect(visitor.navigationModel.destination == .favorites)
  }

  @Test func `without a pinned trail, the app stays behind`() async throws {
    let answer = try await visitor.run(OpenPinnedTrail())
    #expect(answer.said == "You haven’t pinned a trail yet. Pin one, and I can open it for you.")
    #expect(!answer.outcome.isForeground)
  }

  @Test func `the pinned trail comes to the front`() async throws {
    defer { visitor.leave() }
    try visitor.trailManager.pin("catbells")
    let answer = try await visitor.run(OpenPinnedTrail())
    #expect(answer.said == "Opening Catbells.")
    #expect(answer.outcome.isForeground)
    #expect(visitor.navigationModel.destination == .trail("catbells"))
  }

  private func openPage(of id: Trail.ID) throws -> OpenTrailPage {
    let intent = OpenTrailPage()
    intent.trail = try visitor.trail(id)
    return intent
  }
}
