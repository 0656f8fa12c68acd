import AppIntents

/// Opens the app with the favourite trails on screen.
struct OpenFavorites: AppIntent {
  static let title: LocalizedStringResource = "Open Favorite Trails"

  /// The description is what Shortcuts shows next to the title.
  static let description = IntentDescription(
    "Opens Trails with your favorite trails on screen.", categoryName: "Navigation",
    searchKeywords: ["favourites", "saved"])

  /// The app comes to the front, then the intent performs.
  static let supportedModes: IntentModes = .foreground

  @Dependency var navigationModel: NavigationModel
  @Dependency var trailManager: TrailDataManager

  /// Intents perform anywhere; whoever touches the screen does it on the main actor.
  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    navigationModel.navigate(to: .favorites)
    return .result(dialog: dialog(for: trailManager.favorites.map(\.name)))
  }

  private func dialog(for names: [String]) -> IntentDialog {
    switch names.count {
    case 0: "You have no favorite trails yet."
    case 1: "Your only favorite trail is \(names[0])."
    default:
      IntentDialog(
        full: "Your favorite trails are \(names, format: .list(type: .and)).",
        supporting: "Here are your favorite trails.")
    }
  }
}
