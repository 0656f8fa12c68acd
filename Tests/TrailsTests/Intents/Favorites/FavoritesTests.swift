import AppIntents
import Testing

@testable import Trails

@MainActor
@Suite struct `Favourites and the pinned trail` {
  let bench = TestBench()

  @Test func `a trail becomes a favourite once`() async throws {
    defer { bench.removeFiles() }
    let first = try await bench.run(AddFavorite(), answering: .text("tongariro"))
    #expect(first.questions == ["Which trail would you like to add?"])
    #expect(first.said == "I added Tongariro Alpine Crossing to your favorites.")
    let second = try await bench.run(AddFavorite(), answering: .text("the Crossing"))
    #expect(second.said == "Tongariro Alpine Crossing already is one of your favorites.")
    #expect(bench.trailManager.favorites.last?.id == "tongariro-crossing")
  }

  @Test func `a favourite is taken out once`() async throws {
    defer { bench.removeFiles() }
    let first = try await bench.run(RemoveFavorite(), answering: .text("Catbells"))
    #expect(first.questions == ["Which trail would you like to remove?"])
    #expect(first.said == "I removed Catbells from your favorites.")
    let second = try await bench.run(RemoveFavorite(), answering: .text("Catbells"))
    #expect(second.said == "Catbells is not one of your favorites.")
    #expect(!bench.trailManager.isFavorite("catbells"))
  }

  @Test func `one trail is pinned at a time`() async throws {
    defer { bench.removeFiles() }
    let pinned = try await bench.run(PinTrail(), answering: .text("besseggen ridge"))
    #expect(pinned.questions == ["Which trail would you like to pin?"])
    #expect(pinned.said == "Besseggen Ridge is pinned to the top of your list.")
    _ = try await bench.run(PinTrail(), answering: .text("Lac Blanc"))
    #expect(bench.trailManager.pinned?.id == "lac-blanc")
    #expect(try await bench.run(UnpinTrail()).said == "Lac Blanc is no longer pinned.")
    #expect(try await bench.run(UnpinTrail()).said == "No trail is pinned at the moment.")
  }

  @Test func `somebody who changes their mind changes nothing`() async throws {
    await #expect(throws: CancellationError.self) {
      try await bench.run(PinTrail(), answering: .cancel)
    }
    #expect(bench.trailManager.pinned == nil)
  }
}
