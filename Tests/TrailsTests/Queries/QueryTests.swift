import AppIntents
import Testing

@testable import Trails

@MainActor
@Suite struct `Finding trails, parks and collections` {
  let bench = TestBench()

  @Test func `by identifier, in the order asked for, without those that are gone`() async throws {
    let found = try await bench.ask {
      try await TrailEntityQuery().entities(for: ["yoshida", "atlantis-way", "abel-tasman"])
    }
    #expect(found.map(\.name) == ["Yoshida Trail", "Abel Tasman Coast Track"])
  }

  @Test func `the favourites are suggested`() async throws {
    let suggested = try await bench.ask { try await TrailEntityQuery().suggestedEntities() }
    #expect(
      suggested.map(\.name)
        == ["Angels Landing", "Mist Trail", "Lac Blanc", "Catbells", "Besseggen Ridge", "Milford Track"])
  }

  @Test(arguments: [
    ("tmb", ["Tour du Mont Blanc"]),
    ("KUNGSLEDEN", ["Kungsleden North"]),
    ("cheseRys", []),
    ("half dome", ["Half Dome Cables"]),
    (
      "lake",
      ["Emerald Lake Trail", "Cascade Canyon", "Lac Blanc", "Macun Lakes", "Sixteen Lakes Walk", "Laguna de los Tres"]
    ),
  ])
  func `by what people call them`(text: String, names: [String]) async throws {
    let found = try await bench.ask { try await TrailEntityQuery().entities(matching: text) }
    #expect(found.map(\.name) == names)
  }

  @Test func `short trails in a region, the shortest first`() async throws {
    let found = try await find(
      [
        { $0.regionDescription.contains("Japan") },
        { $0.trailLength <= Measurement(value: 12, unit: .kilometers) },
      ],
      .and, sortedBy: [.init(by: \.$trailLength, order: .ascending)])
    #expect(found == ["Kamikochi Riverside Walk", "Old Tokaido Road"])
  }

  @Test func `one condition or the other, the longest first, and only some`() async throws {
    let found = try await find(
      [
        { $0.ascent >= Measurement(value: 4, unit: .kilometers) },
        { $0.name == "Heaphy Track" },
      ],
      .or, sortedBy: [.init(by: \.$trailLength, order: .descending)], limit: 3)
    #expect(found == ["Tour du Mont Blanc", "Everest Base Camp Trek", "Heaphy Track"])
  }

  @Test func `without conditions all are found, by region and then by name`() async throws {
    let found = try await find(
      [], .and,
      sortedBy: [.init(by: \.$regionDescription, order: .ascending), .init(by: \.$name, order: .descending)])
    #expect(found.count == Trail.all.count)
    #expect(found.prefix(2) == ["Kungsleden North", "Cares Gorge"])
  }

  @Test func `the properties are titled as people see them`() throws {
    let trail = try bench.trail("lac-blanc")
    #expect(String(localized: trail.$regionDescription.title) == "Region")
    let lacBlanc = try #require(Trail.all.first { $0.id == "lac-blanc" })
    #expect(trail.currentConditions == bench.trailManager.conditions(of: lacBlanc).report)
    #expect(String(localized: trail.displayRepresentation.title) == "Lac Blanc")
    #expect(
      trail.displayRepresentation.subtitle.map { String(localized: $0) }
        == "Chamonix, Aiguilles Rouges Nature Reserve, France")
  }

  @Test func `every region is a collection, and every trail is in one`() async throws {
    let collections = try await bench.ask { try await FeaturedCollectionEntityQuery().allEntities() }
    #expect(collections.count == Region.all.count)
    #expect(collections.flatMap(\.trails).count == Trail.all.count)
    let alps = try await bench.ask { try await FeaturedCollectionEntityQuery().entities(for: ["alps"]) }
    #expect(alps.map(\.trailCount) == [Trail.all.count { $0.park.region == "alps" }])
  }

  @Test func `a park by its short name`() async throws {
    let found = try await bench.ask { try await ParkEntityQuery().entities(matching: "snowdonia") }
    #expect(found.map(\.name) == ["Eryri National Park"])
    let suggested = try await bench.ask { try await ParkEntityQuery().suggestedEntities() }
    #expect(suggested.map(\.id) == bench.trailManager.favorites.map(\.park.id))
  }

  @Test func `Spotlight knows every trail by its words`() async throws {
    let index = CSSearchableIndex(name: "TrailsTests")
    try await bench.trailManager.donateTrails(to: index)
    #expect(index.items.count == Trail.all.count)
    #expect(index.search("samurai", limit: 5).map(\.uniqueIdentifier) == ["old-tokaido"])
    #expect(index.search("climbing korea", limit: 5).map(\.uniqueIdentifier) == ["baegundae"])
  }

  private func find(
    _ conditions: [TrailEntityQuery.ComparatorMappingType],
    _ mode: EntityQueryComparatorMode,
    sortedBy sorts: [EntityQuerySort<TrailEntity>],
    limit: Int? = nil
  ) async throws -> [String] {
    try await bench.ask {
      try await TrailEntityQuery().entities(matching: conditions, mode: mode, sortedBy: sorts, limit: limit).map(\.name)
    }
  }
}
