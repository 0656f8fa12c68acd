import AppIntents

struct ShowPictureIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Photo of Landmark"
  static let description = IntentDescription(
    "Makes a picture of where a landmark is.", categoryName: "Landmarks",
    searchKeywords: [
      "photo of …", "picture of …", "show me a photo of …", "show me a picture of …", "what does … look like",
      "got a pic of …", "got any pictures of …", "let me see a picture of …",
      "show me a picture",
    ])

  static var parameterSummary: some ParameterSummary { Summary("Show a photo of \(\.$landmark)") }

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark?") var landmark: LandmarkEntity

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: ShareLandmarkIntent(landmark: landmark, format: .picture))
  }
}

/// Shows what the nearest landmark looks like, without anybody having to know which one that is.
struct ClosestLandmarkPictureIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Photo of Closest Landmark"
  static let description = IntentDescription(
    "Makes a picture of the landmark that is nearest to where you are.", categoryName: "Landmarks",
    searchKeywords: ["photo", "image", "nearby"])

  @Dependency var modelData: ModelData

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & OpensIntent {
    guard let (landmark, _) = modelData.closestLandmark(to: modelData.currentPlace) else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    return .result(
      opensIntent: ShareLandmarkIntent(landmark: modelData.entity(for: landmark), format: .picture),
      dialog: "\(landmark.name) is closest to you.")
  }
}
