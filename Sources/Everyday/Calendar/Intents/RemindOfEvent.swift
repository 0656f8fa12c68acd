import AppIntents

struct RemindOfEvent: UndoableIntent {
  static let title: LocalizedStringResource = "Remind Me of an Event"
  static let description = IntentDescription(
    "Rings some time before something in your calendar begins.", categoryName: "Reminders",
    searchKeywords: [
      "remind me ${length} before ${event}", "remind me ${length} before", "remind me ${length} before it",
      "remind me of ${event} ${length} before", "remind me ${length} earlier", "remind me ${length} ahead of ${event}",
      "ring ${length} before ${event}", "set a reminder ${length} before ${event}", "set a reminder ${length} before",
      "alert me ${length} before ${event}", "remind me about it ${length} before", "remind me of it ${length} before",
    ], resultValueName: "Reminder")

  @Parameter(title: "Event", requestValueDialog: "Of which event?") var event: EventEntity

  @Parameter(title: "Length", defaultUnit: .minutes, requestValueDialog: "How long before?")
  var length: Measurement<UnitDuration>

  static var parameterSummary: some ParameterSummary { Summary("Remind me \(\.$length) before \(\.$event)") }

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<RingEntity> & ProvidesDialog {
    let machine = store.machine
    let due = event.occurrence.start - length.converted(to: .seconds).value
    guard due > machine.now() else {
      throw $length.needsValueError("\(machine.moment(due)) is over. How long before?")
    }
    let ring = Ring(id: "reminder-\(UUID().uuidString)", kind: .reminder, name: event.name, due: due)
    try store.set(ring, as: undoStep("Remind you of \(event.name)"))
    let sentence = String(localized: "I’ll remind you: \(ring.name), \(machine.moment(due)).")
    return .result(value: RingEntity(ring, on: machine), dialog: await store.dialog(sentence))
  }
}
