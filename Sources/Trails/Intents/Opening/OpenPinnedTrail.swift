import AppIntents

/// Opens the app on the trail that is pinned to the top of the list.
struct OpenPinnedTrail: AppIntent {
  static let title: LocalizedStringResource = "Open Pinned Trail"
  static let description = IntentDescription("Opens your pinned trail in Trails.", categoryName: "Navigation")

  /// Comes to the front only when there is something to open.
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @Dependency var trailManager: TrailDataManager
  @Dependency var navigationModel: NavigationModel

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let trail = trailManager.pinned else {
      return .result(dialog: "You haven’t pinned a trail yet. Pin one, and I can open it for you.")
    }
    try await continueInForeground(alwaysConfirm: false)
    navigationModel.navigate(to: .trail(trail.id))
    return .result(dialog: "Opening \(trail.name).")
  }
}
