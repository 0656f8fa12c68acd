import AppIntents

/// How often an alarm rings.
enum AlarmRhythm: String, AppEnum {
  case once, daily

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "How Often"

  static let caseDisplayRepresentations: [AlarmRhythm: DisplayRepresentation] = [
    .once: "Once", .daily: DisplayRepresentation(title: "Every Day", synonyms: ["Daily", "Every Morning"]),
  ]
}

struct SetAlarm: UndoableIntent {
  static let title: LocalizedStringResource = "Set Alarm"
  static let description = IntentDescription(
    "Rings at a time of day.", categoryName: "Alarms",
    searchKeywords: ["wake me up at …", "wake me at …", "alarm at …", "wake me up …"], resultValueName: "Alarm")

  @Parameter(title: "Time", kind: .dateTime, requestValueDialog: "At what time?")
  var time: Date

  @Parameter(title: "How Often")
  var rhythm: AlarmRhythm?

  static var parameterSummary: some ParameterSummary {
    When(\.$rhythm, .hasAnyValue) {
      Summary("Set an alarm for \(\.$time) \(\.$rhythm)")
    } otherwise: {
      Summary("Set an alarm for \(\.$time)") {
        \.$rhythm
      }
    }
  }

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<RingEntity> & ProvidesDialog {
    let machine = store.machine
    guard let due = machine.coming(time) else {
      throw $time.needsValueError("\(machine.moment(time)) is over. At what time?")
    }
    let ring = Ring(
      id: "alarm-\(UUID().uuidString)", kind: .alarm, name: "", due: due, isDaily: rhythm == .daily)
    let moment = machine.moment(due)
    try store.set(ring, as: UndoStep(undoManager: undoManager, name: "Set an alarm for \(moment)"))
    let sentence =
      ring.isDaily
      ? String(localized: "The alarm rings every day, next: \(moment).")
      : String(localized: "The alarm rings: \(moment).")
    return .result(value: RingEntity(ring, on: machine), dialog: await store.dialog(sentence))
  }
}

struct ShowAlarms: AppIntent {
  static let title: LocalizedStringResource = "Show Alarms"
  static let description = IntentDescription(
    "Shows what is going to ring.", categoryName: "Alarms",
    searchKeywords: [
      "which alarms are set", "when does my alarm ring", "show my reminders", "which reminders are there",
      "what is going to ring",
    ])

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let machine = store.machine
    let rings = await store.rings(of: [.alarm, .reminder, .timer]).map { RingEntity($0, on: machine) }
    let first = rings.first.map { (name: $0.name, moment: machine.moment($0.due)) }
    let dialog: IntentDialog =
      switch (rings.count, first) {
      case (0, _), (_, nil): "Nothing is going to ring."
      case (1, let first?): "One thing is going to ring: \(first.name), \(first.moment)."
      case (let count, let first?): "\(count) things are going to ring. The next is \(first.name), \(first.moment)."
      }
    return .result(dialog: dialog, view: LinesView(rings, on: machine))
  }
}

struct CancelAlarm: UndoableIntent {
  static let title: LocalizedStringResource = "Cancel Alarm"
  static let description = IntentDescription(
    "Takes an alarm or a reminder away.", categoryName: "Alarms",
    searchKeywords: ["cancel the alarm", "delete my alarm", "turn off the alarm", "cancel the reminder"])

  @Parameter(title: "Which")
  var alarm: RingEntity?

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let chosen = try await store.chosen(alarm, of: [.alarm, .reminder]) { all in
      try await $alarm.requestDisambiguation(among: all, dialog: "Which one?")
    }
    guard let chosen else { return .result(dialog: "No alarm is set.") }
    try store.cancel(chosen.ring, as: UndoStep(undoManager: undoManager, name: "Cancel \(chosen.name)"))
    return .result(dialog: "\(chosen.name) will not ring.")
  }
}

extension Machine {
  /// A moment that is still to come: a time of today that is over is meant for tomorrow. Nil if the day is over.
  func coming(_ date: Date) -> Date? {
    if date > now() { return date }
    guard days(fromTodayTo: date) == 0 else { return nil }
    return calendar.date(byAdding: .day, value: 1, to: date)
  }
}
