import AppIntents
import Foundation
import SwiftUI
import Testing

@testable import TravelTracking

@MainActor
@Suite struct `Finding the closest landmark` {
  @Test func `says which it is and how far`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(ClosestLandmarkIntent())
    #expect(transcript.spoken == "The landmark closest to Toronto is CN Tower, 0.8 miles away.")
    #expect(transcript.supporting == "CN Tower is 0.8 miles away.")
    #expect(transcript.value(as: LandmarkEntity.self)?.name == "CN Tower")
  }

  @Test func `shows a snippet with a heart and a way to tickets`() async throws {
    let bench = TestBench()
    let snippet = try #require(try await bench.run(ClosestLandmarkIntent()).outcome.snippetIntent)
    let drawing = try await bench.drawing(of: snippet)
    #expect(drawing.controls.map(\.label) == ["Add to Favorites", "Find Tickets"])
  }

  @Test func `goes by the place that was set`() async throws {
    let bench = TestBench()
    let place = try #require(Place.all.first { $0.name == "Paris" })
    let change = SetCurrentPlaceIntent()
    change.place = PlaceEntity(place: place)
    #expect(try await bench.run(change).spoken == "You are in Paris now.")
    let transcript = try await bench.run(ClosestLandmarkIntent())
    #expect(transcript.value(as: LandmarkEntity.self)?.name == "Eiffel Tower")
  }

  @Test func `asks for the city by its name`() async throws {
    let bench = TestBench()
    let transcript = try await bench.run(SetCurrentPlaceIntent(), replies: [.text("Bombay")])
    #expect(transcript.questions == ["Which city are you in?"])
    #expect(transcript.spoken == "You are in Mumbai now.")
    #expect(bench.modelData.currentPlace.name == "Mumbai")
  }

  /// Walks over every landmark with another formula: the length of the chord through the globe.
  @Test(arguments: Place.all)
  func `agrees with trying them all`(place: Place) throws {
    func vector(_ point: Coordinate) -> SIMD3<Double> {
      let (latitude, longitude) = (point.latitude * .pi / 180, point.longitude * .pi / 180)
      return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    }
    func chord(_ landmark: Landmark) -> Double {
      let difference = vector(landmark.coordinate) - vector(place.coordinate)
      return (difference * difference).sum()
    }
    let slow = try #require(Landmark.all.min { chord($0) < chord($1) })
    let fast = try #require(TestBench().modelData.closestLandmark(to: place))
    #expect(fast.landmark.name == slow.name)
  }

  @Test func `knows the way between two cities`() {
    let paris = Coordinate(latitude: 48.8566, longitude: 2.3522)
    let tokyo = Coordinate(latitude: 35.6762, longitude: 139.6503)
    #expect(abs(paris.distance(to: tokyo).value - 9712) < 25)
    #expect(paris.distance(to: paris).value == 0)
  }
}
