import AppIntents
import Testing

@testable import Trails

@MainActor
@Suite struct `Opening things` {
  let bench = TestBench()

  @Test func `the favourites come to the front`() async throws {
    defer { bench.removeFiles() }
    bench.navigationModel.navigate(to: .trail("besseggen"))
    let answer = try await bench.run(OpenFavorites())
    #expect(answer.outcome.isForeground)
    #expect(bench.navigationModel.destination == .favorites)
    #expect(
      answer.said == """
        Your favorite trails are Angels Landing, Mist Trail, Lac Blanc, Catbells, Besseggen Ridge, and Milford Track.
        """)
    #expect(answer.supporting == "Here are your favorite trails.")
  }

  @Test func `one favourite is called by its name, and none is said to be there`() async throws {
    defer { bench.removeFiles() }
    for trail in bench.trailManager.favorites.dropFirst() { try bench.trailManager.setFavorite(false, trail.id) }
    #expect(try await bench.run(OpenFavorites()).said == "Your only favorite trail is Angels Landing.")
    try bench.trailManager.setFavorite(false, "angels-landing")
    #expect(try await bench.run(OpenFavorites()).said == "You have no favorite trails yet.")
  }

  @Test func `a collection comes to the front`() async throws {
    let answer = try await bench.run(OpenCollection(), answering: .text("Scandinavia"))
    #expect(answer.questions == ["Which collection would you like to open?"])
    #expect(answer.outcome.isForeground)
    #expect(bench.navigationModel.destination == .collection("nordicCountries"))
    #expect(answer.said == "Here are the trails of Nordic Countries.")
  }

  @Test func `a trail is opened by its address, which the app follows`() async throws {
    let addresses = try await bench.addresses(openedBy: OpenTrail(bench.trail("lac-blanc")))
    #expect(addresses == ["https://trails.example/trail/lac-blanc/details"])
    #expect(try bench.navigationModel.open(#require(URL(string: addresses[0]))))
    #expect(bench.navigationModel.destination == .trail("lac-blanc"))
  }

  @Test func `the page on the web has the same address`() async throws {
    let intent = OpenTrailPage()
    intent.trail = try bench.trail("catbells")
    #expect(
      try await bench.addresses(openedBy: intent) == ["https://trails.example/trail/catbells/details"])
    #expect(try await bench.run(intent).said == "Here is the page of Catbells.")
  }

  @Test(arguments: [
    "https://trails.example/trail", "https://other.example/trail/lac-blanc/details", "mailto:a@b.example",
  ])
  func `other addresses lead nowhere`(address: String) throws {
    #expect(try !bench.navigationModel.open(#require(URL(string: address))))
    #expect(bench.navigationModel.destination == .favorites)
  }

  @Test func `without a pinned trail, the app stays behind`() async throws {
    let answer = try await bench.run(OpenPinnedTrail())
    #expect(answer.said == "You haven’t pinned a trail yet. Pin one, and I can open it for you.")
    #expect(!answer.outcome.isForeground)
  }

  @Test func `the pinned trail comes to the front`() async throws {
    defer { bench.removeFiles() }
    try bench.trailManager.pin("catbells")
    let answer = try await bench.run(OpenPinnedTrail())
    #expect(answer.said == "Opening Catbells.")
    #expect(answer.outcome.isForeground)
    #expect(bench.navigationModel.destination == .trail("catbells"))
  }
}
