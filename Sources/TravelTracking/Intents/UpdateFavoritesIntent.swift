import AppIntents

/// Gives a landmark a heart or takes it away.
///
/// One intent serves the heart in a snippet, the App Shortcut and the Shortcuts app.
struct UpdateFavoritesIntent: AppIntent {
  static let title: LocalizedStringResource = "Update Favorites"
  static let description = IntentDescription(
    "Adds a landmark to your favorites or removes it from them.",
    categoryName: "Favorites",
    searchKeywords: ["heart", "like", "love"]
  )

  static var parameterSummary: some ParameterSummary {
    Summary("Mark \(\.$landmark) as \(\.$isFavorite)")
  }

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark?")
  var landmark: LandmarkEntity

  @Parameter(title: "Favorite", default: true, displayName: .init(true: "a favorite", false: "not a favorite"))
  var isFavorite: Bool

  @Dependency var modelData: ModelData

  init() {}

  init(landmark: LandmarkEntity, isFavorite: Bool) {
    self.landmark = landmark
    self.isFavorite = isFavorite
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await modelData.setFavorite(isFavorite, landmark.landmark)
    // Each favorite has App Shortcuts of its own; the system has to hear that there are others now.
    TravelTrackingShortcuts.updateAppShortcutParameters()
    return .result(
      dialog: isFavorite
        ? "\(landmark.name) is one of your favorites now."
        : "\(landmark.name) is no longer one of your favorites."
    )
  }
}
