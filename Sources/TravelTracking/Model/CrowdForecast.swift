import AppIntents

/// How full landmarks are.
///
/// Stands in for a service on the network: the same landmark at the same hour always has the same crowd, which grows
/// toward the early afternoon and thins out at night.
struct CrowdForecast: Sendable {
  /// The share of the room that is taken, from 0 to 100.
  func occupancy(of landmark: Landmark, at date: Date) async throws -> Int {
    let hour = landmark.coordinate.solarHour(at: date)
    guard landmark.openingHours.contains(hour: hour) else { return 0 }
    let fame = 40 + landmark.id * 37 % 45
    let hoursFromPeak = abs(hour - 13)
    return max(2, min(100, fame + 15 - hoursFromPeak * 7))
  }
}

/// A number of people, in a word.
enum CrowdLevel: Sendable {
  case quiet
  case lively
  case busy
  case packed

  init(occupancy: Int) {
    switch occupancy {
    case ..<25: self = .quiet
    case ..<50: self = .lively
    case ..<80: self = .busy
    default: self = .packed
    }
  }

  /// The word, to go on a sentence that says what a place is.
  var word: String {
    switch self {
    case .quiet: String(localized: "quiet")
    case .lively: String(localized: "lively")
    case .busy: String(localized: "busy")
    case .packed: String(localized: "packed")
    }
  }
}
