import FlatMemory

/// The names of weekdays and months, and how people shorten them.
enum CalendarNames {
  /// 1 for Monday … 7 for Sunday.
  static let weekdays = HashedWords<Int>([
    ("monday", 1), ("mon", 1), ("tuesday", 2), ("tue", 2), ("tues", 2), ("wednesday", 3), ("wed", 3), ("weds", 3),
    ("thursday", 4), ("thu", 4), ("thur", 4), ("thurs", 4), ("friday", 5), ("fri", 5), ("saturday", 6), ("sat", 6),
    ("sunday", 7), ("sun", 7),
  ])

  /// 1 for January … 12 for December.
  static let months = HashedWords<Int>([
    ("january", 1), ("jan", 1), ("february", 2), ("feb", 2), ("march", 3), ("mar", 3), ("april", 4), ("apr", 4),
    ("may", 5), ("june", 6), ("jun", 6), ("july", 7), ("jul", 7), ("august", 8), ("aug", 8), ("september", 9),
    ("sep", 9), ("sept", 9), ("october", 10), ("oct", 10), ("november", 11), ("nov", 11), ("december", 12), ("dec", 12),
  ])
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
