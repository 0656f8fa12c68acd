import AppIntents

/// What a trail is like on one day.
struct TrailConditions: Hashable, Sendable {
  /// How good it is, best first.
  enum Rating: CaseIterable, Sendable {
    case excellent
    case good
    case fair
    case poor

    /// The word, to go on a sentence that says what conditions are.
    var word: String {
      switch self {
      case .excellent: String(localized: "excellent")
      case .good: String(localized: "good")
      case .fair: String(localized: "fair")
      case .poor: String(localized: "poor")
      }
    }
  }

  let rating: Rating
  /// What is underfoot and overhead, without a capital and a full stop.
  let details: String

  /// The rating and the details, to go on a sentence that somebody has begun.
  var report: String { String(localized: "\(rating.word): \(details)") }

  /// The conditions of a trail on a day.
  ///
  /// The rangers of this app never err and never change their minds: one trail on one day has one report.
  init(of trail: Trail, on day: Int) {
    let weather = Weather.allCases[Self.pick(from: Weather.allCases.count, for: "\(trail.id)/\(day)")]
    rating = weather.rating
    details = String(localized: "\(trail.usualSurface), \(weather.phrase)")
  }

  /// A number below the count that depends on the text alone (32-bit FNV-1a).
  private static func pick(from count: Int, for text: String) -> Int {
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return Int((hash ^ (hash >> 16)) % UInt32(count))
  }
}

extension TrailConditions {
  private enum Weather: CaseIterable {
    case clear, breeze, highCloud, coolAndDry, fog, showers, gusts

    var rating: Rating {
      switch self {
      case .clear, .coolAndDry: .excellent
      case .breeze, .highCloud: .good
      case .fog, .showers: .fair
      case .gusts: .poor
      }
    }

    var phrase: String {
      switch self {
      case .clear: String(localized: "under clear skies")
      case .coolAndDry: String(localized: "cool and dry all day")
      case .breeze: String(localized: "with a light breeze")
      case .highCloud: String(localized: "under high cloud")
      case .fog: String(localized: "with fog until noon")
      case .showers: String(localized: "with showers in the afternoon")
      case .gusts: String(localized: "with strong gusts on open ground")
      }
    }
  }
}
