import AppIntents

struct CancelRing: UndoableIntent {
  static let title: LocalizedStringResource = "Cancel by Name"
  static let description = IntentDescription(
    "Takes away what is going to ring, by its name or time.", categoryName: "Timers",
    searchKeywords: [
      "turn off …", "switch off …", "stop …", "delete …", "cancel the reminder to …", "delete the reminder to …",
      "turn … off", "drop the … timer", "cancel the … timer", "cancel the … alarm",
      "remove the … reminder", "remove the … alarm", "drop the … alarm", "drop the … reminder",
    ])

  @Parameter(title: "Timer", requestValueDialog: "Which one?") var timer: RingEntity

  static var parameterSummary: some ParameterSummary { Summary("Cancel \(\.$timer)") }

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try store.cancel(timer.ring, as: undoStep("Cancel \(timer.name)"))
    return .result(dialog: "\(timer.name) is off.")
  }
}

/// Takes away the only one of a kind. It takes no name, so that a name that nobody knows takes none away.
struct CancelKind: UndoableIntent {
  static let title: LocalizedStringResource = "Cancel One"
  static let description = IntentDescription(
    "Takes a timer, an alarm or a reminder away.", categoryName: "Alarms",
    searchKeywords: [
      "cancel the …", "cancel my …", "stop the …", "delete my …", "delete the …", "turn off the …", "kill the …",
    ])

  @Parameter(title: "Kind", requestValueDialog: "What shall I cancel?") var kind: RingKind

  @Parameter(title: "Which") var ring: RingEntity?

  static var parameterSummary: some ParameterSummary { Summary("Cancel the \(\.$kind)") }

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let chosen = try await store.chosen($ring, among: store.rings(of: kind)) else {
      return .result(dialog: Optional(kind).nothing)
    }
    try store.cancel(chosen.ring, as: undoStep("Cancel \(chosen.name)"))
    return .result(dialog: "\(chosen.name) is off.")
  }
}

struct CancelAll: UndoableIntent {
  static let title: LocalizedStringResource = "Cancel All"
  static let description = IntentDescription(
    "Takes all timers, alarms or reminders away.", categoryName: "Alarms",
    searchKeywords: ["turn off all …", "stop all …", "delete all …", "cancel all my …", "delete all my …"])

  @Parameter(title: "Kind", requestValueDialog: "What shall I cancel?") var kind: RingKind

  static var parameterSummary: some ParameterSummary { Summary("Cancel all \(\.$kind)") }

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let rings = await store.rings(of: kind)
    guard !rings.isEmpty else { return .result(dialog: Optional(kind).nothing) }
    let names = rings.map { "\(RingEntity($0, on: store.machine).name) (\(store.machine.moment($0.due)))" }
    let list = Enumeration.sentence(names, language: store.machine.language)
    let step = undoStep("Cancel \(list)")
    for ring in rings { try store.cancel(ring, as: step) }
    return .result(dialog: "These are off: \(list).")
  }
}
