import AppIntents

struct RecordVisitIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Record Visit"
  static let description = IntentDescription(
    "Notes that you were at a landmark.", categoryName: "Visits",
    searchKeywords: [
      "check in", "i have been to …", "i was at …", "i went to …", "i visited …", "mark … as visited", "tick off …",
      "log a visit to …", "i have seen …", "i just saw …", "we finally made it to …",
    ])

  static var parameterSummary: some ParameterSummary { Summary("Record a visit to \(\.$landmark)") { \.$date } }

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark did you visit?") var landmark: LandmarkEntity

  @Parameter(title: "Date", description: "The day of the visit; today if you leave it out.", kind: .date)
  var date: Date?

  @Dependency var modelData: ModelData

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let step = UndoStep(undoManager: undoManager, name: "Visit to \(landmark.name)")
    try modelData.recordVisit(to: landmark.landmark, on: date ?? modelData.now, as: step)
    let count = modelData.visits(to: landmark.landmark).count
    return .result(
      dialog: count == 1
        ? "I noted your first visit to \(landmark.name)."
        : "I noted your visit to \(landmark.name). You have been there \(count) times.")
  }
}

struct VisitedLandmarksIntent: AppIntent {
  static let title: LocalizedStringResource = "List Visited Landmarks"
  static let description = IntentDescription(
    "Lists the landmarks where you have been.", categoryName: "Visits",
    searchKeywords: [
      "where have i been", "which landmarks have i visited", "what have i seen", "my visits",
      "which places have i been to",
    ],
    resultValueName: "Visited Landmarks")

  @Dependency var modelData: ModelData

  @MainActor
  func perform() async throws -> some ReturnsValue<[LandmarkEntity]> & ProvidesDialog & ShowsSnippetView {
    let visited = modelData.visitedLandmarks
    return .result(
      value: visited.map(modelData.entity), dialog: dialog(for: visited), view: LandmarkList(landmarks: visited))
  }

  private func dialog(for visited: [Landmark]) -> IntentDialog {
    guard !visited.isEmpty else { return "You have not noted any visits yet." }
    let names = visited.map(\.name)
    return IntentDialog(
      full: "You have been to \(names, format: .list(type: .and)).", supporting: "This is where you have been.")
  }
}
