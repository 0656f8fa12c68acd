import AppIntents

/// Goes on in the app with a search by picture, for who did not find the right thing among the first results.
///
/// The schema makes the structure an app intent, and `semanticContent` its parameter.
@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct ShowSearchResultsIntent {
  static let title: LocalizedStringResource = "Show Search Results"
  static let supportedModes: IntentModes = .foreground

  var semanticContent: SemanticContentDescriptor

  @Dependency var modelData: ModelData
  @Dependency var navigator: Navigator

  @MainActor
  func perform() async throws -> some IntentResult {
    navigator.showSearchResults(modelData.landmarks(labeled: semanticContent.labels))
    return .result()
  }
}
