import WordSemantics

/// A unit of time, shorter ones first.
enum TimeUnit: UInt8, Sendable, BitwiseCopyable, Comparable, CaseIterable {
  case millisecond, second, minute, hour, day, week, fortnight, month, year

  static let table = HashedWords<TimeUnit>(
    Language.english.calendar.rows("unit").flatMap { row in
      allCases.first { "\($0)" == row[0] }.map { unit in row.dropFirst().map { ($0, unit) } } ?? []
    })

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
