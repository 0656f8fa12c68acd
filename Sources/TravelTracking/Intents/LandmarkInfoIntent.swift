import AppIntents

struct LandmarkInfoIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Landmark Info"
  static let description = IntentDescription(
    "Tells what a landmark is and when it is open.", categoryName: "Landmarks", searchKeywords: ["about", "describe"],
    resultValueName: "Landmark")

  static var parameterSummary: some ParameterSummary { Summary("Get information about \(\.$landmark)") }

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark would you like to know about?")
  var landmark: LandmarkEntity

  func perform() async throws -> some ReturnsValue<LandmarkEntity> & ProvidesDialog & ShowsSnippetIntent {
    .result(
      value: landmark,
      dialog: IntentDialog(
        full: "\(landmark.name) is in \(landmark.country). \(landmark.description)",
        supporting: "Here is \(landmark.name)."), snippetIntent: LandmarkSnippetIntent(landmark: landmark))
  }
}
