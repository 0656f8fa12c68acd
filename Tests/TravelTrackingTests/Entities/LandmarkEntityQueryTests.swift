import AppIntents
import Foundation
import Testing

@testable import TravelTracking

@MainActor
@Suite struct `Queries` {
  private func query(on bench: TestBench) async throws -> LandmarkEntityQuery {
    let query = LandmarkEntityQuery()
    try await bench.environment().run { try await prepareDependencies(of: query) }
    return query
  }

  @Test func `find landmarks by identifier and leave out what is gone`() async throws {
    let query = try await query(on: TestBench())
    #expect(try await query.entities(for: [602, 999, 101]).map(\.name) == ["Uluru", "Great Pyramid of Giza"])
  }

  @Test func `suggest the favorites`() async throws {
    let query = try await query(on: TestBench())
    #expect(
      try await query.suggestedEntities().map(\.name) == ["Niagara Falls", "Mount Fuji", "Sagrada Família"])
  }

  @Test(arguments: [
    ("the falls", "Niagara Falls"), ("sagrada familia", "Sagrada Família"), ("soapstone", "Christ the Redeemer"),
  ])
  func `find landmarks by names, other names and descriptions`(text: String, name: String) async throws {
    let query = try await query(on: TestBench())
    #expect(try await query.entities(matching: text).first?.name == name)
  }

  @Test func `find no landmark by letters within a word of its description`() async throws {
    let query = try await query(on: TestBench())
    #expect(try await query.entities(matching: "dragged").map(\.name) == ["Stonehenge"])
    #expect(try await query.entities(matching: "ragged").isEmpty)
  }

  @Test func `list every landmark`() async throws {
    let query = try await query(on: TestBench())
    #expect(try await query.allEntities().count == Landmark.all.count)
  }

  @Test func `filter, sort and limit`() async throws {
    let query = try await query(on: TestBench())
    let found = try await query.entities(
      matching: [
        #Predicate<LandmarkEntity> { $0.landmark.elevation > 5000 },
        #Predicate<LandmarkEntity> { $0.landmark.country == "Nepal" },
      ],
      mode: .or,
      sortedBy: [EntityQuerySort(by: \.$elevation, order: .descending)],
      limit: 2
    )
    #expect(found.map(\.name) == ["Mount Everest", "Denali"])
  }

  @Test func `find what a picture shows, with collections that have it`() async throws {
    let bench = TestBench()
    let query = LandmarkIntentValueQuery()
    try await bench.environment().run { try await prepareDependencies(of: query) }
    let results = try await query.values(for: SemanticContentDescriptor(labels: ["Zambezi"]))
    let titles = results.map { result in
      switch result {
      case .landmark(let landmark): landmark.name
      case .collection(let collection): collection.name
      }
    }
    #expect(titles == ["Victoria Falls", "Roar of Water"])
  }

  @Test func `know the one set of settings`() async throws {
    let bench = TestBench()
    let query = SettingsEntityQuery()
    try await bench.environment().run { try await prepareDependencies(of: query) }
    #expect(try await query.uniqueEntity().defaultPlace.commonName == "Toronto")
  }

  @Test func `fetch the crowd only when asked`() async throws {
    let bench = TestBench()
    #expect(try await bench.landmark("Niagara Falls").crowdStatus == 66)
  }
}
