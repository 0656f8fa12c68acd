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

/// The days on which something rings again.
enum Rhythm: String, AppEnum {
  case daily, weekdays, weekends, sunday, monday, tuesday, wednesday, thursday, friday, saturday

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "How Often"

  static let caseDisplayRepresentations: [Rhythm: DisplayRepresentation] = [
    .daily: DisplayRepresentation(
      title: "Every day", synonyms: ["Daily", "Each Day", "Every Morning", "Every Evening"]),
    .weekdays: DisplayRepresentation(title: "Every weekday", synonyms: ["On Weekdays", "Every Workday"]),
    .weekends: DisplayRepresentation(title: "Every weekend", synonyms: ["On Weekends"]),
    .sunday: DisplayRepresentation(title: "Every Sunday", synonyms: ["On Sundays"]),
    .monday: DisplayRepresentation(title: "Every Monday", synonyms: ["On Mondays"]),
    .tuesday: DisplayRepresentation(title: "Every Tuesday", synonyms: ["On Tuesdays"]),
    .wednesday: DisplayRepresentation(title: "Every Wednesday", synonyms: ["On Wednesdays"]),
    .thursday: DisplayRepresentation(title: "Every Thursday", synonyms: ["On Thursdays"]),
    .friday: DisplayRepresentation(title: "Every Friday", synonyms: ["On Fridays"]),
    .saturday: DisplayRepresentation(title: "Every Saturday", synonyms: ["On Saturdays"]),
  ]

  /// The days of the week, from 1 for Sunday.
  var weekdays: [Int] {
    switch self {
    case .daily: Array(1...7)
    case .weekdays: Array(2...6)
    case .weekends: [1, 7]
    default: [(Self.allCases.firstIndex(of: self) ?? 3) - 2]
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
    let time = calendar.dateComponents([.hour, .minute], from: date)
    let start = max(today, calendar.startOfDay(for: day ?? today))
    let moments = (0...7).lazy.compactMap { day in
      calendar.date(byAdding: .day, value: day, to: start).flatMap {
        calendar.date(bySettingHour: time.hour ?? 9, minute: time.minute ?? 0, second: 0, of: $0)
      }
    }
    return moments.first { $0 > now() && rhythm.weekdays.contains(calendar.component(.weekday, from: $0)) } ?? date
  }

  /// A day by itself is meant for its morning.
  func withTime(_ date: Date) -> Date {
    guard calendar.startOfDay(for: date) == date else { return date }
    return calendar.date(bySettingHour: 9, minute: 0, second: 0, of: date) ?? date
  }
}
