internal import AppIntents

/// Does nothing, to measure what everything around an intent costs.
struct IdleIntent: AppIntent {
  static let title: LocalizedStringResource = "Do Nothing"

  func perform() async throws -> some IntentResult { .result() }
}

/// The shortcuts of an application that does nothing.
struct IdleShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: IdleIntent(), phrases: ["Do nothing with \(.applicationName)"], shortTitle: "Do Nothing",
      systemImageName: "moon.zzz")
  }
}
