import AppIntents

/// How often an event comes again, as calendar files write it: `FREQ=MONTHLY;BYDAY=-1FR`.
struct Recurrence: Equatable, Sendable {
  enum Frequency: String { case daily = "DAILY", weekly = "WEEKLY", monthly = "MONTHLY", yearly = "YEARLY" }

  private let frequency: Frequency
  private var interval = 1
  private(set) var count: Int?
  /// The last moment, as it is written.
  private(set) var until: String?
  private var months: Set<Int> = []
  private var monthDays: Set<Int> = []
  private var yearDays: Set<Int> = []
  /// Weekdays from Sunday, 0, each with which one of its month or year it is; 0 for every one.
  private var weekdays: [Weekday] = []
  private var positions: Set<Int> = []
  private var weekStart = 1

  private struct Weekday: Equatable {
    var ordinal: Int
    var day: Int
  }

  /// Reads a rule; nil if it says something that is not known, so that nothing wrong is said.
  init?(_ text: String) {
    let parts = text.uppercased().split(separator: ";").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    guard let name = parts.first(where: { $0.first == "FREQ" })?.last, let frequency = Frequency(rawValue: name) else {
      return nil
    }
    self.frequency = frequency
    for part in parts where part.count == 2 {
      let numbers = part[1].split(separator: ",").compactMap { Int($0) }
      switch part[0] {
      case "FREQ": break
      case "INTERVAL": interval = max(1, min(numbers.first ?? 1, 10_000))
      case "COUNT": count = numbers.first.map { max(1, $0) }
      case "UNTIL": until = part[1]
      case "BYMONTH": months = Set(numbers)
      case "BYMONTHDAY": monthDays = Set(numbers)
      case "BYYEARDAY": yearDays = Set(numbers)
      case "BYSETPOS": positions = Set(numbers)
      case "BYDAY": weekdays = part[1].split(separator: ",").compactMap(Self.weekday)
      case "WKST": weekStart = Self.names.firstIndex(of: part[1]) ?? 1
      default: return nil
      }
    }
  }

  private static let names = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]

  private static func weekday(_ text: Substring) -> Weekday? {
    guard let day = names.firstIndex(of: String(text.suffix(2))) else { return nil }
    return Weekday(ordinal: Int(text.dropLast(2)) ?? 0, day: day)
  }

  /// The days of an event that begins on a day, up to another, in order. Those long before a day are passed over, unless
  /// they are counted.
  func days(of first: Day, from: Day, through last: Day) -> [Day] {
    let isCounted = count != nil
    let start = isCounted ? first : max(first, from.adding(-longestPeriod))
    var (days, period, number): ([Day], [Day], Int) = ([], [], 0)
    // The positions are those of whole periods.
    var day = positions.isEmpty ? start : start.adding(-longestPeriod)
    while day <= last, days.count < count ?? .max {
      if self.period(of: day, since: first) != number {
        days += chosen(period).filter { $0 >= first }
        (period, number) = ([], self.period(of: day, since: first))
      }
      if number % interval == 0, isMet(by: day, first) { period.append(day) }
      day = day.adding(1)
    }
    days += chosen(period).filter { $0 >= first }
    // The first day counts, whatever the rule says.
    if start == first, days.first != first, first <= last { days.insert(first, at: 0) }
    return Array(days.prefix(count ?? .max)).filter { $0 >= from }
  }

  /// In days; no period is longer.
  private var longestPeriod: Int { 370 }

  private func chosen(_ period: [Day]) -> [Day] {
    guard !positions.isEmpty else { return period }
    return period.indices.filter { positions.contains($0 + 1) || positions.contains($0 - period.count) }.map {
      period[$0]
    }
  }

  /// Which day, week, month or year a day is in, counted from those of another.
  private func period(of day: Day, since first: Day) -> Int {
    switch frequency {
    case .daily: day.number - first.number
    case .weekly: (day.startOfWeek(on: weekStart).number - first.startOfWeek(on: weekStart).number) / 7
    case .monthly: (day.year - first.year) * 12 + day.month - first.month
    case .yearly: day.year - first.year
    }
  }

  private func isMet(by day: Day, _ first: Day) -> Bool {
    guard months.isEmpty || months.contains(day.month) else { return false }
    let isOpen = monthDays.isEmpty && yearDays.isEmpty && weekdays.isEmpty
    switch frequency {
    case .daily: break
    case .weekly where isOpen: return day.weekday == first.weekday
    case .monthly where isOpen: return day.day == first.day
    case .yearly where isOpen: return day.day == first.day && (day.month == first.month || !months.isEmpty)
    case .weekly, .monthly, .yearly: break
    }
    return (monthDays.isEmpty || monthDays.contains(day.day) || monthDays.contains(day.day - day.daysInMonth - 1))
      && (yearDays.isEmpty || yearDays.contains(day.dayOfYear) || yearDays.contains(day.dayOfYear - day.daysInYear - 1))
      && (weekdays.isEmpty || weekdays.contains { isMet($0, by: day) })
  }

  private func isMet(_ weekday: Weekday, by day: Day) -> Bool {
    guard weekday.day == day.weekday else { return false }
    guard weekday.ordinal != 0, frequency == .monthly || frequency == .yearly else { return true }
    let isInYear = frequency == .yearly && months.isEmpty
    let (number, count) = isInYear ? (day.dayOfYear, day.daysInYear) : (day.day, day.daysInMonth)
    return weekday.ordinal == (number - 1) / 7 + 1 || weekday.ordinal == -((count - number) / 7 + 1)
  }
}
