import AppIntents

/// Draws a landmark with buttons for what people may want next.
///
/// The system runs a snippet intent whenever the snippet has to be drawn: at first, after each button, after a
/// `reload()`. So it only reads. Its parameter is fetched anew each time; everything else is looked up here.
struct LandmarkSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Landmark Snippet"

  @Parameter var landmark: LandmarkEntity

  @Dependency var modelData: ModelData

  init() {}

  init(landmark: LandmarkEntity) { self.landmark = landmark }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let isFavorite = await modelData.isFavorite(landmark.landmark)
    return .result(view: LandmarkSnippetView(landmark: landmark, isFavorite: isFavorite))
  }
}
