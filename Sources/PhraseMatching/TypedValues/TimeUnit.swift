import WordSemantics

/// A unit of time, shorter ones first.
enum TimeUnit: UInt8, Sendable, BitwiseCopyable, Comparable, CaseIterable {
  case millisecond, second, minute, hour, day, week, fortnight, month, year

  static let table = HashedWords<TimeUnit>(
    Language.english.calendar.rows("unit").flatMap { row in
      guard let unit = allCases.first(where: { "\($0)" == row[0] }) else { return [(String, TimeUnit)]() }
      let slips = ofMisspelling.contains(unit) ? row.dropFirst().flatMap { Misspelling.slips(of: $0) } : []
      return (slips + row.dropFirst()).map { ($0, unit) }
    })

  /// The units that are typed in haste.
  private static let ofMisspelling: Set<TimeUnit> = [.second, .minute, .hour]

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
