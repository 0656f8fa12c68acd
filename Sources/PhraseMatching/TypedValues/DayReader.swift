/// A day as it was said.
struct DayReading: BitwiseCopyable {
  var end: Int
  /// Midnight of it.
  var day: CivilMoment
  /// The part of it that was named: "tomorrow morning", "tonight".
  var period: DayPeriod?
}

/// Reads days: "today", "friday", "next monday", "november 21st 2027", "the 21st", `2026-11-21`, `21/11`.
struct DayReader {
  let request: TokenView
  let now: CivilMoment

  private var today: CivilMoment { now.startOfDay }

  /// The longest day that starts at `index`, with the part of the day that follows it.
  func read(at index: Int) -> DayReading? {
    guard var reading = named(at: index) ?? weekday(at: index) ?? monthDay(at: index) ?? numeric(at: index) else {
      return nil
    }
    guard reading.period == nil else { return reading }
    if let period = DayPeriod(request.word(reading.end)) {
      reading.period = period
      reading.end += 1
    } else if let (end, period) = request.dayPeriodPhrase(at: reading.end) {
      reading.period = period
      reading.end = end
    }
    return reading
  }

  // MARK: Days near today

  private func named(at index: Int) -> DayReading? {
    let word = request.word(index)
    switch word {
    case .today: return day(0, index + 1)
    case .tonight: return day(0, index + 1, .night)
    case .tomorrow: return day(1, index + 1)
    case .yesterday: return day(-1, index + 1)
    case .day: return dayBeyond(at: index)
    case .the:
      return dayBeyond(at: index + 1) ?? weekend(at: index + 1, weeks: 0) ?? comingWeekday(at: index + 1)
        ?? endOfSpan(at: index + 1)
    case .end: return endOfSpan(at: index)
    case .this: return thisPeriod(at: index + 1) ?? weekend(at: index + 1, weeks: 0)
    case .next, .last: return shifted(at: index + 1, by: word == .next ? 1 : -1)
    default: return nil
    }
  }

  private func day(_ offset: Int, _ end: Int, _ period: DayPeriod? = nil) -> DayReading {
    DayReading(end: end, day: today.adding(days: offset), period: period)
  }

  /// "day after tomorrow", "day before yesterday".
  private func dayBeyond(at index: Int) -> DayReading? {
    guard request.word(index) == .day else { return nil }
    return switch (request.word(index + 1), request.word(index + 2)) {
    case (.after, .tomorrow): day(2, index + 3)
    case (.before, .yesterday): day(-2, index + 3)
    default: nil
    }
  }

  /// "this evening".
  private func thisPeriod(at index: Int) -> DayReading? {
    guard let period = DayPeriod(request.word(index)) else { return nil }
    return day(0, index + 1, period)
  }

  /// A weekend stands for its Saturday, and on a Sunday for that Sunday.
  private func weekend(at index: Int, weeks: Int) -> DayReading? {
    guard request.word(index) == .weekend else { return nil }
    let saturday = max(6 - now.weekday, weeks == 0 ? 0 : -1)
    return day(saturday + weeks * 7, index + 1)
  }

  /// "next week", "last month", "next weekend", "last night"; a week on, a month on, a year on.
  private func shifted(at index: Int, by direction: Int) -> DayReading? {
    switch request.word(index) {
    case .week: return weekdayOfWeek(at: index + 1, weeks: direction) ?? day(7 * direction, index + 1)
    case .month: return DayReading(end: index + 1, day: today.adding(months: direction))
    case .year: return DayReading(end: index + 1, day: today.adding(months: 12 * direction))
    case .weekend: return weekend(at: index, weeks: direction)
    case .night where direction < 0: return day(-1, index + 1, .night)
    default: return nil
    }
  }

