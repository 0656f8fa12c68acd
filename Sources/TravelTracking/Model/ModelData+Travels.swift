import Foundation

extension ModelData {
  /// Where the traveler is.
  var currentPlace: Place { state.currentPlace }

  func setCurrentPlace(_ place: Place, as step: UndoStep? = nil) throws {
    let old = currentPlace
    try update(as: step) {
      $0.currentPlace = place
    } undoneBy: {
      $0.currentPlace = old
    }
  }

  /// The landmark that is nearest to a place, and the way there.
  func closestLandmark(to place: Place) -> (landmark: Landmark, distance: Measurement<UnitLength>)? {
    byDistance(landmarks, from: place).first
  }

  /// Landmarks with the way to each from a place, the nearest first.
  func byDistance(
    _ landmarks: [Landmark], from place: Place
  ) -> [(landmark: Landmark, distance: Measurement<UnitLength>)] {
    landmarks
      .map { (landmark: $0, distance: place.coordinate.distance(to: $0.coordinate)) }
      .sorted { $0.distance < $1.distance }
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

  func recordVisit(to landmark: Landmark, on date: Date, as step: UndoStep? = nil) throws {
    let visit = Visit(landmarkID: landmark.id, date: date)
    try update(as: step) {
      $0.visits.append(visit)
    } undoneBy: { state in
      if let index = state.visits.lastIndex(of: visit) { state.visits.remove(at: index) }
    }
  }

  /// Whether a landmark lets people in right now.
  func isOpen(_ landmark: Landmark) -> Bool {
    landmark.openingHours.contains(hour: landmark.coordinate.solarHour(at: now))
  }

  /// How full a landmark is right now, from 0 to 100.
  func crowdStatus(of landmark: Landmark) async throws -> Int { try await forecast.occupancy(of: landmark, at: now) }
}
