import AppIntents

struct SetEventLength: UndoableIntent {
  static let title: LocalizedStringResource = "Set How Long an Event Takes"
  static let description = IntentDescription(
    "Lets something in your calendar take longer or shorter.", categoryName: "Calendar",
    searchKeywords: [
      "… lasts …", "… takes …", "… is going to take …", "… goes on for …", "… should last …", "make … … long",
    ], resultValueName: "Event")

  @Parameter(title: "Event", requestValueDialog: "Which event?") var event: EventEntity

  @Parameter(title: "How Long", defaultUnit: .hours, requestValueDialog: "How long does it take?")
  var length: Measurement<UnitDuration>

  static var parameterSummary: some ParameterSummary { Summary("\(\.$event) takes \(\.$length)") }

  @Dependency var store: CalendarStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<EventEntity> & ProvidesDialog {
    try event.lengthen(
      to: length.converted(to: .seconds).value, in: store, as: undoStep("Change how long \(event.name) takes"))
  }
}

struct SetEventEnd: UndoableIntent {
  static let title: LocalizedStringResource = "Set When an Event Ends"
  static let description = IntentDescription(
    "Lets something in your calendar end at another time.", categoryName: "Calendar",
    searchKeywords: [
      "… ends at …", "… goes until …", "… goes till …", "… goes on until …", "… is over at …", "… lasts until …",
      "… lasts till …",
    ], resultValueName: "Event")

  @Parameter(title: "Event", requestValueDialog: "Which event?") var event: EventEntity

  @Parameter(title: "Until", kind: .dateTime, requestValueDialog: "Until when?") var end: DateComponents

  static var parameterSummary: some ParameterSummary { Summary("\(\.$event) ends at \(\.$end)") }

  @Dependency var store: CalendarStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<EventEntity> & ProvidesDialog {
    guard end.hour != nil else { throw $end.needsValueError("Until when?") }
    let length = store.machine.length(from: event.occurrence.moment, to: end) ?? 0
    // "Till 11" of what begins at eight in the evening is no quarter of a day.
    let half = 43_200.0
    let meant = length > half && (end.hour ?? 0) <= 12 ? length - half : length
    return try event.lengthen(to: meant, in: store, as: undoStep("Change how long \(event.name) takes"))
  }
}

extension EventEntity {
  @MainActor
  fileprivate func lengthen(
    to length: TimeInterval, in store: CalendarStore, as step: UndoStep
  ) throws -> some IntentResult & ReturnsValue<EventEntity> & ProvidesDialog {
    let machine = store.machine
    guard occurrence.moment.seconds != nil else {
      return .result(value: self, dialog: "“\(name)” takes the whole day.")
    }
    let longer = try store.lengthen(occurrence, to: length, as: step)
    let end = machine.time(longer.end, in: machine.calendar.timeZone)
    return .result(
      value: EventEntity(longer, on: machine),
      dialog: "“\(name)” takes \(machine.length(length)), until \(end): \(machine.spoken(longer)).")
  }
}