  /// "End of next month", "end of the week", "end of march": the last day of it.
  private func endOfSpan(at index: Int) -> DayReading? {
    guard request.word(index) == .end, request.word(index + 1) == .of else { return nil }
    let ahead = request.word(index + 2) == .next ? 1 : 0
    let unit = [.next, .the, .this].contains(request.word(index + 2)) ? index + 3 : index + 2
    switch request.word(unit) {
    case .week: return day(7 - now.weekday + ahead * 7, unit + 1)
    case .month: return lastDay(ofMonth: today.adding(months: ahead), end: unit + 1)
    case .year: return lastDay(ofMonth: CivilMoment(year: now.year + ahead, month: 12, day: 1), end: unit + 1)
    default:
      guard let month = request.month(unit) else { return nil }
      let year = now.year + (month < now.month ? 1 : 0)
      return lastDay(ofMonth: CivilMoment(year: year, month: month, day: 1), end: unit + 1)
    }
  }

  private func lastDay(ofMonth month: CivilMoment, end: Int) -> DayReading {
    let last = CivilMoment.daysInMonth(month.month, of: month.year)
    return DayReading(end: end, day: CivilMoment(year: month.year, month: month.month, day: last))
  }

  // MARK: Weekdays

  /// "friday", "this friday", "next friday", "last friday", "coming friday", "friday november 27".
  private func weekday(at index: Int) -> DayReading? {
    if let weekday = request.weekday(index) { return plainWeekday(weekday, end: index + 1) }
    guard let weekday = request.weekday(index + 1) else { return nil }
    let ahead = daysAhead(to: weekday)
    switch request.word(index) {
    case .this: return day(ahead, index + 2)
    case .coming: return day(ahead == 0 ? 7 : ahead, index + 2)
    case .next: return day(weekday - now.weekday + 7, index + 2)
    case .last: return day(ahead - 7, index + 2)
    default: return nil
    }
  }

  /// A date behind a weekday decides, whether or not the weekday agrees with it.
  private func plainWeekday(_ weekday: Int, end: Int) -> DayReading {
    if let date = monthDay(at: end) { return date }
    if request.word(end) == .next, request.word(end + 1) == .week { return day(weekday, ofWeek: 1, end: end + 2) }
    let ahead = daysAhead(to: weekday)
    return day(ahead == 0 ? 7 : ahead, end)
  }

  private func comingWeekday(at index: Int) -> DayReading? { request.word(index) == .coming ? weekday(at: index) : nil }

  /// "next week on monday".
  private func weekdayOfWeek(at index: Int, weeks: Int) -> DayReading? {
    let start = request.word(index) == .on ? index + 1 : index
    guard let weekday = request.weekday(start) else { return nil }
    return day(weekday, ofWeek: weeks, end: start + 1)
  }

  private func day(_ weekday: Int, ofWeek weeks: Int, end: Int) -> DayReading {
    day(weekday - now.weekday + weeks * 7, end)
  }

  /// 0 today … 6.
  private func daysAhead(to weekday: Int) -> Int { (weekday - now.weekday + 7) % 7 }

  // MARK: Days of a month

  /// "november 21", "nov the 21st 2027", "21 november", "the 21st of november", "the 21st", "2027 november 21".
  private func monthDay(at index: Int) -> DayReading? {
    if let year = request.whole(index), Self.isYear(year), request.month(index + 1) != nil {
      guard let day = monthDay(at: index + 1) else { return nil }
      return CivilMoment(validYear: year, month: day.day.month, day: day.day.day).map {
        DayReading(end: day.end, day: $0)
      }
    }
    if let month = request.month(index) {
      let start = request.word(index + 1) == .the ? index + 2 : index + 1
      guard let day = dayNumber(at: start) else { return nil }
      return date(month, day, end: start + 1)
    }
    let hasArticle = request.word(index) == .the
    let start = hasArticle ? index + 1 : index
    guard let day = dayNumber(at: start) else { return nil }
    let next = request.word(start + 1) == .of ? start + 2 : start + 1
    if let month = request.month(next) { return date(month, day, end: next + 1) }
    // "The 15th of 2026-12-31": of the month of that day.
    if next > start + 1, let other = numeric(at: next) {
      return CivilMoment(validYear: other.day.year, month: other.day.month, day: day).map {
        DayReading(end: other.end, day: $0)
      }
    }
    if next > start + 1, [.next, .this].contains(request.word(next)), request.word(next + 1) == .month {
      let month = today.adding(months: request.word(next) == .next ? 1 : 0)
      return CivilMoment(validYear: month.year, month: month.month, day: day).map {
        DayReading(end: next + 2, day: $0)
      }
    }
    guard hasArticle, request.ordinal(start) != nil else { return nil }
    return nextDay(day).map { DayReading(end: start + 1, day: $0) }
  }

