import AppIntents

struct PinTrail: UndoableIntent {
  static let title: LocalizedStringResource = "Pin Trail"
  static let description = IntentDescription(
    "Puts a trail at the top of your list.", categoryName: "Favorites",
    searchKeywords: ["put … at the top", "keep … at the top", "pin … up"])

  @Parameter(requestValueDialog: "Which trail would you like to pin?") var trail: TrailEntity

  static var parameterSummary: some ParameterSummary { Summary("Pin \(\.$trail)") }

  @Dependency var trailManager: TrailDataManager

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try trailManager.pin(trail.id, as: UndoStep(undoManager: undoManager, name: "Pin \(trail.name)"))
    return .result(dialog: "\(trail.name) is pinned to the top of your list.")
  }
}
