import FlatMemory

/// A unit of time, shorter ones first.
enum TimeUnit: UInt8, Sendable, BitwiseCopyable, Comparable {
  case millisecond, second, minute, hour, day, week, fortnight, month, year

  static let table = HashedWords<TimeUnit>(
    ["millisecond", "milliseconds", "millis", "ms"].map { ($0, .millisecond) }
      + ["second", "seconds", "sec", "secs", "s"].map { ($0, .second) }
      + ["minute", "minutes", "min", "mins", "m"].map { ($0, .minute) }
      + ["hour", "hours", "hr", "hrs", "h"].map { ($0, .hour) }
      + ["day", "days", "d"].map { ($0, .day) }
      + ["week", "weeks", "wk", "wks", "w"].map { ($0, .week) }
      + ["fortnight", "fortnights"].map { ($0, .fortnight) }
      + ["month", "months"].map { ($0, .month) }
      + ["year", "years", "yr", "yrs", "y"].map { ($0, .year) }
  )

  static func < (left: TimeUnit, right: TimeUnit) -> Bool { left.rawValue < right.rawValue }

  /// The unit that a bare number after it counts: "1 hour 30".
  var next: TimeUnit? {
    switch self {
    case .hour: .minute
    case .minute: .second
    default: nil
    }
  }
}

extension TokenView {
  func timeUnit(_ index: Int) -> TimeUnit? {
    guard index < count else { return nil }
    return TimeUnit.table.value(for: self[index].hash)
  }
}
