/// A span of time as it was said, kept apart by what a calendar treats differently.
struct TimeSpan: Equatable, BitwiseCopyable {
  var months = 0.0
  var years = 0.0
  var days = 0.0
  var seconds = 0.0

  /// The length where no calendar says otherwise: a month is 30 days, a year 365.
  var totalSeconds: Double { (years * 365 + months * 30 + days) * Double(CivilMoment.secondsPerDay) + seconds }

  /// Whether it is made of whole days, so that adding it to a day gives a day.
  var isWholeDays: Bool {
    seconds == 0 && days.wholeNumber != nil && months.wholeNumber != nil && (years * 12).wholeNumber != nil
  }

  mutating func add(_ amount: Double, _ unit: TimeUnit) {
    switch unit {
    case .millisecond: seconds += amount / 1_000
    case .second: seconds += amount
    case .minute: seconds += amount * 60
    case .hour: seconds += amount * 3_600
    case .day: days += amount
    case .week: days += amount * 7
    case .fortnight: days += amount * 14
    case .month: months += amount
    case .year: years += amount
    }
  }

  /// The moment so much later, by the calendar: a month after January 31st is the end of February. Nil when it is
  /// more than ten thousand years away.
  func after(_ moment: CivilMoment) -> CivilMoment? { moved(moment, by: 1) }

  /// The moment so much earlier.
  func before(_ moment: CivilMoment) -> CivilMoment? { moved(moment, by: -1) }

  private func moved(_ moment: CivilMoment, by direction: Double) -> CivilMoment? {
    guard totalSeconds >= 0, totalSeconds < 3.2e11 else { return nil }
    let allMonths = years * 12 + months
    let wholeMonths = Int(allMonths)
    let rest = (days + (allMonths - Double(wholeMonths)) * 30) * Double(CivilMoment.secondsPerDay) + seconds
    let sign = Int(direction)
    return moment.adding(months: sign * wholeMonths).adding(seconds: sign * Int(rest + 0.5))
  }
}
