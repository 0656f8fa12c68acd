import AppIntents

struct ListFavoritesIntent: AppIntent {
  static let title: LocalizedStringResource = "List Favorites"
  static let description = IntentDescription(
    "Lists your favorite landmarks.", categoryName: "Favorites", resultValueName: "Favorite Landmarks")

  @Dependency var modelData: ModelData

  @MainActor
  func perform() async throws -> some ReturnsValue<[LandmarkEntity]> & ProvidesDialog & ShowsSnippetView {
    let favorites = modelData.favoriteLandmarks
    return .result(
      value: favorites.map(modelData.entity), dialog: dialog(for: favorites), view: LandmarkList(landmarks: favorites))
  }

  private func dialog(for favorites: [Landmark]) -> IntentDialog {
    guard !favorites.isEmpty else { return "You have no favorites yet. Tap the heart of a landmark to add it." }
    let names = favorites.map(\.name)
    return favorites.count == 1
      ? IntentDialog(
        full: "Your only favorite is \(names, format: .list(type: .and)).", supporting: "You have one favorite.")
      : IntentDialog(
        full: "Your favorites are \(names, format: .list(type: .and)).",
        supporting: "You have \(favorites.count) favorites.")
  }
}
