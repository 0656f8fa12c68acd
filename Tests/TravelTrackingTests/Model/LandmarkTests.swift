import Foundation
import Testing

@testable import TravelTracking

@Suite struct `The landmarks` {
  @Test func `are more than sixty-four, each with an identifier and a name of its own`() {
    #expect(Landmark.all.count >= 64)
    #expect(Set(Landmark.all.map(\.id)).count == Landmark.all.count)
    #expect(Set(Landmark.all.map(\.name)).count == Landmark.all.count)
  }

  @Test func `lie on every continent`() {
    #expect(Set(Landmark.all.map(\.continent)) == Set(Continent.allCases))
  }

  @Test(arguments: Landmark.all)
  func `have sane data`(landmark: Landmark) {
    #expect((-90...90).contains(landmark.coordinate.latitude))
    #expect((-180...180).contains(landmark.coordinate.longitude))
    #expect((-500...8900).contains(landmark.elevation))
    #expect((0...500).contains(landmark.ticketPrice))
    #expect(!landmark.country.isEmpty && !landmark.symbol.isEmpty && !landmark.synonyms.isEmpty)
    if case .daily(let hours) = landmark.openingHours {
      #expect(hours.lowerBound >= 0 && hours.upperBound <= 24 && !hours.isEmpty)
    }
  }

  @Test(arguments: Landmark.all)
  func `are described in two sentences`(landmark: Landmark) {
    #expect(landmark.description.hasSuffix("."))
    #expect(landmark.description.split(separator: ". ").count == 2, "\(landmark.description)")
  }

  @Test func `share no other name`() {
    let names = Landmark.all.flatMap { [$0.name] + $0.synonyms }.map { $0.lowercased() }
    let repeated = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys
    #expect(repeated.isEmpty)
  }

  @Test func `are what collections are made of`() {
    let known = Set(Landmark.all.map(\.id))
    for collection in LandmarkCollection.featured + LandmarkCollection.samples {
      #expect(known.isSuperset(of: collection.landmarkIDs), "\(collection.name)")
    }
    #expect(known.isSuperset(of: SavedState().favorites))
  }

  @Test func `are free where a collection says so`() throws {
    let collection = try #require(LandmarkCollection.featured.first { $0.name == "Free for Everybody" })
    let sold = Landmark.all.filter { collection.landmarkIDs.contains($0.id) && !$0.isFree }
    #expect(sold.isEmpty)
  }
}
