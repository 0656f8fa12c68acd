import AppIntents
import IntentRuntime
import Testing

@testable import Trails
@testable import TravelTracking

@MainActor
@Suite struct `Searching through what apps donate` {
  private let types: [any AppEntity.Type] = [NoteEntity.self, LandmarkEntity.self, ParkEntity.self]

  @Test func `finds what is in the index, best first`() async throws {
    try await CSSearchableIndex(name: "notes").indexAppEntities([
      NoteEntity(id: "1", name: "Zanzibar diving notes"), NoteEntity(id: "2", name: "Zanzibar"),
    ])
    let found = await SearchReader.search("zanzibar", among: types)
    #expect(Set(found.compactMap { ($0 as? NoteEntity)?.id }) == ["1", "2"])
  }

  @Test func `small words and plurals do not matter`() async throws {
    try await CSSearchableIndex(name: "notes").indexAppEntities([NoteEntity(id: "3", name: "Quokka photo")])
    let found = await SearchReader.search("the quokkas", among: types)
    #expect(found.compactMap { ($0 as? NoteEntity)?.id } == ["3"])
  }

  @Test func `asks the queries where the index has nothing`() async throws {
    let bench = FindBench.shared
    let found = await bench.environment.run { await SearchReader.search("snowdonia", among: types) }
    #expect(found.compactMap { ($0 as? ParkEntity)?.name } == ["Eryri National Park"])
  }

  @Test(arguments: ["", "   ", "the", "xyzzy plugh"])
  func `finds nothing where there is nothing to find`(_ words: String) async {
    let bench = FindBench.shared
    let found = await bench.environment.run { await SearchReader.search(words, among: [NoteEntity.self]) }
    #expect(found.isEmpty)
  }

  @Test func `an entity is opened by the intent that opens its type`() async throws {
    let bench = FindBench.shared
    let find = try #require(try await bench.read("landmarks called Petra"))
    let petra = try #require(try await bench.found(find).first)
    let intents: [any AppIntent.Type] = [
      OpenFavorites.self, OpenTrail.self, OpenCollectionIntent.self, OpenLandmarkIntent.self,
    ]
    let intent = try #require(SearchReader.openIntent(for: petra, among: intents) as? OpenLandmarkIntent)
    #expect(intent.target.name == "Petra")
    #expect(SearchReader.openIntent(for: petra, among: [OpenTrail.self]) == nil)
  }
}

/// Something indexed that no query finds by name.
private struct NoteEntity: IndexedEntity {
  let id: String
  var name: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
  static let defaultQuery = NoteQuery()
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

private struct NoteQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [NoteEntity] { [] }
}
