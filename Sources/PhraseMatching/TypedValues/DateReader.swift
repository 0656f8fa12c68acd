/// Reads a day, a time, or both in either order: "tomorrow at half past six", "6pm on friday", "in 20 minutes".
///
/// Missing parts are completed like this:
///
/// | said | meant |
/// |---|---|
/// | a time alone | the next moment, later than now, at which the clock shows it |
/// | an hour 1–12 without am or pm, today or no day | the next time it comes on a 12-hour clock |
/// | 12–5 of tomorrow, of which no day was said | the afternoon; the night behind "an alarm" |
/// | the same on another day | 1–6 afternoon, 7–11 morning, 12 noon |
/// | the same behind what wakes people, or "dinner" | the morning, the evening; "an alarm" only on another day |
/// | the same with "every" near it | as on another day |
/// | `06:30`, `18:30`, "18" | as said: 24 hours |
/// | a day with morning, afternoon, evening, night | 9:00, 15:00, 18:00, 20:00; "tonight" is the night of today |
/// | an hour with one of these | in that half of the day; 12 and 1–5 on a named night are after its midnight |
/// | midnight | the start of the day said; with today, tonight or a night, the one that follows |
/// | "friday" | the next one after today; "this friday" may be today |
/// | "next friday" | the one in the week after this, weeks beginning on Monday |
/// | "next week", "next month", "next year" | today's date one later |
/// | a date without a year | the next time it comes, today included |
/// | `11/12` | month/day; day/month where only that exists; `21.11.2026` is day first |
/// | "in 20 minutes", "an hour ago" | that exact moment; in whole days, weeks, months or years only a day |
///
/// A month or an ordinal alone is no date ("may", "second"), "the 21st" is. A leading "at" or "on" is the phrase's affair;
/// "in" belongs to "in 3 days" and "in the morning".
struct DateReader {
  let request: TokenView
  let now: CivilMoment
  /// Where the date begins.
  var start = 0

  private var clocks: ClockReader { ClockReader(request: request) }
  private var days: DayReader { DayReader(request: request, now: now) }
  private var spans: TimeSpanReader { TimeSpanReader(request: request) }

  func read(at index: Int) -> TypedReading? {
    var reader = self
    reader.start = index
    return reader.longest(at: index)
  }

  private func longest(at index: Int) -> TypedReading? {
    Self.longer(
      Self.longer(dayFirst(at: index), timeFirst(at: index)), Self.longer(moment(at: index), partOfDay(at: index)))
  }

  private static func longer(_ first: TypedReading?, _ second: TypedReading?) -> TypedReading? {
    guard let first else { return second }
    guard let second, second.end > first.end else { return first }
    return second
  }

  private func reading(_ end: Int, _ moment: CivilMoment, _ precision: DateReading.Precision) -> TypedReading {
    TypedReading(end: end, value: .date(DateReading(moment: moment, precision: precision)))
  }

  // MARK: The four ways to say it

  /// "tomorrow", "friday at 6", "tonight", "in 3 days at noon".
  private func dayFirst(at index: Int) -> TypedReading? {
    guard let day = day(at: index) else { return nil }
    let start = [.at, .from].contains(request.word(day.end)) ? day.end + 1 : day.end
    if let clock = clocks.read(at: start), start > day.end || !clock.isBare || !clocks.countsThings(at: start) {
      return reading(clock.end, moment(day, clock), .dayAndTime)
    }
    guard let period = day.period else { return reading(day.end, day.day, .day) }
    return reading(day.end, day.day.at(hour: period.hour), .dayAndTime)
  }

  /// "6 pm", "6 pm on friday".
  private func timeFirst(at index: Int) -> TypedReading? {
    guard let clock = clocks.read(at: index) else { return nil }
    let start = request.word(clock.end) == .on ? clock.end + 1 : clock.end
    if let day = day(at: start) { return reading(day.end, moment(day, clock), .dayAndTime) }
    return reading(clock.end, next(clock), .time)
  }

  /// "now", "in 20 minutes", "an hour ago".
  private func moment(at index: Int) -> TypedReading? {
    switch (request.word(index), request.word(index + 1)) {
    case (.now, _): return reading(index + 1, now, .dayAndTime)
    case (.right, .now): return reading(index + 2, now, .dayAndTime)
    default:
      guard let relative = relative(at: index), !relative.isWholeDays else { return nil }
      return reading(relative.end, relative.moment, .dayAndTime)
    }
  }

