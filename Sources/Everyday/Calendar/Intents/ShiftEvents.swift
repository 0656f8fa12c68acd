import AppIntents

struct PostponeEvent: UndoableIntent {
  static let title: LocalizedStringResource = "Postpone Event"
  static let description = IntentDescription(
    "Moves something in your calendar by some time.", categoryName: "Calendar",
    searchKeywords: [
      "push … back …", "push … back by …", "move … back …", "move … back by …", "move … … later", "push … by …",
      "delay … by …", "put … off by …", "make … … later", "push back … by …",
    ], resultValueName: "Event")

  @Parameter(title: "Event", requestValueDialog: "Which event?") var event: EventEntity

  @Parameter(title: "By", defaultUnit: .hours, requestValueDialog: "By how long?")
  var length: Measurement<UnitDuration>

  static var parameterSummary: some ParameterSummary { Summary("Postpone \(\.$event) by \(\.$length)") }

  @Dependency var store: CalendarStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<EventEntity> & ProvidesDialog {
    try event.move(by: length, in: store, as: undoStep("Postpone \(event.name)"))
  }
}

struct BringEventForward: UndoableIntent {
  static let title: LocalizedStringResource = "Bring Event Forward"
  static let description = IntentDescription(
    "Lets something in your calendar begin earlier.", categoryName: "Calendar",
    searchKeywords: ["move … … earlier", "make … … earlier", "move … forward by …", "pull … forward by …"],
    resultValueName: "Event")

  @Parameter(title: "Event", requestValueDialog: "Which event?") var event: EventEntity

  @Parameter(title: "By", defaultUnit: .hours, requestValueDialog: "By how long?")
  var length: Measurement<UnitDuration>

  static var parameterSummary: some ParameterSummary { Summary("Bring \(\.$event) forward by \(\.$length)") }

  @Dependency var store: CalendarStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<EventEntity> & ProvidesDialog {
    try event.move(by: length * -1, in: store, as: undoStep("Bring \(event.name) forward"))
  }
}

extension EventEntity {
  /// Moves it by some time; what takes whole days, by whole days.
  @MainActor
  fileprivate func move(
    by length: Measurement<UnitDuration>, in store: CalendarStore, as step: UndoStep
  ) throws -> some IntentResult & ReturnsValue<EventEntity> & ProvidesDialog {
    let (machine, old) = (store.machine, occurrence.moment)
    let seconds = length.converted(to: .seconds).value
    let isOfDays = seconds.truncatingRemainder(dividingBy: 86_400) == 0
    guard isOfDays || old.seconds != nil else {
      return .result(value: self, dialog: "“\(name)” takes the whole day, and moves by days only.")
    }
    var moment = old.adding(seconds)
    // A day later is the same time on the clock, whatever the clock was set to meanwhile.
    if isOfDays, let zone = old.zone, old.seconds != nil,
      let day = machine.calendar.date(byAdding: .day, value: Int(seconds / 86_400), to: occurrence.start)
    {
      moment = CalendarMoment(day, in: zone)
    }
    let moved = try store.move(occurrence, to: moment, as: step)
    return .result(
      value: EventEntity(moved, on: machine), dialog: "“\(name)” is moved: \(machine.spoken(moved)).")
  }
}
