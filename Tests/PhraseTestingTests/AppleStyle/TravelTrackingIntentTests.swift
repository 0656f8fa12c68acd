import AppIntents
import AppIntentsTesting
import Testing

@testable import TravelTracking

/// TravelTracking, tested by the names of its intents and entities.
struct TravelTrackingIntentTests {
  let definitions: IntentDefinitions

  init() async throws {
    definitions = try await Samples.travel().definitions
  }

  @Test func `a collection is made, filled and found again`() async throws {
    let created = try await definitions.intents["CreateCollectionIntent"].makeIntent(name: "Someday").run()
    #expect(try created.value.name == "Someday")
    #expect(try created.value.landmarkCount == 0)
    let filled = try await definitions.intents["AddToCollectionIntent"]
      .makeIntent(landmark: "Great Barrier Reef", collection: created.value).run()
    #expect(try filled.value.landmarkCount == 1)
    let found = try await definitions.entities["CollectionEntity"].entities(matching: "someday")
    #expect(try found.count == 1 && found[0].landmarkCount == 1)
  }

  @Test func `properties that are fetched are there when a query has found the entity`() async throws {
    let reef = try await definitions.entities["LandmarkEntity"].entities(matching: "Great Barrier Reef")[0]
    #expect(try (0...100).contains(reef.crowdStatus as Int))
    #expect(try reef.continent == "Oceania")
  }

  @Test func `the search index knows what the app put into it`() async throws {
    let landmarks = definitions.entities["LandmarkEntity"]
    let reef = try await landmarks.entities(matching: "Great Barrier Reef")[0]
    try await Self.index("Great Barrier Reef")
    #expect(try await landmarks.spotlightQuery("great barrier").contains(reef))
    #expect(try await landmarks.spotlightQuery(nil).contains(reef))
  }

  /// Puts a landmark into the index as the app does when its window opens.
  @MainActor private static func index(_ name: String) async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "index-\(UUID().uuidString)/Travel.json")
    let modelData = ModelData(savedAt: file)
    let landmark = try #require(modelData.landmarks.first { $0.name == name })
    try await CSSearchableIndex.default().indexAppEntities([LandmarkEntity(landmark: landmark, modelData: modelData)])
  }

  @Test func `a picture is searched by what is on it`() async throws {
    let query = definitions.valueQueries["LandmarkIntentValueQuery"]
    let found = try await query.values(for: SemanticContentDescriptor(labels: ["waterfall"]))
    #expect(found.items.count > 0)
    #expect(try found.items[0].as(definitions.entities["LandmarkEntity"]).name as String != "")
  }

  @Test func `an intent without perform is handed to the window`() async throws {
    let landmarks = definitions.entities["LandmarkEntity"]
    try await definitions.intents["OpenLandmarkIntent"].makeIntent(target: "Great Barrier Reef").run()
    let shown = try await landmarks.viewAnnotations()
    #expect(shown.map(\.entity.title) == ["Great Barrier Reef"])
    #expect(shown.map(\.isSelected) == [false])
  }

  @Test func `choices are left to people`() async throws {
    try await definitions.intents["CreateCollectionIntent"].makeIntent(name: "Someday").run()
    let delete = definitions.intents["DeleteCollectionIntent"].makeIntent(collection: "Someday")
    let text = await failure { try await delete.run() }
    #expect(
      text == """
        'DeleteCollectionIntent' asked “Do you want to archive Someday, or delete it?” (Archive, Delete, Cancel), and nobody \
        chooses here; test it with 'PhraseTester.say(_:answering:)'
        """)
  }

  @Test func `an entity that is not Transferable is made of nothing else`() async throws {
    #expect(
      await failure { _ = try await definitions.entities["PlaceEntity"].resolved(from: "Paris") }
        == "'PlaceEntity' is not Transferable, so it is made of nothing else")
    let file = IntentFile(data: Data("reef".utf8), filename: "reef.txt")
    await #expect(throws: (any Error).self) {
      _ = try await definitions.entities["LandmarkEntity"].resolved(from: file)
    }
  }
}
