import AppIntents

/// Finds the landmark that is nearest to where the traveler is.
///
/// Answers in four ways at once: a value for the next action of a shortcut, a whole sentence for who only listens, a
/// short one for who also looks, and a snippet that stays useful after the answer.
struct ClosestLandmarkIntent: AppIntent {
  static let title: LocalizedStringResource = "Find Closest Landmark"
  static let description = IntentDescription(
    "Finds the landmark that is nearest to where you are.", categoryName: "Landmarks",
    searchKeywords: ["nearby", "around me"], resultValueName: "Closest Landmark")

  @Dependency var modelData: ModelData

  func perform() async throws -> some ReturnsValue<LandmarkEntity> & ProvidesDialog & ShowsSnippetIntent {
    let place = await modelData.currentPlace
    guard let (landmark, distance) = await modelData.closestLandmark(to: place) else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    let entity = modelData.entity(for: landmark)
    let way = distance.spoken
    return .result(
      value: entity,
      dialog: IntentDialog(
        full: "The landmark closest to \(place.title) is \(entity.name), \(way) away.",
        supporting: "\(entity.name) is \(way) away."), snippetIntent: LandmarkSnippetIntent(landmark: entity))
  }
}
