import AppIntents
import AssistantCommandLine

struct NextFerry: AppIntent {
  static let title: LocalizedStringResource = "Next Ferry"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The next ferry leaves at noon.")
  }
}

struct FerryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: NextFerry(), phrases: ["When is the next ferry with \(.applicationName)"], shortTitle: "Next Ferry",
      systemImageName: "ferry")
  }
}

@main struct FerryAssistant {
  static func main() async {
    await Assistant.run(Application("Ferry", shortcuts: FerryShortcuts.self))
  }
}
