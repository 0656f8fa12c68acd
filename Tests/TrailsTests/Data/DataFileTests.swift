import Foundation
import SampleData
import Testing

@testable import Trails

@Suite struct `The data files` {
  @Test func `decode from the first record to the last`() throws {
    let decoder = JSONDecoder()
    #expect(try decoder.decode([Region].self, from: DataFile("regions.json").data) == Region.all)
    #expect(try decoder.decode([Park].self, from: DataFile("parks.json").data) == Park.all)
    #expect(try decoder.decode([Trail].self, from: DataFile("trails.json").data) == Trail.all)
    #expect((Region.all.count, Park.all.count, Trail.all.count) == (10, 49, 60))
  }

  @Test func `use each identifier once`() {
    #expect(Set(Region.all.map(\.id)).count == Region.all.count)
    #expect(Set(Park.all.map(\.id)).count == Park.all.count)
    #expect(Set(Trail.all.map(\.id)).count == Trail.all.count)
  }

  @Test func `only name regions, parks and trails that exist, and leave none empty`() {
    #expect(Set(Park.all.map(\.region)) == Set(Region.all.map(\.id)))
    #expect(Set(Trail.all.map(\.park)) == Set(Park.all))
    #expect(Set(Trail.all.map(\.id)).isSuperset(of: TrailState.starter.favorites))
  }

  @Test func `list parks by name`() {
    #expect(Park.all.map(\.name) == Park.all.map(\.name).sorted())
  }

  @Test func `have no records where they cannot be decoded`() {
    let records: [Trail] = DataFile("atlantis.json", of: "Trails", data: Data(#"[{ "id": "atlantis-way" }]"#.utf8))
      .records()
    #expect(records.isEmpty)
  }

  @Test func `say which park is missing`() throws {
    let text = String(decoding: DataFile("trails.json").data, as: UTF8.self)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        [Trail].self, from: Data(text.replacing(#""park": "zion""#, with: #""park": "zoin""#).utf8))
    }
    #expect("\(try #require(error))".contains("No park is called zoin."))
  }
}
