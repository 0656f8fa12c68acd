import AppIntents
import Foundation
import SwiftUI
import Testing

@testable import TravelTracking

@MainActor
@Suite struct `Undoing in TravelTracking` {
  /// What somebody does, with answers to its questions, and what the step is called.
  struct Deed: Sendable, CustomTestStringConvertible {
    let name: String
    var replies: [IntentReply] = []
    let intent: @MainActor @Sendable (TestBench) throws -> any AppIntent

    var testDescription: String { name }

    static let all: [Deed] = [
      Deed(name: "Add Petra to favorites") { bench in
        UpdateFavoritesIntent(landmark: try bench.landmark("Petra"), isFavorite: true)
      },
      Deed(name: "Remove Mount Fuji from favorites") { bench in
        UpdateFavoritesIntent(landmark: try bench.landmark("Mount Fuji"), isFavorite: false)
      },
      Deed(name: "Create Islands") { _ in
        let intent = CreateCollectionIntent()
        intent.name = "Islands"
        return intent
      },
      Deed(name: "Add Denali to Next Summer") { bench in
        let intent = AddToCollectionIntent()
        intent.landmark = try bench.landmark("Denali")
        intent.collection = try bench.collection("Next Summer")
        return intent
      },
      Deed(name: "Archive Next Summer", replies: [.text("archive")], intent: deleting),
      Deed(name: "Delete Next Summer", replies: [.text("delete")], intent: deleting),
      Deed(name: "Visit to Petra") { bench in
        let intent = RecordVisitIntent()
        intent.landmark = try bench.landmark("Petra")
        return intent
      },
      Deed(name: "Set the current place to Paris") { _ in
        let intent = SetCurrentPlaceIntent()
        intent.place = PlaceEntity(place: try #require(Place.all.first { $0.name == "Paris" }))
        return intent
      },
    ]

    private static let deleting: @MainActor @Sendable (TestBench) throws -> any AppIntent = { bench in
      let intent = DeleteCollectionIntent()
      intent.collection = try bench.collection("Next Summer")
      return intent
    }
  }

  @Test(arguments: Deed.all)
  func `whatever is done can be undone and done again, in the file as well`(deed: Deed) async throws {
    let bench = TestBench()
    let before = bench.modelData.state
    _ = try await bench.run(try deed.intent(bench), replies: deed.replies)
    let after = bench.modelData.state
    #expect(after != before)
    #expect(bench.undoManager.undoActionName == deed.name)

    bench.undoManager.undo()
    #expect(bench.modelData.state == before)
    #expect(bench.relaunched().modelData.state == before)
    #expect(bench.undoManager.redoActionName == deed.name)

    bench.undoManager.redo()
    #expect(bench.modelData.state == after)
    #expect(bench.relaunched().modelData.state == after)
    bench.undoManager.undo()
    #expect(bench.modelData.state == before)
  }

  @Test func `the heart of a snippet is undone like the words`() async throws {
    let bench = TestBench()
    let snippet = LandmarkSnippetIntent(landmark: try bench.landmark("Victoria Falls"))
    try await bench.press("Add to Favorites", on: snippet)
    #expect(bench.undoManager.undoActionName == "Add Victoria Falls to favorites")
    bench.undoManager.undo()
    #expect(try await bench.drawing(of: snippet).controls.first?.label == "Add to Favorites")
  }

  @Test func `the number of tickets can be undone until the search begins`() async throws {
    let bench = TestBench()
    let request = bench.searchEngine.createRequest(for: try bench.landmark("Petra").landmark)
    let snippet = TicketRequestSnippetIntent(searchRequest: SearchRequestEntity(request: request))
    try await bench.press("More", on: snippet)
    #expect(bench.undoManager.undoActionName == "3 tickets for Petra")
    bench.undoManager.undo()
    #expect(try await bench.drawing(of: snippet).lines.last == "[Fewer] 2 tickets [More]")
    bench.undoManager.redo()
    #expect(try await bench.drawing(of: snippet).lines.last == "[Fewer] 3 tickets [More]")
    _ = try await bench.searchEngine.search(request.id)
    #expect(!bench.undoManager.canUndo)
  }

  @Test func `removing a favorite by its own intent is undone as well`() async throws {
    let bench = TestBench()
    let intent = RemoveFavoriteIntent()
    intent.landmark = try bench.landmark("Mount Fuji")
    try await bench.environment().run { try await intent() }
    #expect(bench.modelData.favoriteLandmarks.map(\.name) == ["Niagara Falls", "Sagrada Família"])
    bench.undoManager.undo()
    #expect(bench.modelData.favoriteLandmarks.map(\.name) == ["Niagara Falls", "Mount Fuji", "Sagrada Família"])
  }
}
