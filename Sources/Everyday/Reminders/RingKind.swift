import AppIntents

enum RingKind: String, AppEnum {
  case timer, alarm, reminder

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"

  static let caseDisplayRepresentations: [RingKind: DisplayRepresentation] = [
    .timer: DisplayRepresentation(title: "Timer", synonyms: ["Timers", "Countdown"]),
    .alarm: DisplayRepresentation(title: "Alarm", synonyms: ["Alarms", "Alarm Clock"]),
    .reminder: DisplayRepresentation(title: "Reminder", synonyms: ["Reminders"]),
  ]

  var title: LocalizedStringResource { Self.caseDisplayRepresentations[self]?.title ?? "Timer" }
}

/// The days on which something is again.
enum Rhythm: String, AppEnum {
  case daily, weekdays, weekends, weekly, monthly, yearly, sunday, monday, tuesday, wednesday, thursday, friday,
    saturday

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Rhythm"

  static let caseDisplayRepresentations: [Rhythm: DisplayRepresentation] = [
    .daily: DisplayRepresentation(
      title: "Every day", synonyms: ["Daily", "Each Day", "Every Morning", "Every Evening"]),
    .weekdays: DisplayRepresentation(title: "Every weekday", synonyms: ["On Weekdays", "Every Workday"]),
    .weekends: DisplayRepresentation(title: "Every weekend", synonyms: ["On Weekends"]),
    .weekly: DisplayRepresentation(title: "Every week", synonyms: ["Weekly", "Each Week", "Once a Week"]),
    .monthly: DisplayRepresentation(title: "Every month", synonyms: ["Monthly", "Each Month", "Once a Month"]),
    .yearly: DisplayRepresentation(
      title: "Every year", synonyms: ["Yearly", "Each Year", "Annually", "Once a Year"]),
    .sunday: DisplayRepresentation(title: "Every Sunday", synonyms: ["On Sundays"]),
    .monday: DisplayRepresentation(title: "Every Monday", synonyms: ["On Mondays"]),
    .tuesday: DisplayRepresentation(title: "Every Tuesday", synonyms: ["On Tuesdays"]),
    .wednesday: DisplayRepresentation(title: "Every Wednesday", synonyms: ["On Wednesdays"]),
    .thursday: DisplayRepresentation(title: "Every Thursday", synonyms: ["On Thursdays"]),
    .friday: DisplayRepresentation(title: "Every Friday", synonyms: ["On Fridays"]),
    .saturday: DisplayRepresentation(title: "Every Saturday", synonyms: ["On Saturdays"]),
  ]

  /// The days of the week, from 1 for Sunday; none where it is every so often from a first day on.
  var weekdays: [Int] {
    switch self {
    case .daily: Array(1...7)
    case .weekdays: Array(2...6)
    case .weekends: [1, 7]
    case .weekly, .monthly, .yearly: []
    case .sunday: [1]
    case .monday: [2]
    case .tuesday: [3]
    case .wednesday: [4]
    case .thursday: [5]
    case .friday: [6]
    case .saturday: [7]
    }
  }

  /// What it is one of from a first day on, with what of that day is the same each time; nil where the days are said.
  var period: (step: Calendar.Component, same: Set<Calendar.Component>)? {
    switch self {
    case .weekly: (.weekOfYear, [.weekday])
    case .monthly: (.month, [.day])
    case .yearly: (.year, [.month, .day])
    default: nil
    }
  }

  /// As it is said inside of a sentence.
  func spoken(in language: Locale) -> String {
    let title = String(localized: Self.caseDisplayRepresentations[self]?.title ?? "Every day")
    return title.prefix(1).lowercased(with: language) + title.dropFirst()
  }
}

extension Machine {
  /// A moment that is still to come: a time of today that is over is meant for tomorrow. Nil if the day is over.
  func coming(_ date: Date) -> Date? {
    if date > now() { return date }
    guard days(fromTodayTo: date) == 0 else { return nil }
    return calendar.date(byAdding: .day, value: 1, to: date)
  }

  /// The next moment of a rhythm that has the time of a date, from today or a later day on.
  func next(_ rhythm: Rhythm, at date: Date, from day: Date? = nil) -> Date {
    if let period = rhythm.period {
      let moments = (0...Self.mostPeriods).lazy.compactMap { calendar.date(byAdding: period.step, value: $0, to: date) }
      return moments.first { $0 > now() } ?? date
    }
    let time = calendar.dateComponents([.hour, .minute], from: date)
    let start = max(today, calendar.startOfDay(for: day ?? today))
    let moments = (0...7).lazy.compactMap { day in
      calendar.date(byAdding: .day, value: day, to: start).flatMap {
        calendar.date(bySettingHour: time.hour ?? 9, minute: time.minute ?? 0, second: 0, of: $0)
      }
    }
    return moments.first { $0 > now() && rhythm.weekdays.contains(calendar.component(.weekday, from: $0)) } ?? date
  }

  /// Nothing begins longer ago than so many weeks, months or years.
  private static let mostPeriods = 600

  /// The moment that somebody says: of today where no day is said, and in the morning of a day by itself.
  func date(_ said: DateComponents) -> Date {
    let today = calendar.dateComponents([.year, .month, .day], from: now())
    var moment = said
    (moment.year, moment.month, moment.day) =
      (said.year ?? today.year, said.month ?? today.month, said.day ?? today.day)
    moment.hour = said.hour ?? 9
    return calendar.date(from: moment) ?? now()
  }
}
