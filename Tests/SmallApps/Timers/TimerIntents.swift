import AppIntents

struct StartTimerIntent: AppIntent {
  static let title: LocalizedStringResource = "Start Timer"
  static var parameterSummary: some ParameterSummary { Summary("Start a \(\.$duration) timer called \(\.$label)") }

  @Parameter(
    title: "Duration", defaultUnit: .minutes, supportsNegativeNumbers: false, requestValueDialog: "For how long?")
  var duration: Measurement<UnitDuration>
  @Parameter(title: "Label") var label: String?

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<TimerEntity> & ProvidesDialog {
    guard TimerStore.shared.timers.count < TimerStore.limit else { throw TimerError.tooMany }
    let seconds = duration.converted(to: .seconds).value
    let timer = TimerStore.KitchenTimer(label: label ?? "Timer \(TimerStore.shared.timers.count + 1)", seconds: seconds)
    TimerStore.shared.timers.append(timer)
    return .result(value: TimerEntity(timer), dialog: "\(timer.label): \(spoken(seconds)), starting now.")
  }
}

struct PauseTimerIntent: AppIntent {
  static let title: LocalizedStringResource = "Pause Timer"
  static var parameterSummary: some ParameterSummary { Summary("Pause \(\.$timer)") }

  @Parameter(title: "Timer", requestValueDialog: "Which timer?") var timer: TimerEntity

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    if timer.state == .paused { throw TimerError.alreadyPaused(timer.label) }
    TimerStore.shared.change(timer.id) { $0.state = .paused }
    return .result(dialog: "\(timer.label) is paused.")
  }
}

struct ResumeTimerIntent: AppIntent {
  static let title: LocalizedStringResource = "Resume Timer"
  static var parameterSummary: some ParameterSummary { Summary("Resume \(\.$timer)") }

  @Parameter(title: "Timer", requestValueDialog: "Which timer?") var timer: TimerEntity

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    if timer.state == .running { throw TimerError.alreadyRunning(timer.label) }
    TimerStore.shared.change(timer.id) { $0.state = .running }
    return .result(dialog: "\(timer.label) goes on.")
  }
}

struct AddTimeIntent: AppIntent {
  static let title: LocalizedStringResource = "Add Time"
  static var parameterSummary: some ParameterSummary { Summary("Add \(\.$duration) to \(\.$timer)") }

  @Parameter(title: "Duration", defaultUnit: .minutes, requestValueDialog: "How much time?")
  var duration: Measurement<UnitDuration>
  @Parameter(title: "Timer", requestValueDialog: "To which timer?") var timer: TimerEntity

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    let seconds = (timer.timeLeft + duration).converted(to: .seconds).value
    TimerStore.shared.change(timer.id) { $0.seconds = seconds }
    return .result(dialog: "\(timer.label) has \(spoken(seconds)) now.")
  }
}

struct TimeLeftIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Time Left"
  static var parameterSummary: some ParameterSummary { Summary("Get the time left on \(\.$timer)") }

  @Parameter(title: "Timer", requestValueDialog: "Which timer?") var timer: TimerEntity

  func perform() async throws -> some IntentResult & ReturnsValue<Measurement<UnitDuration>> & ProvidesDialog {
    let left = spoken(timer.timeLeft.converted(to: .seconds).value)
    return .result(value: timer.timeLeft, dialog: "\(timer.label) has \(left) left.")
  }
}

struct CancelTimersIntent: AppIntent {
  static let title: LocalizedStringResource = "Cancel Timers"
  static var parameterSummary: some ParameterSummary { Summary("Cancel \(\.$timers)") }

  @Parameter(title: "Timers", requestValueDialog: "Which timers?") var timers: [TimerEntity]

  @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
    let labels = timers.map(\.label).formatted(.list(type: .and))
    if timers.count > 1 {
      try await requestConfirmation(
        actionName: .custom(acceptLabel: "Cancel Them", denyLabel: "Keep Them"), dialog: "Cancel \(labels)?")
    }
    TimerStore.shared.timers.removeAll { timer in timers.contains { $0.id == timer.id } }
    return .result(dialog: "Canceled \(labels).")
  }
}

struct TimerShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartTimerIntent(), phrases: ["Start a timer in \(.applicationName)", "New \(.applicationName) timer"],
      shortTitle: "Start Timer", systemImageName: "timer")
    AppShortcut(
      intent: PauseTimerIntent(),
      phrases: ["Pause \(\.$timer) in \(.applicationName)", "Pause a timer in \(.applicationName)"],
      shortTitle: "Pause Timer", systemImageName: "pause")
    AppShortcut(
      intent: ResumeTimerIntent(),
      phrases: ["Resume \(\.$timer) in \(.applicationName)", "Continue \(\.$timer) with \(.applicationName)"],
      shortTitle: "Resume Timer", systemImageName: "play")
    AppShortcut(
      intent: AddTimeIntent(), phrases: ["Add time to \(\.$timer) in \(.applicationName)"], shortTitle: "Add Time",
      systemImageName: "plus")
    AppShortcut(
      intent: TimeLeftIntent(),
      phrases: ["How long does \(\.$timer) have in \(.applicationName)", "Time left in \(.applicationName)"],
      shortTitle: "Time Left", systemImageName: "hourglass")
    AppShortcut(
      intent: CancelTimersIntent(), phrases: ["Cancel timers in \(.applicationName)"], shortTitle: "Cancel Timers",
      systemImageName: "xmark")
  }
}
