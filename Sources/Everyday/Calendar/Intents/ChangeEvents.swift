import AppIntents

struct RenameEvent: UndoableIntent {
  static let title: LocalizedStringResource = "Give an Event Another Name"
  static let description = IntentDescription(
    "Calls something in your calendar something else.", categoryName: "Calendar",
    searchKeywords: ["rename the event … to …", "call the event … …", "… is called …"],
    resultValueName: "Event")

  @Parameter(title: "Event", requestValueDialog: "Which event?") var event: EventEntity

  @Parameter(title: "Name", requestValueDialog: "What shall it be called?") var name: String

  static var parameterSummary: some ParameterSummary { Summary("Rename \(\.$event) to \(\.$name)") }

  @Dependency var store: CalendarStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<EventEntity> & ProvidesDialog {
    guard !name.onOneLine.isEmpty else { throw EverydayError.nothingToAdd }
    let renamed = try store.set(
      "SUMMARY", to: ContentLine.lines("SUMMARY", text: name.onOneLine), of: event.occurrence,
      as: undoStep("Rename \(event.name)"))
    return .result(
      value: EventEntity(renamed, on: store.machine), dialog: "“\(event.name)” is called “\(renamed.event.name)” now.")
  }
}

struct SetEventPlace: UndoableIntent {
  static let title: LocalizedStringResource = "Set Where an Event Is"
  static let description = IntentDescription(
    "Notes where something in your calendar takes place.", categoryName: "Calendar",
    searchKeywords: [
      "… takes place at …", "… takes place in …", "set the place of … to …", "set the location of … to …",
      "the location of … is …", "the place of … is …",
    ], resultValueName: "Event")

  @Parameter(title: "Event", requestValueDialog: "Which event?") var event: EventEntity

  @Parameter(title: "Place", requestValueDialog: "Where is it?") var place: String

  static var parameterSummary: some ParameterSummary { Summary("\(\.$event) takes place at \(\.$place)") }

  @Dependency var store: CalendarStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<EventEntity> & ProvidesDialog {
    let place = place.onOneLine
    let placed = try store.set(
      "LOCATION", to: ContentLine.lines("LOCATION", text: place), of: event.occurrence,
      as: undoStep("Change where \(event.name) is"))
    return .result(
      value: EventEntity(placed, on: store.machine),
      dialog: "“\(event.name)” takes place at \(place): \(store.machine.spoken(placed)).")
  }
}

struct RepeatEvent: UndoableIntent {
  static let title: LocalizedStringResource = "Repeat an Event"
  static let description = IntentDescription(
    "Lets something in your calendar take place again and again.", categoryName: "Calendar",
    searchKeywords: [
      "make … repeat …", "… repeats …", "… comes back …", "… should come back …", "… should repeat …",
      "let … repeat …", "repeat …",
    ], resultValueName: "Event")

  @Parameter(title: "Event", requestValueDialog: "Which event?") var event: EventEntity

  @Parameter(title: "How Often", requestValueDialog: "How often?") var rhythm: Rhythm

  static var parameterSummary: some ParameterSummary { Summary("Repeat \(\.$event) \(\.$rhythm)") }

  @Dependency var store: CalendarStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<EventEntity> & ProvidesDialog {
    let machine = store.machine
    // What somebody else made repeat has exceptions and an end that would be lost.
    guard event.occurrence.event.replaced == nil,
      !event.occurrence.event.isRepeated || event.occurrence.event.hasPlainRhythm
    else { return .result(value: event, dialog: "“\(event.name)” is one of several times already.") }
    let step = undoStep("Repeat \(event.name)")
    var first = event.occurrence
    let moment = machine.first(rhythm, from: first.moment)
    if !first.event.isRepeated, moment != first.moment { first = try store.move(first, to: moment, as: step) }
    let written = try store.set("RRULE", to: ContentLine.lines("RRULE", rhythm.rule), of: first, as: step)
    let coming = try store.agendaOfYear().occurrences.first { occurrence in
      occurrence.event.uid == written.event.uid && occurrence.end > machine.now()
    }
    let repeated = coming ?? written
    return .result(
      value: EventEntity(repeated, on: machine),
      dialog: "“\(event.name)” is \(rhythm.spoken(in: machine.language)) now, next: \(machine.spoken(repeated)).")
  }
}
