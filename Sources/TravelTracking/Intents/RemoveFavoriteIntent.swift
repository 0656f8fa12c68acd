import AppIntents

/// Takes the heart of a landmark away, in the words that people use for it.
struct RemoveFavoriteIntent: AppIntent {
  static let title: LocalizedStringResource = "Remove Favorite"
  static let description = IntentDescription(
    "Removes a landmark from your favorites.", categoryName: "Favorites",
    searchKeywords: [
      "remove …", "heart", "unfavorite …", "unfavourite …", "unstar …", "unheart …", "take … off my favorites",
      "take … out of my favorites",
      "drop … from my favorites", "i no longer like …",
    ])

  static var parameterSummary: some ParameterSummary { Summary("Remove \(\.$landmark) from favorites") }

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark would you like to remove?")
  var landmark: LandmarkEntity

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: UpdateFavoritesIntent(landmark: landmark, isFavorite: false))
  }
}
