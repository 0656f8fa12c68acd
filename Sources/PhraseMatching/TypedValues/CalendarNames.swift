import WordSemantics

/// The names of weekdays and months, and how people shorten them.
enum CalendarNames {
  /// 1 for Monday … 7 for Sunday.
  static let weekdays = numbered("weekday")
  /// 1 for January … 12 for December.
  static let months = numbered("month")

  private static func numbered(_ name: String) -> HashedWords<Int> {
    HashedWords(
      Language.english.calendar.rows(name).enumerated().flatMap { row, names in
        names.flatMap { name in (Misspelling.slips(of: name) + [name]).map { ($0, row + 1) } }
      })
  }
}

extension TokenView {
  func weekday(_ index: Int) -> Int? {
    guard index < count else { return nil }
    return CalendarNames.weekdays.value(for: self[index].hash)
  }

  func month(_ index: Int) -> Int? {
    guard index < count else { return nil }
    return CalendarNames.months.value(for: self[index].hash)
  }
}

/// A part of the day, as people name it.
enum DayPeriod: UInt8, BitwiseCopyable {
  case morning, afternoon, evening, night

  init?(_ word: ValueWord?) {
    switch word {
    case .morning: self = .morning
    case .afternoon: self = .afternoon
    case .evening: self = .evening
    case .night: self = .night
    default: return nil
    }
  }

  /// The hour meant when no time is said.
  var hour: Int {
    switch self {
    case .morning: 9
    case .afternoon: 15
    case .evening: 18
    case .night: 20
    }
  }

  /// The hour of the day that an hour 0…11 of a 12-hour clock is in this part of it; nights last until six.
  func hour(ofTwelve hour: Int) -> Int {
    switch self {
    case .morning: hour
    case .afternoon, .evening: hour + 12
    case .night: hour < 6 ? hour : hour + 12
    }
  }
}

extension TokenView {
  /// "in the morning", "at night".
  func dayPeriodPhrase(at index: Int) -> (end: Int, period: DayPeriod)? {
    switch (word(index), word(index + 1)) {
    case (.in, .the):
      guard let period = DayPeriod(word(index + 2)) else { return nil }
      return (index + 3, period)
    case (.at, .night): return (index + 2, .night)
    default: return nil
    }
  }
}
