import AppIntents

struct UnpinTrail: UndoableIntent {
  static let title: LocalizedStringResource = "Unpin Trail"
  static let description = IntentDescription(
    "Takes the pinned trail off the top of your list.", categoryName: "Favorites",
    searchKeywords: [
      "unpin it", "unpin my trail", "take the pin off", "nothing should be pinned", "unpin everything",
      "unpin whatever is pinned",
    ])

  @Dependency var trailManager: TrailDataManager

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let trail = trailManager.pinned else { return .result(dialog: "No trail is pinned at the moment.") }
    try trailManager.pin(nil, as: UndoStep(undoManager: undoManager, name: "Unpin \(trail.name)"))
    return .result(dialog: "\(trail.name) is no longer pinned.")
  }
}
