import AppIntents

/// Finds landmarks of some kind, the nearest first.
struct FindByDistanceIntent: AppIntent {
  static let title: LocalizedStringResource = "Find Landmarks by Distance"
  static let description = IntentDescription(
    "Finds the landmarks of some kind that are nearest to where you are.", categoryName: "Landmarks",
    searchKeywords: ["nearby", "around me"], resultValueName: "Landmarks by Distance")

  static var parameterSummary: some ParameterSummary { Summary("Find \(\.$topic) by distance") }

  @Parameter(title: "Topic", requestValueDialog: "What are you looking for?") var topic: String

  @Dependency var modelData: ModelData

  @MainActor
  func perform() async throws -> some ReturnsValue<[LandmarkEntity]> & ProvidesDialog & ShowsSnippetView {
    let found = modelData.byDistance(modelData.landmarks(about: topic), from: modelData.currentPlace)
    return .result(
      value: found.map { modelData.entity(for: $0.landmark) },
      dialog: dialog(for: found.map { ($0.landmark.name, $0.distance.spoken) }), view: DistanceList(landmarks: found))
  }

  private func dialog(for found: [(name: String, way: String)]) -> IntentDialog {
    guard let nearest = found.first else { return "I know no landmark about \(topic). Try another word." }
    return found.count == 1
      ? "I found one: \(nearest.name), \(nearest.way) away."
      : "I found \(found.count) landmarks. The nearest is \(nearest.name), \(nearest.way) away."
  }
}
