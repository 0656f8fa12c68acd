import AppIntents

/// When a landmark lets people in, in its own time.
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

extension OpeningHours: Decodable {
  /// Reads the hours of a gate, `[9, 17]`, or `null` if there is none.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = container.decodeNil() ? .always : .daily(try container.decode(Range<Int>.self))
  }
}
