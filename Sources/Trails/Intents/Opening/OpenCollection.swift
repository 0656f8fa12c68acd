import AppIntents

/// Opens the app on a featured collection.
///
/// A collection has no address, so this intent performs by itself; that it opens the app goes without saying, because
/// it is an `OpenIntent`.
struct OpenCollection: OpenIntent {
  static let title: LocalizedStringResource = "Open Featured Collection"
  static let description = IntentDescription("Opens a collection of trails in Trails.", categoryName: "Navigation")

  @Parameter(title: "Collection", requestValueDialog: "Which collection would you like to open?")
  var target: TrailCollection

  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$target)") }

  @Dependency var navigationModel: NavigationModel

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    navigationModel.navigate(to: .collection(target.id))
    return .result(dialog: "Here are the trails of \(target.name).")
  }
}
