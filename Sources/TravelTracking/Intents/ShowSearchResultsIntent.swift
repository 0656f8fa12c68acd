import AppIntents

/// Goes on in the app with a search by picture, for who did not find the right thing among the first results.
///
/// The schema makes the structure an app intent. It would make `semanticContent` a parameter too, called by that name;
/// this one has words for people.
@AppIntent(schema: .visualIntelligence.semanticContentSearch)
struct ShowSearchResultsIntent {
  static let title: LocalizedStringResource = "Show Search Results"
  static let supportedModes: IntentModes = .foreground

  @Parameter(title: "Picture", requestValueDialog: "What is in the picture?")
  var semanticContent: SemanticContentDescriptor

  @Dependency var modelData: ModelData
  @Dependency var navigator: Navigator

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let found = modelData.landmarks(labeled: semanticContent.labels)
    navigator.showSearchResults(found)
    return .result(dialog: dialog(for: found.map(\.name)))
  }

  private func dialog(for names: [String]) -> IntentDialog {
    switch names.count {
    case 0: "I found no landmark that looks like that."
    case 1: "That could be \(names[0])."
    default:
      IntentDialog(
        full: "That could be \(names, format: .list(type: .or)).",
        supporting: "Here are \(names.count) landmarks that it could be.")
    }
  }
}
