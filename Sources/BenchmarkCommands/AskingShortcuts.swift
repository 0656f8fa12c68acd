internal import AppIntents

/// Asks for a value while it performs, and then whether to go on, to measure what an open question keeps.
struct AskingIntent: AppIntent {
  static let title: LocalizedStringResource = "Ask Something"

  @Parameter(title: "Number") var number: Int?

  func perform() async throws -> some IntentResult {
    try await $number.requestValue("Which number?")
    try await requestConfirmation(actionName: .set, dialog: "Is that right?")
    return .result()
  }
}

/// The shortcuts of an application that asks.
struct AskingShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AskingIntent(), phrases: ["Ask something with \(.applicationName)"], shortTitle: "Ask Something",
      systemImageName: "questionmark")
  }
}
