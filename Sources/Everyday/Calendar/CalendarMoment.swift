import AppIntents

/// A day, or a moment of it, as calendar files write it: `20261127`, `20261127T120000Z`.
struct CalendarMoment: Equatable, Sendable {
  var day: Day
  /// The seconds since the first of the day; nil where the whole day is meant.
  var seconds: Int?
  /// The time zone; nil for the one that the person is in.
  var zone: TimeZone?

  init(day: Day, seconds: Int? = nil, zone: TimeZone? = nil) {
    (self.day, self.seconds, self.zone) = (day, seconds, zone)
  }

  init(_ date: Date, in zone: TimeZone) {
    let local = Int(date.timeIntervalSince1970.rounded(.down)) + zone.secondsFromGMT(for: date)
    day = Day(number: Int((Double(local) / 86_400).rounded(.down)))
    seconds = local - day.number * 86_400
    self.zone = zone
  }

  /// Reads a value; nil if there is no such day or time.
  init?(_ text: Substring, zone: TimeZone?) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard let date = parts.first, date.count == 8, let number = Int(date),
      let day = Day(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    else { return nil }
    self.day = day
    guard parts.count == 2 else { return }
    let digits = parts[1].prefix { $0 != "Z" }
    guard digits.count == 6, let time = Int(digits), time < 240_000, time / 100 % 100 < 60, time % 100 < 61 else {
      return nil
    }
    seconds = time / 10_000 * 3_600 + time / 100 % 100 * 60 + time % 100
    self.zone = parts[1].hasSuffix("Z") ? .gmt : zone
  }

  /// The moment, for somebody in a time zone.
  func date(in local: TimeZone) -> Date {
    let (zone, clock) = (zone ?? local, Double(day.number * 86_400 + (seconds ?? 0)))
    // The zone’s distance from Greenwich is that of the moment itself, which is not far from the first guess.
    let guess = Date(
      timeIntervalSince1970: clock - Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: clock))))
    return Date(timeIntervalSince1970: clock - Double(zone.secondsFromGMT(for: guess)))
  }

  /// As a file writes it, without the zone.
  var written: String {
    func digits(_ number: Int, _ count: Int = 2) -> String {
      String(repeating: "0", count: max(0, count - String(number).count)) + String(number)
    }
    let date = digits(day.year, 4) + digits(day.month) + digits(day.day)
    guard let seconds else { return date }
    let time = digits(seconds / 3_600) + digits(seconds / 60 % 60) + digits(seconds % 60)
    return "\(date)T\(time)\(zone == .gmt ? "Z" : "")"
  }
}
