import AppIntents

struct ImportRoute: UndoableIntent {
  static let title: LocalizedStringResource = "Import Route"
  static let description = IntentDescription(
    "Adds the route in a GPX file to your activities.", categoryName: "Workouts", searchKeywords: ["gpx", "track"])

  @Parameter(
    description: "A file in the GPX format.", supportedContentTypes: [.xml],
    requestValueDialog: "Which file is the route in?")
  var file: IntentFile

  @Parameter(default: .hiking) var activity: ActivityStyle

  static var parameterSummary: some ParameterSummary { Summary("Import \(\.$file) as \(\.$activity)") }

  @Dependency var trailManager: TrailDataManager

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitLength>> & ProvidesDialog {
    guard let route = Route(gpx: file.data) else { throw TrailsError.notARoute(file.filename) }
    let step = UndoStep(undoManager: undoManager, name: "Import \(file.filename)")
    let record = try trailManager.record(route, doing: activity, as: step)
    let length = Measurement(value: record.kilometers, unit: UnitLength.kilometers)
    guard let trail = record.trail.flatMap({ trailManager.trails(with: [$0]).first }) else {
      return .result(value: length, dialog: "I added \(activity.outing) of \(length.spoken) to your activities.")
    }
    return .result(
      value: length, dialog: "I added \(activity.outing) of \(length.spoken) on \(trail.name) to your activities.")
  }
}
