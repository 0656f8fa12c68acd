import AppIntents

/// Tells how far it is from where the traveler is to a landmark.
struct GetDistanceIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Distance to Landmark"
  static let description = IntentDescription(
    "Tells how far a landmark is from where you are.", categoryName: "Landmarks",
    searchKeywords: [
      "how far is …", "how far away is …", "how far is it to …", "distance to …", "how do i get to …",
      "way to …", "route to …",
    ],
    resultValueName: "Distance")

  static var parameterSummary: some ParameterSummary { Summary("Get the distance to \(\.$landmark)") }

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark?") var landmark: LandmarkEntity

  @Dependency var modelData: ModelData

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let place = modelData.currentPlace
    let distance = place.coordinate.distance(to: landmark.landmark.coordinate)
    return .result(dialog: "\(landmark.name) is \(distance.spoken) from \(place.title).")
  }
}
