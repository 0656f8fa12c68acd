import AppIntents

/// The span of time that a summary looks at.
enum StatisticsPeriod: String, AppEnum {
  case week
  case month
  case year
  case lastWeek
  case lastMonth
  case lastYear
  case today
  case yesterday

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"

  static let caseDisplayRepresentations: [StatisticsPeriod: DisplayRepresentation] = [
    .week: DisplayRepresentation(title: "This Week", synonyms: ["Week", "Weekly"]),
    .month: DisplayRepresentation(title: "This Month", synonyms: ["Month", "Monthly"]),
    .year: DisplayRepresentation(title: "This Year", synonyms: ["Year", "Yearly"]),
    .lastWeek: "Last Week",
    .lastMonth: "Last Month",
    .lastYear: "Last Year",
    .today: "Today",
    .yesterday: "Yesterday",
  ]
}

extension StatisticsPeriod {
  /// The period in the middle of a sentence.
  var phrase: String {
    switch self {
    case .week: String(localized: "this week")
    case .month: String(localized: "this month")
    case .year: String(localized: "this year")
    case .lastWeek: String(localized: "last week")
    case .lastMonth: String(localized: "last month")
    case .lastYear: String(localized: "last year")
    case .today: String(localized: "today")
    case .yesterday: String(localized: "yesterday")
    }
  }

  var component: Calendar.Component {
    switch self {
    case .week, .lastWeek: .weekOfYear
    case .month, .lastMonth: .month
    case .year, .lastYear: .year
    case .today, .yesterday: .day
    }
  }

  /// Whether it is the span before the one of now.
  var isOver: Bool {
    switch self {
    case .week, .month, .year, .today: false
    case .lastWeek, .lastMonth, .lastYear, .yesterday: true
    }
  }
}
