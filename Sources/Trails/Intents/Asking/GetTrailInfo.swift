import AppIntents

struct GetTrailInfo: AppIntent {
  static let title: LocalizedStringResource = "Get Trail Information"
  static let description = IntentDescription(
    "Tells where a trail is, how long it is and what it is like today.", categoryName: "Discover",
    resultValueName: "Trail")

  @Parameter(title: "Trail", description: "The trail to tell about.", requestValueDialog: "Which trail?")
  var trail: TrailEntity

  static var parameterSummary: some ParameterSummary { Summary("Get information on \(\.$trail)") }

  @Dependency var trailManager: TrailDataManager

  /// Who sees the snippet needs only the supporting line; who hears the answer gets the full one.
  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<TrailEntity> & ProvidesDialog & ShowsSnippetView {
    let details = try trailManager.trail(for: trail)
    let conditions = trailManager.conditions(of: details)
    let dialog = IntentDialog(
      full: """
        \(details.name) is a trail of \(details.length.spoken) near \(details.nearestTown) in \(details.park.name). \
        Today its conditions are \(conditions.report).
        """, supporting: "Here is what I know about \(details.name).")
    return .result(value: trail, dialog: dialog, view: TrailInfoView(trail: details, conditions: conditions))
  }
}
