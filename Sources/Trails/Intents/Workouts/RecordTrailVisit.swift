import AppIntents

struct RecordTrailVisit: UndoableIntent {
  static let title: LocalizedStringResource = "Record Trail Visit"
  static let description = IntentDescription(
    "Adds a visit to a trail to your activities.", categoryName: "Workouts",
    searchKeywords: [
      "log", "diary", "i have been to …", "i was on …", "i went to …", "i visited …", "i walked …", "i hiked …",
      "i climbed …",
      "log that i walked …", "mark … as visited", "tick off …", "i finished …", "just finished …", "i completed …",
      "i went up …", "i ran …", "i just saw …", "we finally made it to …", "we finally made it up …",
    ])

  @Parameter(requestValueDialog: "Which trail did you visit?") var trail: TrailEntity

  @Parameter(description: "What you did there; what most people do there unless you say.") var activity: ActivityStyle?

  @Parameter(description: "When you were there; now unless you say.", kind: .date) var date: Date?

  static var parameterSummary: some ParameterSummary {
    When(\.$activity, .hasAnyValue) {
      Summary("Log a \(\.$activity) on \(\.$trail)") { \.$date }
    } otherwise: {
      Summary("Record a visit to \(\.$trail)") {
        \.$activity
        \.$date
      }
    }
  }

  @Dependency var trailManager: TrailDataManager

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let details = try trailManager.trail(for: trail)
    let activity = activity ?? details.activities.first ?? .hiking
    if !details.activities.contains(activity) {
      let offered = details.activities.map(\.gerund)
      throw $activity.needsValueError(
        "\(details.name) is for \(offered, format: .list(type: .or)). What did you do there?")
    }
    let step = UndoStep(undoManager: undoManager, name: "Record a visit to \(details.name)")
    try trailManager.recordVisit(to: details, doing: activity, on: date ?? trailManager.now, as: step)
    let visits = trailManager.visits(to: details.id)
    return .result(
      dialog: visits == 1
        ? "I recorded your first visit to \(details.name), \(activity.outing) of \(details.length.spoken)."
        : "I recorded your visit to \(details.name). That makes \(visits).")
  }
}
