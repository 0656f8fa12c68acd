import AppIntents

/// How far back a summary looks.
enum StatisticsPeriod: String, AppEnum {
  case week
  case month
  case year

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"

  static let caseDisplayRepresentations: [StatisticsPeriod: DisplayRepresentation] = [
    .week: DisplayRepresentation(title: "This Week", synonyms: ["Week", "Weekly"]),
    .month: DisplayRepresentation(title: "This Month", synonyms: ["Month", "Monthly"]),
    .year: DisplayRepresentation(title: "This Year", synonyms: ["Year", "Yearly"]),
  ]
}

extension StatisticsPeriod {
  /// The period in the middle of a sentence.
  var phrase: String {
    switch self {
    case .week: String(localized: "this week")
    case .month: String(localized: "this month")
    case .year: String(localized: "this year")
    }
  }

  var component: Calendar.Component {
    switch self {
    case .week: .weekOfYear
    case .month: .month
    case .year: .year
    }
  }
}