  private func dayNumber(at index: Int) -> Int? {
    guard let day = request.ordinal(index) ?? request.whole(index), (1...31).contains(day) else { return nil }
    return day
  }

  /// With the year if one follows, else the next time that the day comes.
  private func date(_ month: Int, _ day: Int, end: Int) -> DayReading? {
    if let (end, year) = year(at: end) {
      return CivilMoment(validYear: year, month: month, day: day).map { DayReading(end: end, day: $0) }
    }
    return next(month, day).map { DayReading(end: end, day: $0) }
  }

  /// `2027`, or "twenty twenty seven", which arrives as `20` and `27`.
  private func year(at index: Int) -> (end: Int, year: Int)? {
    guard let number = request.whole(index) else { return nil }
    if Self.isYear(number) { return (index + 1, number) }
    guard number == 19 || number == 20, let rest = request.whole(index + 1), (10...99).contains(rest),
      !request.isUnit(index + 2)
    else { return nil }
    return (index + 2, number * 100 + rest)
  }

  static func isYear(_ number: Int) -> Bool { (1_000...2_999).contains(number) }

  /// The next such day, today included; up to eight years on for the 29th of February.
  private func next(_ month: Int, _ day: Int) -> CivilMoment? {
    for year in now.year...now.year + 8 {
      if let date = CivilMoment(validYear: year, month: month, day: day), date >= today { return date }
    }
    return nil
  }

  /// The next day of a month with that number, today included.
  private func nextDay(_ day: Int) -> CivilMoment? {
    for months in 0...2 {
      let month = CivilMoment(year: now.year, month: now.month, day: 1).adding(months: months)
      if let date = CivilMoment(validYear: month.year, month: month.month, day: day), date >= today { return date }
    }
    return nil
  }

  // MARK: Dates in digits

  private func numeric(at index: Int) -> DayReading? {
    if let fields = NumberFields(request, at: index) { return numeric(fields, end: index + 1) }
    guard request.gap(after: index) == 1, request.gap(after: index + 1) == 1 else { return nil }
    guard let first = request.whole(index), let second = request.whole(index + 1), let third = request.whole(index + 2)
    else { return nil }
    guard Self.isYear(first) || Self.isYear(third) else { return nil }
    return numeric(first, second, third, end: index + 3)
  }

  private func numeric(_ fields: NumberFields, end: Int) -> DayReading? {
    switch (fields.separator, fields.count) {
    case (NumberFields.stroke, 2):
      if let date = next(fields.first, fields.second) { return DayReading(end: end, day: date) }
      return next(fields.second, fields.first).map { DayReading(end: end, day: $0) }
    case (NumberFields.stroke, _): return numeric(fields.first, fields.second, fields.third, end: end)
    case (NumberFields.point, 3): return exact(fields.third, fields.second, fields.first, end: end)
    default: return nil
    }
  }

  /// Year first, or month/day/year; day/month/year where the first cannot be a month.
  private func numeric(_ first: Int, _ second: Int, _ third: Int, end: Int) -> DayReading? {
    if Self.isYear(first) { return exact(first, second, third, end: end) }
    return exact(third, first, second, end: end) ?? exact(third, second, first, end: end)
  }

  private func exact(_ year: Int, _ month: Int, _ day: Int, end: Int) -> DayReading? {
    let full = (0..<100).contains(year) ? 2_000 + year : year
    guard Self.isYear(full), let date = CivilMoment(validYear: full, month: month, day: day) else { return nil }
    return DayReading(end: end, day: date)
  }
}
