import AppIntents

/// Opens the app on one trail.
///
/// There is no `perform()`: the target has an address (``TrailEntity/urlRepresentation``), and the app follows it as
/// it follows any universal link.
struct OpenTrail: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Trail"
  static let description = IntentDescription("Opens the details of a trail in Trails.", categoryName: "Navigation")

  /// An intent that opens something calls it `target`.
  @Parameter(title: "Trail", requestValueDialog: "Which trail would you like to open?") var target: TrailEntity

  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$target)") }
}

extension OpenTrail {
  /// The intent with its trail already chosen, for buttons and other intents.
  init(_ trail: TrailEntity) {
    self.init()
    target = trail
  }
}
