import AppIntents

struct TellDate: AppIntent {
  static let title: LocalizedStringResource = "Tell the Date"
  static let description = IntentDescription(
    "Tells what day it is.", categoryName: "Answers",
    searchKeywords: [
      "what day is it", "what day is today", "what's the date", "what date is it", "what is today's date",
    ])

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Today is \(machine.longDate(machine.today)).")
  }
}

struct TellWeek: AppIntent {
  static let title: LocalizedStringResource = "Tell the Week"
  static let description = IntentDescription(
    "Tells the number of the week.", categoryName: "Answers",
    searchKeywords: ["which week is it", "what week is it", "week number"])

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let week = Calendar(identifier: .iso8601).component(.weekOfYear, from: machine.now())
    return .result(dialog: "It’s week \(week).")
  }
}

struct TellWeekday: AppIntent {
  static let title: LocalizedStringResource = "Tell the Weekday"
  static let description = IntentDescription(
    "Tells the weekday of a date.", categoryName: "Answers",
    searchKeywords: ["what weekday is …", "which weekday is …", "what day of the week is …", "which day is …"])

  @Parameter(title: "Date", kind: .date, requestValueDialog: "Of which date?")
  var day: Date

  static var parameterSummary: some ParameterSummary { Summary("Weekday of \(\.$day)") }

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "It’s \(machine.longDate(day)).")
  }
}

struct CountDays: AppIntent {
  static let title: LocalizedStringResource = "Count the Days"
  static let description = IntentDescription(
    "Tells how far away a date is.", categoryName: "Answers",
    searchKeywords: [
      "how many days until …", "how many days till …", "days until …", "how long until …", "how far away is …",
    ])

  @Parameter(title: "Date", kind: .date, requestValueDialog: "Until which date?")
  var day: Date

  static var parameterSummary: some ParameterSummary { Summary("Days until \(\.$day)") }

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let days = machine.days(fromTodayTo: day)
    return .result(value: days, dialog: machine.distance(of: days, to: machine.longDate(day)))
  }
}

struct CountDaysToHoliday: AppIntent {
  static let title: LocalizedStringResource = "Count the Days to a Holiday"
  static let description = IntentDescription(
    "Tells how far away a holiday is.", categoryName: "Answers",
    searchKeywords: ["how long until …", "how far away is …", "how many sleeps until …"])

  @Parameter(title: "Holiday", requestValueDialog: "Which holiday?")
  var occasion: Occasion

  static var parameterSummary: some ParameterSummary { Summary("Days until \(\.$occasion)") }

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let day = occasion.next(from: machine.today, in: machine.calendar) ?? machine.today
    let days = machine.days(fromTodayTo: day)
    let name = String(localized: Occasion.caseDisplayRepresentations[occasion]?.title ?? "Holiday")
    return .result(value: days, dialog: machine.distance(of: days, to: "\(name), \(machine.longDate(day))"))
  }
}

extension Machine {
  /// A date with its weekday and year.
  func longDate(_ date: Date) -> String {
    var style = Date.FormatStyle.dateTime.weekday(.wide).day().month(.wide).year().locale(language)
    style.timeZone = calendar.timeZone
    return date.formatted(style)
  }

  /// A day near today by its name, another by its date; behind the word “until”.
  func shortDate(_ date: Date) -> String {
    var style = Date.FormatStyle.dateTime.locale(language)
    style.timeZone = calendar.timeZone
    switch days(fromTodayTo: date) {
    case -1: return String(localized: "yesterday")
    case 0: return String(localized: "today")
    case 1: return String(localized: "tomorrow")
    case 2...6: return date.formatted(style.weekday(.wide))
    default: return date.formatted(style.day().month(.wide).year())
    }
  }

  fileprivate func distance(of days: Int, to name: String) -> IntentDialog {
    switch days {
    case 0: "That’s today: \(name)."
    case 1: "1 day until \(name)."
    case -1: "\(name) was yesterday."
    case ..<0: "\(name) was \(-days) days ago."
    default: "\(days) days until \(name)."
    }
  }
}
