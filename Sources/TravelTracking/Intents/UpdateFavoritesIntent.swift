import AppIntents

/// Gives a landmark a heart or takes it away.
///
/// One intent serves the heart in a snippet, the App Shortcut and the Shortcuts app.
struct UpdateFavoritesIntent: UndoableIntent {
  static let title: LocalizedStringResource = "Update Favorites"
  static let description = IntentDescription(
    "Adds a landmark to your favorites or removes it from them.", categoryName: "Favorites",
    searchKeywords: [
      "heart …", "like", "love", "i love …", "favorite …", "favourite …",
      "add … to the ones i like",
      "add … to my bucket list", "put … on my bucket list", "put … in my favorites", "make … a favorite",
      "get … into my favorites",
    ])

  static var parameterSummary: some ParameterSummary { Summary("Mark \(\.$landmark) as \(\.$isFavorite)") }

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark?") var landmark: LandmarkEntity

  @Parameter(title: "Favorite", default: true, displayName: .init(true: "a favorite", false: "not a favorite"))
  var isFavorite: Bool

  @Dependency var modelData: ModelData

  init() {}

  init(landmark: LandmarkEntity, isFavorite: Bool) { (self.landmark, self.isFavorite) = (landmark, isFavorite) }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard isFavorite != modelData.isFavorite(landmark.landmark) else {
      return .result(
        dialog: isFavorite
          ? "\(landmark.name) is already one of your favorites." : "\(landmark.name) is not one of your favorites.")
    }
    let step = UndoStep(
      undoManager: undoManager,
      name: isFavorite ? "Add \(landmark.name) to favorites" : "Remove \(landmark.name) from favorites")
    try modelData.setFavorite(isFavorite, landmark.landmark, as: step)
    return .result(
      dialog: isFavorite
        ? "\(landmark.name) is one of your favorites now." : "\(landmark.name) is no longer one of your favorites.")
  }
}
