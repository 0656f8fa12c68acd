import AppIntents

struct RemoveFavorite: UndoableIntent {
  static let title: LocalizedStringResource = "Remove Favorite Trail"
  static let description = IntentDescription(
    "Takes a trail out of your favorites.", categoryName: "Favorites",
    searchKeywords: [
      "unfavorite …", "unfavourite …", "unstar …", "take … off my favorites", "take … out of my favorites",
      "drop … from my favorites",
    ])

  @Parameter(requestValueDialog: "Which trail would you like to remove?") var trail: TrailEntity

  static var parameterSummary: some ParameterSummary { Summary("Remove \(\.$trail) from favorites") }

  @Dependency var trailManager: TrailDataManager

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard trailManager.isFavorite(trail.id) else {
      return .result(dialog: "\(trail.name) is not one of your favorites.")
    }
    let step = UndoStep(undoManager: undoManager, name: "Remove \(trail.name) from favorites")
    try trailManager.setFavorite(false, trail.id, as: step)
    return .result(dialog: "I removed \(trail.name) from your favorites.")
  }
}
