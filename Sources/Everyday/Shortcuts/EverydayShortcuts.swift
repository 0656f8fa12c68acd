public import AppIntents

/// What people can say to Everyday. Everything else is found by the titles and keywords of its intents.
public struct EverydayShortcuts: AppShortcutsProvider {
  /// The shortcuts.
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ShowTasks(),
      phrases: [
        "What are my tasks in \(.applicationName)",
        "Show my tasks in \(.applicationName)",
        "What’s left to do in \(.applicationName)",
        "What is there to do in \(.applicationName)",
        "What is due \(\.$period) in \(.applicationName)",
        "What do I have to do \(\.$period) in \(.applicationName)",
        "Show my tasks of \(\.$period) in \(.applicationName)",
      ],
      shortTitle: "Tasks", systemImageName: "checklist")
    AppShortcut(
      intent: CheckOff(),
      phrases: [
        "Check off \(\.$task) in \(.applicationName)",
        "Tick off \(\.$task) in \(.applicationName)",
        "Cross off \(\.$task) in \(.applicationName)",
        "Mark \(\.$task) as done in \(.applicationName)",
        "Check something off in \(.applicationName)",
      ],
      shortTitle: "Check Off", systemImageName: "checkmark.circle")
    AppShortcut(
      intent: ShowList(),
      phrases: [
        "What is on \(\.$list) in \(.applicationName)",
        "What’s left on \(\.$list) in \(.applicationName)",
        "Show \(\.$list) in \(.applicationName)",
        "Read me \(\.$list) in \(.applicationName)",
      ],
      shortTitle: "Read List", systemImageName: "list.bullet")
    AppShortcut(
      intent: Calculate(),
      phrases: [
        "What is \(\.$calculation) in \(.applicationName)",
        "What are \(\.$calculation) in \(.applicationName)",
        "How much is \(\.$calculation) in \(.applicationName)",
        "How many \(\.$calculation) in \(.applicationName)",
        "Calculate \(\.$calculation) in \(.applicationName)",
        "Convert \(\.$calculation) in \(.applicationName)",
      ],
      shortTitle: "Calculate", systemImageName: "function")
    AppShortcut(
      intent: TellTimeElsewhere(),
      phrases: [
        "What time is it in \(\.$city) with \(.applicationName)",
        "What’s the time in \(\.$city) with \(.applicationName)",
      ],
      shortTitle: "World Clock", systemImageName: "globe")
    AppShortcut(
      intent: CountDaysToHoliday(),
      phrases: [
        "How many days until \(\.$occasion) in \(.applicationName)",
        "When is \(\.$occasion) in \(.applicationName)",
      ],
      shortTitle: "Days Until", systemImageName: "calendar")
    AppShortcut(
      intent: SetTimer(),
      phrases: ["Set a timer in \(.applicationName)", "Start a timer in \(.applicationName)"],
      shortTitle: "Timer", systemImageName: "timer")
    AppShortcut(
      intent: SetAlarm(),
      phrases: ["Set an alarm in \(.applicationName)"],
      shortTitle: "Alarm", systemImageName: "alarm")
    AppShortcut(
      intent: TellDiskSpace(),
      phrases: ["How much space is left on my computer, \(.applicationName)"],
      shortTitle: "Disk Space", systemImageName: "internaldrive")
    AppShortcut(
      intent: FlipCoin(),
      phrases: ["Flip a coin in \(.applicationName)", "Toss a coin in \(.applicationName)"],
      shortTitle: "Coin", systemImageName: "dice")
  }

  /// The colour of ink.
  public static let shortcutTileColor = ShortcutTileColor.blue
}
