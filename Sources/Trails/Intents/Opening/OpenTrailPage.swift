import AppIntents

/// Opens the page of a trail on the web.
///
/// The intent itself only finds out the address; it hands over to ``AppIntents/OpenURLIntent``, which opens it.
struct OpenTrailPage: AppIntent {
  static let title: LocalizedStringResource = "Open Trail Web Page"
  static let description = IntentDescription("Opens the web page of a trail.", categoryName: "Navigation")

  @Parameter(requestValueDialog: "Whose page would you like to open?") var trail: TrailEntity

  static var parameterSummary: some ParameterSummary { Summary("Open the web page of \(\.$trail)") }

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    .result(opensIntent: OpenURLIntent(urlRepresentable: trail), dialog: "Here is the page of \(trail.name).")
  }
}
