import AppIntents

/// What a trail is like on one day.
struct TrailConditions: Hashable, Sendable {
  /// How good it is, best first.
  enum Rating: CaseIterable, Sendable {
    case excellent
    case good
    case fair
    case poor

    /// The rating as the end of a sentence about conditions.
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

  /// The rating and the details, as the end of a sentence.
  var report: String { String(localized: "\(rating.word): \(details)") }

  /// The conditions of a trail on a day, which always are the same for this trail and this day.
  init(of trail: Trail, on day: Int) {
    let weather = Self.weather[Self.index(below: Self.weather.count, for: "\(trail.id)/\(day)")]
    rating = weather.rating
    details = String(localized: "\(trail.usualSurface), \(String(localized: weather.phrase))")
  }

  private static var weather: [(rating: Rating, phrase: LocalizedStringResource)] {
    [
      (.excellent, "under clear skies"), (.good, "with a light breeze"), (.good, "under high cloud"),
      (.excellent, "cool and dry all day"), (.fair, "with fog until noon"), (.fair, "with showers in the afternoon"),
      (.poor, "with strong gusts on open ground"),
    ]
  }

  /// A number below a bound that depends on the text alone (32-bit FNV-1a).
  private static func index(below bound: Int, for text: String) -> Int {
    let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return Int((hash ^ (hash >> 16)) % UInt32(bound))
  }
}
