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
    searchKeywords: [
      "what weekday is …", "which weekday is …", "what day of the week is …", "which day is …", "what day was …",
      "what day is …",
      "what's the date …", "what is the date …", "what date is …", "which date is …", "what's the date on …",
    ])

  @Parameter(title: "Date", kind: .date, requestValueDialog: "Of which date?") var day: Date

  static var parameterSummary: some ParameterSummary { Summary("Weekday of \(\.$day)") }

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "It’s \(machine.longDate(day)).")
  }
}

/// What the time between two days is counted in.
enum DayUnit: String, AppEnum {
  case days, weeks

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"

  static let caseDisplayRepresentations: [DayUnit: DisplayRepresentation] = [.days: "Days", .weeks: "Weeks"]
}

struct CountDays: AppIntent {
  static let title: LocalizedStringResource = "Count the Days"
  static let description = IntentDescription(
    "Tells how far away a date is.", categoryName: "Answers",
    searchKeywords: [
      "how many days until …", "how many days till …", "days until …", "how long until …", "how far away is …",
    ])

  @Parameter(title: "Date", kind: .date, requestValueDialog: "Until which date?") var day: Date

  @Parameter(title: "Unit") var unit: DayUnit?

  static var parameterSummary: some ParameterSummary {
    When(\.$unit, .hasAnyValue) {
      Summary("How many \(\.$unit) until \(\.$day)")
    } otherwise: {
      Summary("Days until \(\.$day)")
    }
  }

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let days = machine.days(fromTodayTo: day)
    return .result(value: days, dialog: machine.distance(of: days, to: machine.longDate(day), in: unit))
  }
}

struct CountDaysToHoliday: AppIntent {
  static let title: LocalizedStringResource = "Count the Days to a Holiday"
  static let description = IntentDescription(
    "Tells how far away a holiday is.", categoryName: "Answers",
    searchKeywords: [
      "how long until …", "how far away is …", "how many sleeps until …", "what day is …", "what day of the week is …",
      "what weekday is …", "on which day is …",
    ])

  @Parameter(title: "Holiday", requestValueDialog: "Which holiday?") var occasion: Occasion

  @Parameter(title: "Unit") var unit: DayUnit?

  static var parameterSummary: some ParameterSummary {
    When(\.$unit, .hasAnyValue) {
      Summary("How many \(\.$unit) until \(\.$occasion)")
    } otherwise: {
      Summary("Days until \(\.$occasion)")
    }
  }

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let day = occasion.next(from: machine.today, in: machine.calendar) ?? machine.today
    let days = machine.days(fromTodayTo: day)
    let name = String(localized: Occasion.caseDisplayRepresentations[occasion]?.title ?? "Holiday")
    return .result(value: days, dialog: machine.distance(of: days, to: "\(name), \(machine.longDate(day))", in: unit))
  }
}

struct CountDaysSince: AppIntent {
  static let title: LocalizedStringResource = "Count the Days Since"
  static let description = IntentDescription(
    "Tells how long ago a date was.", categoryName: "Answers",
    searchKeywords: ["how many days since …", "how long since …", "how long ago was …", "how long has it been since …"])

  @Parameter(title: "Date", kind: .date, requestValueDialog: "Since which date?") var day: Date

  static var parameterSummary: some ParameterSummary { Summary("Days since \(\.$day)") }

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    // A date without a year is the last one.
    let past = day <= machine.today ? day : machine.calendar.date(byAdding: .year, value: -1, to: day) ?? day
    let days = machine.days(fromTodayTo: past)
    return .result(value: -days, dialog: machine.distance(of: days, to: machine.longDate(past)))
  }
}

struct CountDaysBetween: AppIntent {
  static let title: LocalizedStringResource = "Count the Days Between"
  static let description = IntentDescription(
    "Tells how far two dates are apart.", categoryName: "Answers",
    searchKeywords: ["how many days between … and …", "how many days from … to …", "how many days are between … and …"])

  @Parameter(title: "Date", kind: .date, requestValueDialog: "From which date?") var start: Date

  @Parameter(title: "End", kind: .date, requestValueDialog: "Until which date?") var end: Date

  static var parameterSummary: some ParameterSummary { Summary("Days between \(\.$start) and \(\.$end)") }

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let (first, last) = (min(start, end), max(start, end))
    let days = machine.days(fromTodayTo: last) - machine.days(fromTodayTo: first)
    return .result(value: days, dialog: "\(days) days from \(machine.longDate(first)) to \(machine.longDate(last)).")
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

  fileprivate func distance(of days: Int, to name: String, in unit: DayUnit? = nil) -> IntentDialog {
    if unit == .weeks, days >= 7 { return "\(weeks(days)) until \(name)." }
    return switch days {
    case 0: "That’s today: \(name)."
    case 1: "1 day until \(name)."
    case -1: "\(name) was yesterday."
    case ..<0: "\(name) was \(-days) days ago."
    default: "\(days) days until \(name)."
    }
  }

  private func weeks(_ days: Int) -> String {
    let style = Duration.UnitsFormatStyle(allowedUnits: [.weeks, .days], width: .wide)
    return Duration.seconds(days * 86_400).formatted(style.locale(language))
  }
}