  /// "in the morning", "in the morning at 7".
  private func partOfDay(at index: Int) -> TypedReading? {
    guard request.word(index) == .in, let (end, period) = request.dayPeriodPhrase(at: index) else { return nil }
    if request.word(end) == .at, var clock = clocks.read(at: end + 1) {
      clock.period = clock.period ?? period
      return reading(clock.end, next(clock), .time)
    }
    return reading(end, next(ClockReading(end: end, hour: period.hour)), .time)
  }

  // MARK: Days

  private func day(at index: Int) -> DayReading? {
    if let day = days.read(at: index) { return day }
    guard let relative = relative(at: index), relative.isWholeDays else { return nil }
    return DayReading(end: relative.end, day: relative.moment.startOfDay)
  }

  private struct Relative {
    var end: Int
    var moment: CivilMoment
    var isWholeDays: Bool
  }

  /// "in 3 days", "two weeks from now", "a week from friday", "20 minutes ago".
  private func relative(at index: Int) -> Relative? {
    if request.word(index) == .in {
      guard let (end, span) = spans.read(at: index + 1) else { return nil }
      return relative(span.after(now), span, end: request.word(end) == .time ? end + 1 : end)
    }
    guard let (end, span) = spans.read(at: index) else { return nil }
    switch (request.word(end), request.word(end + 1)) {
    case (.ago, _): return relative(span.before(now), span, end: end + 1)
    case (.from, .now): return relative(span.after(now), span, end: end + 2)
    case (.from, _), (.after, _):
      guard span.isWholeDays, let day = days.read(at: end + 1), day.period == nil else { return nil }
      return relative(span.after(day.day), span, end: day.end)
    case (.before, _):
      guard span.isWholeDays, let day = days.read(at: end + 1), day.period == nil else { return nil }
      return relative(span.before(day.day), span, end: day.end)
    default: return nil
    }
  }

  private func relative(_ moment: CivilMoment?, _ span: TimeSpan, end: Int) -> Relative? {
    moment.map { Relative(end: end, moment: $0, isWholeDays: span.isWholeDays) }
  }

  // MARK: Filling in what was not said

  private func moment(_ day: DayReading, _ clock: ClockReading) -> CivilMoment {
    let isToday = day.day == now.startOfDay
    let hour = hour(of: clock, on: day, isToday: isToday)
    let moment = day.day.at(hour: hour, minute: clock.minute, second: clock.second)
    let isAfterNight = day.period == .night && hour < 6
    let isPastMidnight = isToday && hour == 0 && moment <= now
    return isAfterNight || isPastMidnight ? moment.adding(days: 1) : moment
  }

  private func hour(of clock: ClockReading, on day: DayReading, isToday: Bool) -> Int {
    guard clock.half == .open else { return clock.hour }
    if let period = clock.period ?? day.period ?? (isToday ? nil : usual(clock, onOtherDay: true)) {
      return period.hour(ofTwelve: clock.hour)
    }
    if isToday {
      let next = next(clock)
      return next.startOfDay == day.day ? next.hour : clock.hour == 0 ? 0 : clock.hour + 12
    }
    return ofAnyDay(clock).hour
  }

  /// What an hour without its half means where the day is not today.
  private func ofAnyDay(_ clock: ClockReading) -> ClockReading {
    var clock = clock
    clock.hour = clock.hour <= 6 ? clock.hour + 12 : clock.hour
    clock.half = .said
    return clock
  }

  /// The next moment, later than now, at which a clock shows this.
  private func next(_ clock: ClockReading) -> CivilMoment {
    var clock = clock
    let isOften = clock.half == .open && HabitWord.isOften(around: start, clock.end, of: request)
    if clock.half == .open, let period = clock.period ?? usual(clock, onOtherDay: isOften) {
      clock.hour = period.hour(ofTwelve: clock.hour)
      clock.half = .said
    } else if isOften {
      clock = ofAnyDay(clock)
    }
    let first = now.startOfDay.at(hour: clock.hour, minute: clock.minute, second: clock.second)
    if first > now { return first }
    let second = first.adding(seconds: 12 * 3_600)
    if clock.half == .open, second > now { return second }
    // Nobody has lunch at one in the night; what rings may well do so.
    let isOfDay = clock.half == .open && clock.hour < 6 && HabitWord(before: start, of: request) != .alarm
    return (isOfDay ? second : first).adding(days: 1)
  }

  /// The part of the day in which people do what is said in front of the time; noon and midnight are in none.
  private func usual(_ clock: ClockReading, onOtherDay isOtherDay: Bool) -> DayPeriod? {
    guard clock.hour > 0 else { return nil }
    return HabitWord(before: start, of: request)?.period(onOtherDay: isOtherDay)
  }
}
