import AppIntents

/// When something is due.
enum TaskPeriod: String, AppEnum {
  case today, tomorrow, thisWeek, overdue

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "When"

  static let caseDisplayRepresentations: [TaskPeriod: DisplayRepresentation] = [
    .today: "Today", .tomorrow: "Tomorrow",
    .thisWeek: DisplayRepresentation(title: "This Week", synonyms: ["the week"]),
    .overdue: DisplayRepresentation(title: "Overdue", synonyms: ["late"]),
  ]

  /// Whether something that is due so many days after today belongs to it. What is late belongs to today.
  func contains(_ days: Int, ofWeekEndingIn end: Int) -> Bool {
    switch self {
    case .today: days <= 0
    case .tomorrow: days == 1
    case .thisWeek: days <= end
    case .overdue: days < 0
    }
  }
}

extension Machine {
  /// How many days after today the week ends.
  var daysToEndOfWeek: Int {
    guard let week = calendar.dateInterval(of: .weekOfYear, for: now()) else { return 6 }
    return days(fromTodayTo: week.end) - 1
  }
}
