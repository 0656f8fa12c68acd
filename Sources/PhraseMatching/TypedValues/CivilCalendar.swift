/// Arithmetic of the Gregorian calendar, extended to all years; no time zones, no leap seconds, no allocation.
extension CivilMoment: Comparable {
  /// The earlier moment comes first.
  public static func < (left: CivilMoment, right: CivilMoment) -> Bool {
    (left.dayNumber, left.secondOfDay) < (right.dayNumber, right.secondOfDay)
  }
}

extension CivilMoment {
  package static let secondsPerDay = 86_400

  /// Days since 1970-01-01; negative before.
  package var dayNumber: Int {
    let shifted = month > 2 ? year : year - 1
    let era = Self.floorDivide(shifted, 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Seconds since midnight.
  package var secondOfDay: Int { hour * 3_600 + minute * 60 + second }

  /// 1 on Monday … 7 on Sunday.
  package var weekday: Int { dayNumber + 3 - Self.floorDivide(dayNumber + 3, 7) * 7 + 1 }

  /// The midnight that begins the day.
  package var startOfDay: CivilMoment { CivilMoment(year: year, month: month, day: day) }

  /// The moment so many days and seconds after the midnight that begins 1970.
  package init(dayNumber: Int, secondOfDay: Int = 0) {
    let shifted = dayNumber + 719_468
    let era = Self.floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let position = (5 * dayOfYear + 2) / 153
    let month = position < 10 ? position + 3 : position - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month, day: dayOfYear - (153 * position + 2) / 5 + 1,
      hour: secondOfDay / 3_600, minute: secondOfDay / 60 % 60, second: secondOfDay % 60)
  }

  /// The day if the calendar has it, else nil.
  package init?(validYear year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= Self.daysInMonth(month, of: year) else { return nil }
    self.init(year: year, month: month, day: day)
  }

  package static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  package static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The same time, so many days later.
  package func adding(days: Int) -> CivilMoment { CivilMoment(dayNumber: dayNumber + days, secondOfDay: secondOfDay) }

  package func adding(seconds: Int) -> CivilMoment {
    let total = secondOfDay + seconds
    let days = Self.floorDivide(total, Self.secondsPerDay)
    return CivilMoment(dayNumber: dayNumber + days, secondOfDay: total - days * Self.secondsPerDay)
  }

  /// The same day so many months later, or the last day of that month if it is shorter.
  package func adding(months: Int) -> CivilMoment {
    let total = year * 12 + month - 1 + months
    var moved = self
    moved.year = Self.floorDivide(total, 12)
    moved.month = total - moved.year * 12 + 1
    moved.day = min(day, Self.daysInMonth(moved.month, of: moved.year))
    return moved
  }

  /// The same day at another time.
  package func at(hour: Int, minute: Int = 0, second: Int = 0) -> CivilMoment {
    CivilMoment(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
  }

  private static func floorDivide(_ number: Int, _ divisor: Int) -> Int {
    let quotient = number / divisor
    return number < 0 && quotient * divisor != number ? quotient - 1 : quotient
  }
}

extension CivilMoment {
  /// `2026-11-21`.
  package var dayText: String { "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))" }

  /// `18:30`, or `18:30:15` when seconds were said.
  package var timeText: String {
    let text = "\(Self.padded(hour, to: 2)):\(Self.padded(minute, to: 2))"
    return second == 0 ? text : "\(text):\(Self.padded(second, to: 2))"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
