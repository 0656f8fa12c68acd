import AppIntents

/// Tells how full a landmark is, and shows it in the app where that is possible.
///
/// A driver hears the answer; a person at the screen is taken to the app. The foreground mode is dynamic because the
/// intent decides while it runs: it does not open the app at a landmark that is closed.
struct GetCrowdStatusIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Crowd Status"
  static let description = IntentDescription(
    "Tells how full a landmark is right now.", categoryName: "Landmarks",
    searchKeywords: [
      "busy", "queue at …", "line at …", "is … full of people", "how crowded is …", "how crowded does … get",
      "wait at …", "crowds at …", "how bad are the queues at …", "how bad is the queue at …",
      "how bad are the crowds at …", "how long is the wait at …", "how long are the lines at …",
    ], resultValueName: "Occupancy")
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  static var parameterSummary: some ParameterSummary { Summary("Get the crowd status of \(\.$landmark)") }

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark?") var landmark: LandmarkEntity

  @Dependency var modelData: ModelData
  @Dependency var navigator: Navigator

  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog {
    guard await modelData.isOpen(landmark.landmark) else {
      return .result(value: 0, dialog: "\(landmark.name) is closed right now. \(landmark.openingHours).")
    }
    if systemContext.currentMode.canContinueInForeground {
      do {
        try await continueInForeground(alwaysConfirm: false)
        await navigator.navigateToCrowdStatus(of: landmark.landmark)
      } catch {
        // The app may not open now. The answer is just as good without it.
      }
    }
    let occupancy = try await landmark.crowdStatus
    let level = CrowdLevel(occupancy: occupancy)
    return .result(
      value: occupancy,
      dialog: "\(landmark.name) is \(level.word) right now, with \(occupancy) percent of the room taken.")
  }
}
