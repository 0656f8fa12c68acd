import AppIntents

struct CheckInHabitIntent: AppIntent {
  static let title: LocalizedStringResource = "Check In Habit"
  static var parameterSummary: some ParameterSummary { Summary("Check in \(\.$habit)") { \.$note } }

  @Parameter(title: "Habit", requestValueDialog: "Which habit did you keep?") var habit: HabitEntity
  @Parameter(title: "Note", inputOptions: .init(multiline: true)) var note: String?

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    if HabitStore.shared.habits.contains(where: { $0.id == habit.id && $0.isDone }) {
      return .result(dialog: "\(habit.name) is already done today.")
    }
    HabitStore.shared.change(habit.id) { ($0.streak, $0.isDone) = ($0.streak + 1, true) }
    let remark = note.map { " Noted: \($0)." } ?? ""
    return .result(dialog: "Checked in \(habit.name), day \(habit.streak + 1).\(remark)")
  }
}

struct HabitStreakIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Streak"

  @Parameter(title: "Habit", requestValueDialog: "The streak of which habit?") var habit: HabitEntity

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: habit.streak, dialog: "Your streak for \(habit.name) is \(habit.streak) days.")
  }
}

struct AddHabitIntent: AppIntent {
  static let title: LocalizedStringResource = "Add Habit"
  static var parameterSummary: some ParameterSummary {
    When(\.$frequency, .equalTo, .weekly) {
      Summary("Add \(\.$name) as a \(\.$frequency) habit on \(\.$day)")
    } otherwise: {
      Summary("Add \(\.$name) as a \(\.$frequency) habit")
    }
  }

  @Parameter(title: "Name", requestValueDialog: "What do you want to do?") var name: String
  @Parameter(title: "Frequency", default: .daily) var frequency: Frequency
  @Parameter(title: "Day") var day: Weekday?

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    if frequency == .weekly, day == nil { day = try await $day.requestValue("On which day of the week?") }
    HabitStore.shared.add(HabitStore.Habit(name: name, day: day))
    let when = day.map { " every \("\($0)".capitalized)" } ?? " every day"
    return .result(dialog: "Added “\(name)”\(when).")
  }
}

struct HabitsOnDayIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Habits"
  static var parameterSummary: some ParameterSummary { Summary("Show habits on \(\.$day)") }

  @Parameter(title: "Day", requestValueDialog: "For which day?") var day: Weekday

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<[HabitEntity]> & ProvidesDialog {
    let due = HabitStore.shared.habits.filter { $0.day == nil || $0.day == day }
    return .result(
      value: due.map(HabitEntity.init),
      dialog: IntentDialog(full: "On \("\(day)".capitalized): \(due.map(\.name).formatted()).", supporting: "Due:"))
  }
}

struct UndoHabitIntent: AppIntent {
  static let title: LocalizedStringResource = "Undo Last Check-In"
  static let isDiscoverable = true

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: HabitStore.shared.undo() ? "The last change is undone." : "There is nothing to undo.")
  }
}

struct HabitShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CheckInHabitIntent(),
      phrases: ["Check in \(\.$habit) with \(.applicationName)", "Check in a habit with \(.applicationName)"],
      shortTitle: "Check In", systemImageName: "checkmark.circle")
    AppShortcut(
      intent: HabitStreakIntent(), phrases: ["What is my \(\.$habit) streak in \(.applicationName)"],
      shortTitle: "Streak", systemImageName: "flame")
    AppShortcut(
      intent: AddHabitIntent(), phrases: ["Add a habit to \(.applicationName)", "New \(.applicationName) habit"],
      shortTitle: "Add Habit", systemImageName: "plus")
    AppShortcut(
      intent: HabitsOnDayIntent(), phrases: ["Show \(.applicationName) for \(\.$day)"],
      shortTitle: "Show Habits", systemImageName: "calendar")
    AppShortcut(
      intent: UndoHabitIntent(),
      phrases: ["Undo in \(.applicationName)", "Undo my last check-in in \(.applicationName)"],
      shortTitle: "Undo", systemImageName: "arrow.uturn.backward")
  }
}
