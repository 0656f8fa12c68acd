import AppIntents
import Testing

@testable import Trails

@Suite struct `The trails of the app` {
  @Test func `are many, and no two share an identifier or a name`() {
    #expect(Trail.all.count >= 44)
    #expect(Set(Trail.all.map(\.id)).count == Trail.all.count)
    #expect(Set(Trail.all.map(\.name)).count == Trail.all.count)
  }

  @Test(arguments: Trail.all)
  func `are plausible`(trail: Trail) {
    #expect(trail.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
    #expect((-90...90).contains(trail.coordinate.latitude))
    #expect((-180...180).contains(trail.coordinate.longitude))
    #expect((1...200).contains(trail.length.converted(to: .kilometers).value))
    #expect((0...10_000).contains(trail.ascent.converted(to: .meters).value))
    #expect(!trail.activities.isEmpty && Set(trail.activities).count == trail.activities.count)
    #expect(!trail.nearestTown.isEmpty && !trail.usualSurface.hasSuffix("."))
    #expect((3...4).contains(trail.stops.count))
    #expect(trail.summary.hasSuffix(".") && !trail.summary.contains("  ") && !trail.summary.contains("\n"))
    #expect(trail.summary.matches(of: /[.!?](?=\s|$)/).count == 2, "two sentences: \(trail.summary)")
    #expect(!trail.synonyms.isEmpty && !trail.synonyms.contains(trail.name))
  }

  @Test(arguments: ActivityStyle.allCases)
  func `offer something for every activity`(activity: ActivityStyle) {
    #expect(Trail.all.count { $0.activities.contains(activity) } >= 3)
  }

  @Test(arguments: Region.all)
  func `are in every region`(region: Region) {
    #expect(Trail.all.count { $0.park.region == region.id } >= 3)
  }

  @MainActor
  @Test func `begin where their park is`() throws {
    let paradise = try #require(Place.matching("Mount Rainier National Park").first)
    #expect(paradise.coordinate.distance(to: Coordinate(latitude: 46.8523, longitude: -121.7603)).value < 15)
  }

  @Test func `have the same conditions all day, and others on other days`() throws {
    let trail = try #require(Trail.all.first)
    let reports = (739_000..<739_060).map { TrailConditions(of: trail, on: $0) }
    #expect(reports == (739_000..<739_060).map { TrailConditions(of: trail, on: $0) })
    #expect(Set(reports.map(\.rating)) == Set(TrailConditions.Rating.allCases))
  }
}
