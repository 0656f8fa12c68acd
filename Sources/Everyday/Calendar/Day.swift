import AppIntents

/// A day of the calendar, as a number: reckoning with it takes no time.
struct Day: Comparable, Hashable, Sendable {
  /// The days since 1 January 1970.
  let number: Int
  let year: Int
  let month: Int
  let day: Int

  init(number: Int) {
    self.number = number
    // By Howard Hinnant's “chrono-compatible low-level date algorithms”: eras of 400 years from 1 March.
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let inEra = shifted - era * 146_097
    let yearOfEra = (inEra - inEra / 1_460 + inEra / 36_524 - inEra / 146_096) / 365
    let inYear = inEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * inYear + 2) / 153
    day = inYear - (153 * part + 2) / 5 + 1
    month = part < 10 ? part + 3 : part - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// A day of the Gregorian calendar; nil if there is no such day.
  init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), (1...31).contains(day), (1...9_999).contains(year) else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let inYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    self.init(number: era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + inYear - 719_468)
    guard self.day == day else { return nil }
  }

  /// 0 for Sunday.
  var weekday: Int { ((number + 4) % 7 + 7) % 7 }
  var isLeap: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
  var daysInYear: Int { isLeap ? 366 : 365 }
  var daysInMonth: Int { month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31 }
  var dayOfYear: Int {
    [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month - 1] + day + (isLeap && month > 2 ? 1 : 0)
  }

  func adding(_ days: Int) -> Day { Day(number: number + days) }

  func startOfWeek(on weekday: Int) -> Day { adding(-((self.weekday - weekday + 7) % 7)) }

  static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}
