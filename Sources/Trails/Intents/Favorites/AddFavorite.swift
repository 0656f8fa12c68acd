import AppIntents

struct AddFavorite: UndoableIntent {
  static let title: LocalizedStringResource = "Add Favorite Trail"
  static let description = IntentDescription(
    "Adds a trail to your favorites.", categoryName: "Favorites",
    searchKeywords: [
      "i love …", "favorite …", "favourite …", "put … on my favorites",
      "put … back on my favorites",
      "save … to my favorites", "make … a favorite", "put … in my favorites", "get … into my favorites",
    ])

  @Parameter(requestValueDialog: "Which trail would you like to add?") var trail: TrailEntity

  static var parameterSummary: some ParameterSummary { Summary("Add \(\.$trail) to favorites") }

  @Dependency var trailManager: TrailDataManager

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard !trailManager.isFavorite(trail.id) else {
      return .result(dialog: "\(trail.name) already is one of your favorites.")
    }
    let step = UndoStep(undoManager: undoManager, name: "Add \(trail.name) to favorites")
    try trailManager.setFavorite(true, trail.id, as: step)
    return .result(dialog: "I added \(trail.name) to your favorites.")
  }
}
