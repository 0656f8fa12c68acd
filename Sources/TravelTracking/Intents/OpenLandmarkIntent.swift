import AppIntents

/// Opens the app at a landmark.
///
/// Needs no `perform()`: the view that knows how to navigate handles the intent with `onAppIntentExecution`.
struct OpenLandmarkIntent: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Landmark"
  static let description = IntentDescription("Opens the app at a landmark.", categoryName: "Navigation")

  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$target)") }

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark?") var target: LandmarkEntity
}
