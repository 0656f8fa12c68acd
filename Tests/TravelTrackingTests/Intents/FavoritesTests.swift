import AppIntents
import Foundation
import SwiftUI
import Testing

@testable import TravelTracking

@MainActor
@Suite struct `Favorites` {
  @Test func `take a landmark and give it back`() async throws {
    let bench = TestBench()
    let petra = try bench.landmark("Petra")
    let added = try await bench.run(UpdateFavoritesIntent(landmark: petra, isFavorite: true))
    #expect(added.spoken == "Petra is one of your favorites now.")
    #expect(bench.modelData.isFavorite(petra.landmark))
    let removed = try await bench.run(UpdateFavoritesIntent(landmark: petra, isFavorite: false))
    #expect(removed.spoken == "Petra is no longer one of your favorites.")
    #expect(!bench.modelData.isFavorite(petra.landmark))
  }

  @Test func `are meant when nothing else is said`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(UpdateFavoritesIntent(), replies: [.text("the rose city")])
    #expect(transcript.questions == ["Which landmark?"])
    #expect(transcript.spoken == "Petra is one of your favorites now.")
  }

  @Test func `are listed in the order in which they came`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(ListFavoritesIntent())
    #expect(transcript.spoken == "Your favorites are Niagara Falls, Mount Fuji, and Sagrada Família.")
    #expect(transcript.supporting == "You have 3 favorites.")
    let view = try #require(transcript.outcome.view)
    #expect(bench.rendered(view.view).lines.count == 3)
  }

  @Test func `may be none`() async throws {
    let bench = TestBench()
    for landmark in bench.modelData.favoriteLandmarks { try bench.modelData.setFavorite(false, landmark) }
    let transcript = try await bench.run(ListFavoritesIntent())
    #expect(transcript.spoken == "You have no favorites yet. Tap the heart of a landmark to add it.")
  }

  @Test func `change with the heart of a snippet, which is drawn anew`() async throws {
    let bench = TestBench()
    let snippet = LandmarkSnippetIntent(landmark: try bench.landmark("Victoria Falls"))
    #expect(
      try await bench.drawing(of: snippet).text == """
        ● Victoria Falls                        [♡ Add to Favorites]
        Zambia and Zimbabwe, Africa
        Here the whole Zambezi drops over an edge that is wider than
        a mile. The spray climbs so high that it rains upward onto a
        forest which grows nowhere else nearby.
        Open from 6:00 to 18:00
        [▭ Find Tickets]
        """)
    try await bench.press("Add to Favorites", on: snippet)
    #expect(try await bench.drawing(of: snippet).controls.first?.label == "Remove from Favorites")
  }

  @Test func `survive a restart`() async throws {
    let bench = TestBench()
    _ = try await bench.run(UpdateFavoritesIntent(landmark: try bench.landmark("Uluru"), isFavorite: true))
    let later = bench.relaunched()
    #expect(later.modelData.favoriteLandmarks.map(\.name).last == "Uluru")
    #expect(later.modelData.notice == nil)
  }
}
