import AppIntents

struct GetTrailConditions: AppIntent {
  static let title: LocalizedStringResource = "Get Trail Conditions"
  static let description = IntentDescription(
    "Tells what a trail is like today.", categoryName: "Discover",
    searchKeywords: [
      "weather", "weather on …", "report on …", "state of …", "how is … looking", "how does … look",
      "how does … look today", "how is … looking today",
      "what shape is … in",
      "is … open", "is … safe", "is … icy", "is … slippery", "is there snow on …", "is there mud on …",
      "is it raining on …", "is it snowing on …", "is it windy on …", "is it sunny on …",
    ], resultValueName: "Conditions")

  @Parameter(requestValueDialog: "Which trail’s conditions would you like to know?") var trail: TrailEntity

  static var parameterSummary: some ParameterSummary { Summary("Get the conditions of \(\.$trail)") }

  @Dependency var trailManager: TrailDataManager

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog & ShowsSnippetView {
    let details = try trailManager.trail(for: trail)
    let conditions = trailManager.conditions(of: details)
    return .result(
      value: conditions.report,
      dialog: IntentDialog(
        full: "The conditions on \(details.name) are \(conditions.report).",
        supporting: "The conditions on \(details.name) are \(conditions.rating.word)."),
      view: TrailConditionsView(name: details.name, conditions: conditions))
  }
}
