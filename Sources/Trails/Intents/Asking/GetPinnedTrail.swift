import AppIntents

/// Tells what the pinned trail is like, without leaving what one is doing.
struct GetPinnedTrail: AppIntent {
  static let title: LocalizedStringResource = "Get Pinned Trail"
  static let description = IntentDescription(
    "Tells what your pinned trail is like today.", categoryName: "Favorites",
    searchKeywords: [
      "what is the weather on my pinned trail", "what are the conditions on my pinned trail",
      "how is my pinned trail looking", "is my pinned trail open", "what state is my pinned trail in",
    ])

  @Dependency var trailManager: TrailDataManager

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    guard let trail = trailManager.pinned else {
      return .result(dialog: "You haven’t pinned a trail yet.", view: PinnedTrailView(pinned: nil))
    }
    let conditions = trailManager.conditions(of: trail)
    return .result(
      dialog: "Your pinned trail is \(trail.name). Its conditions are \(conditions.report).",
      view: PinnedTrailView(pinned: (trail, conditions)))
  }
}
