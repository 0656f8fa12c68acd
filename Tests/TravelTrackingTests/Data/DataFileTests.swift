import Foundation
import SampleData
import Testing

@testable import TravelTracking

@Suite struct `The data files` {
  @Test func `decode from the first record to the last`() throws {
    let decoder = JSONDecoder()
    #expect(try decoder.decode([Landmark].self, from: DataFile("landmarks.json").data) == Landmark.all)
    #expect(
      try decoder.decode([LandmarkCollection].self, from: DataFile("featured-collections.json").data)
        == LandmarkCollection.featured)
    #expect(
      try decoder.decode([LandmarkCollection].self, from: DataFile("sample-collections.json").data)
        == LandmarkCollection.samples)
    #expect(try decoder.decode([Place].self, from: DataFile("places.json").data) + [.toronto] == Place.all)
    #expect((Landmark.all.count, LandmarkCollection.featured.count, Place.all.count) == (77, 3, 24))
  }

  @Test func `use each identifier once`() {
    let collections = LandmarkCollection.featured + LandmarkCollection.samples
    #expect(Set(Landmark.all.map(\.id)).count == Landmark.all.count)
    #expect(Set(collections.map(\.id)).count == collections.count)
    #expect(Set(Place.all.map(\.name)).count == Place.all.count)
  }

  @Test func `have landmarks without a gate, which are always open`() throws {
    let baikal = try #require(Landmark.all.first { $0.name == "Lake Baikal" })
    #expect(baikal.openingHours == .always)
    let pyramid = try #require(Landmark.all.first)
    #expect(pyramid.openingHours == .daily(8..<17))
  }

  @Test func `have no records where they cannot be decoded`() {
    let records: [Landmark] = DataFile("atlantis.json", of: "TravelTracking", data: Data(#"[{ "id": 1 }]"#.utf8))
      .records()
    #expect(records.isEmpty)
  }
}
