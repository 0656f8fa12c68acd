import Foundation

extension ModelData {
  /// Where the traveler is.
  var currentPlace: Place { state.currentPlace }

  func setCurrentPlace(_ place: Place) throws {
    try update { $0.currentPlace = place }
  }

  /// The landmark that is nearest to a place, and the way there.
  func closestLandmark(to place: Place) -> (landmark: Landmark, distance: Measurement<UnitLength>)? {
    let nearest = landmarks.min {
      place.coordinate.distance(to: $0.coordinate) < place.coordinate.distance(to: $1.coordinate)
    }
    return nearest.map { ($0, place.coordinate.distance(to: $0.coordinate)) }
  }

  /// The landmarks that were visited, the latest first, each once.
  var visitedLandmarks: [Landmark] {
    var seen: Set<Landmark.ID> = []
    return landmarks(
      for: state.visits.sorted { $0.date > $1.date }.map(\.landmarkID).filter { seen.insert($0).inserted })
  }

  /// The days on which a landmark was visited, the latest first.
  func visits(to landmark: Landmark) -> [Date] {
    state.visits.filter { $0.landmarkID == landmark.id }.map(\.date).sorted(by: >)
  }

  func recordVisit(to landmark: Landmark, on date: Date) throws {
    try update { $0.visits.append(Visit(landmarkID: landmark.id, date: date)) }
  }

  /// Whether a landmark lets people in right now.
  func isOpen(_ landmark: Landmark) -> Bool {
    landmark.openingHours.contains(hour: landmark.coordinate.solarHour(at: now))
  }

  /// How full a landmark is right now, from 0 to 100.
  func crowdStatus(of landmark: Landmark) async throws -> Int {
    try await forecast.occupancy(of: landmark, at: now)
  }
}
