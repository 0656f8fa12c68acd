import AppIntents

/// When a landmark lets people in, in the hours of the place itself.
enum OpeningHours: Hashable, Sendable {
  case always
  /// Every day from one full hour until another.
  case daily(Range<Int>)

  /// Whether the gate is open at an hour of the day.
  func contains(hour: Int) -> Bool {
    switch self {
    case .always: true
    case .daily(let hours): hours.contains(hour)
    }
  }

  /// The hours in words.
  var text: String {
    switch self {
    case .always: String(localized: "Always open")
    case .daily(let hours): String(localized: "Open from \(hours.lowerBound):00 to \(hours.upperBound):00")
    }
  }
}
