import AppIntents

/// Goes to a section of the app.
struct NavigateIntent: AppIntent {
  static let title: LocalizedStringResource = "Navigate to Section"
  static let description = IntentDescription("Opens the app at one of its sections.", categoryName: "Navigation")

  /// There is nothing to navigate unless the app is in front, so it opens first.
  static let supportedModes: IntentModes = .foreground

  /// Names every required parameter, so the action can be run from Spotlight.
  static var parameterSummary: some ParameterSummary { Summary("Open the \(\.$navigationOption)") }

  @Parameter(title: "Section", requestValueDialog: "Which section?") var navigationOption: NavigationOption

  @Dependency var navigator: Navigator

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    navigator.navigate(to: navigationOption)
    return .result(dialog: IntentDialog(navigationOption.announcement))
  }
}
