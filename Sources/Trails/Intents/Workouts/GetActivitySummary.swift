import AppIntents

struct GetActivitySummary: AppIntent {
  static let title: LocalizedStringResource = "Get Activity Summary"
  static let description = IntentDescription(
    "Adds up your activities of this week, month or year.", categoryName: "Workouts",
    searchKeywords: [
      "statistics", "progress", "how far did i get …", "how much did i walk …", "how far have i walked …",
      "how far have i gone …", "how far am i …", "how far have i got …", "how did i do …", "how have i done …",
      "how much have i walked …",
    ],
    resultValueName: "Activity Summary")

  @Parameter(default: .week) var period: StatisticsPeriod

  @Parameter(description: "Only activities of this kind.") var activity: ActivityStyle?

  static var parameterSummary: some ParameterSummary { Summary("Get the summary of \(\.$period)") { \.$activity } }

  @Dependency var trailManager: TrailDataManager

  @MainActor
  func perform() async throws
    -> some IntentResult & ReturnsValue<ActivityStatisticsSummary> & ProvidesDialog & ShowsSnippetView
  {
    let interval = trailManager.interval(of: period)
    let activities = trailManager.activities(in: interval, style: activity)
    guard !activities.isEmpty else {
      let underWay = trailManager.state.workout?.activity
      if let underWay, activity == nil || activity == underWay { throw TrailsError.countedAtTheEnd(underWay.gerund) }
      throw TrailsError.nothingRecorded(period.phrase)
    }
    let summary = ActivityStatisticsSummary(of: activities, since: interval.start, period: period)
    return .result(
      value: summary,
      dialog: IntentDialog(full: "\(summary.headline)", supporting: "Here is your summary of \(period.phrase)."),
      view: ActivitySummaryView(summary: summary))
  }
}
