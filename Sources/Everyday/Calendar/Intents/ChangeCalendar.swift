import AppIntents

struct AddEvent: UndoableIntent {
  static let title: LocalizedStringResource = "Add Event"
  static let description = IntentDescription(
    "Puts something into your calendar.", categoryName: "Calendar",
    searchKeywords: [
      "add … …", "add … on …", "add … at …", "put … at …", "schedule … at …", "put ${name} on ${when}",
      "put ${name} ${when}", "add … to my calendar for …",
      "schedule … for …", "schedule … on …", "schedule … …",
      "put … on my calendar for …", "put … in my calendar for …", "put … in my calendar on …", "new appointment … …",
      "new appointment … on …", "new event … on …",
      "add ${name} ${when} to ${end}", "add ${name} on ${when} to ${end}",
      "put ${name} in my calendar ${when} to ${end}", "schedule ${name} ${when} to ${end}",
      "add ${name} to my calendar ${when} to ${end}", "add ${name} to the calendar ${when} to ${end}",
      "add ${name} to my calendar on ${when} from ${end}", "put ${name} in the calendar ${when} to ${end}",
      "add … to my calendar …", "add … to the calendar …", "add … to the calendar for …", "put … in the calendar …",
      "put … in the calendar for …", "put … in my calendar …", "add an event … …", "new event … …",
      "add ${name} to my calendar ${rhythm} at ${when}", "put ${name} in my calendar ${rhythm} at ${when}",
      "schedule ${name} ${rhythm} at ${when}", "add ${name} ${rhythm} at ${when}", "put ${name} ${rhythm} at ${when}",
      "add ${name} ${rhythm} ${when}", "put ${name} ${rhythm} ${when}", "schedule ${name} ${rhythm} ${when}",
      "add ${name} ${rhythm}", "${name} ${rhythm} at ${when} in my calendar",
      "put ${name} ${rhythm} at ${when} in my calendar",
      "add ${name} ${when} ${rhythm}", "add ${name} on ${when} ${rhythm}", "add ${name} at ${when} ${rhythm}",
      "put ${name} ${when} ${rhythm}", "put ${name} on ${when} ${rhythm}", "schedule ${name} ${when} ${rhythm}",
      "add ${name} ${when} to my calendar ${rhythm}", "add ${name} to my calendar ${when} ${rhythm}",
      "put ${name} on ${when} in my calendar", "put ${name} ${when} in my calendar",
      "put ${name} on ${when} in the calendar", "note ${name} on ${when} in my calendar",
    ], resultValueName: "Event")

  @Parameter(title: "Name", requestValueDialog: "What shall I put into your calendar?") var name: String

  @Parameter(title: "When", kind: .dateTime, requestValueDialog: "When is that?") var when: DateComponents

  @Parameter(title: "Until", kind: .dateTime) var end: DateComponents?

  @Parameter(title: "How Often") var rhythm: Rhythm?

  static var parameterSummary: some ParameterSummary {
    Summary("Put \(\.$name) into my calendar for \(\.$when)") {
      \.$end
      \.$rhythm
    }
  }

  @Dependency var store: CalendarStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<EventEntity> & ProvidesDialog {
    let machine = store.machine
    let once = machine.moment(when, beside: nil)
    let moment = rhythm.map { machine.first($0, from: once) } ?? once
    let length = end.flatMap { machine.length(from: moment, to: $0) }
    let step = undoStep("Put \(name) into your calendar")
    let added = try store.add(name, at: moment, for: length, repeated: rhythm, as: step)
    let event = EventEntity(added, on: machine)
    if let often = rhythm?.spoken(in: machine.language) {
      return .result(
        value: event,
        dialog: "I put “\(event.name)” into your calendar \(often), next: \(machine.spoken(event.occurrence)).")
    }
    return .result(
      value: event, dialog: "I put “\(event.name)” into your calendar: \(machine.spoken(event.occurrence)).")
  }
}

struct MoveEvent: UndoableIntent {
  static let title: LocalizedStringResource = "Move Event"
  static let description = IntentDescription(
    "Moves something in your calendar to another day or time.", categoryName: "Calendar",
    searchKeywords: [
      "reschedule … to …", "reschedule … for …", "postpone … to …", "put off … until …", "… starts at …",
      "… begins at …", "… is now at …", "… is at … now", "… is at … instead",
    ],
    resultValueName: "Event")

  @Parameter(title: "Event", requestValueDialog: "Which event?") var event: EventEntity

  @Parameter(title: "When", kind: .dateTime, requestValueDialog: "To when?") var when: DateComponents

  static var parameterSummary: some ParameterSummary { Summary("Move \(\.$event) to \(\.$when)") }

  @Dependency var store: CalendarStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<EventEntity> & ProvidesDialog {
    let machine = store.machine
    let moment = machine.moment(when, beside: event.occurrence.moment)
    let moved = try store.move(event.occurrence, to: moment, as: undoStep("Move \(event.name)"))
    return .result(
      value: EventEntity(moved, on: machine), dialog: "“\(event.name)” is moved: \(machine.spoken(moved)).")
  }
}

struct CancelEvent: UndoableIntent {
  static let title: LocalizedStringResource = "Cancel Event"
  static let description = IntentDescription(
    "Takes something out of your calendar; of what repeats, the next time.", categoryName: "Calendar",
    searchKeywords: [
      "cancel the … appointment", "cancel my … appointment", "cancel my appointment …", "delete the appointment …",
      "delete the … appointment", "remove … from my calendar", "take … off my calendar", "call off …", "cancel …",
    ])

  @Parameter(title: "Event", requestValueDialog: "Which event?") var event: EventEntity

  static var parameterSummary: some ParameterSummary { Summary("Cancel the event \(\.$event)") }

  @Dependency var store: CalendarStore

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try store.cancel(event.occurrence, as: undoStep("Cancel \(event.name)"))
    return .result(dialog: "“\(event.name)” is cancelled: \(store.machine.spoken(event.occurrence)).")
  }
}

extension Machine {
  /// The first time of something that repeats, from a moment on. It keeps its time on the clock of its own zone, or of this
  /// one where it is only said in that of Greenwich.
  func first(_ rhythm: Rhythm, from once: CalendarMoment) -> CalendarMoment {
    var moment = once
    if once.seconds != nil, once.zone == .gmt {
      let here = CalendarMoment(once.date(in: calendar.timeZone), in: calendar.timeZone)
      moment = CalendarMoment(day: here.day, seconds: here.seconds)
    }
    guard rhythm.period == nil else { return moment }
    let start = moment.day
    return (0...7).lazy.map { days -> CalendarMoment in
      moment.day = start.adding(days)
      return moment
    }.first { next in
      rhythm.weekdays.contains(next.day.weekday + 1)
        && (next.seconds == nil || next.date(in: calendar.timeZone) > now())
    } ?? moment
  }

  /// How long something takes that begins at a moment and ends at a time of day, in seconds; nil where one has no time.
  func length(from start: CalendarMoment, to end: DateComponents) -> TimeInterval? {
    guard let hour = end.hour, start.seconds != nil else { return nil }
    let begin = CalendarMoment(start.date(in: calendar.timeZone), in: calendar.timeZone)
    let seconds = hour * 3_600 + (end.minute ?? 0) * 60 - (begin.seconds ?? 0)
    // "10 pm to 1 am" ends on the next day.
    return Double(seconds > 0 ? seconds : seconds + 86_400)
  }

  /// The moment that somebody says, of which what is not said is that of another one.
  func moment(_ said: DateComponents, beside old: CalendarMoment?) -> CalendarMoment {
    let local = calendar.timeZone
    let before = old.map { CalendarMoment($0.date(in: local), in: local) }
    let today = CalendarMoment(now(), in: local).day
    let day = Day(year: said.year ?? 0, month: said.month ?? 0, day: said.day ?? 0) ?? before?.day ?? today
    let seconds =
      said.hour.map { $0 * 3_600 + (said.minute ?? 0) * 60 } ?? (old?.seconds == nil ? nil : before?.seconds)
    guard let seconds else { return CalendarMoment(day: day) }
    var moment = CalendarMoment(day: day, seconds: seconds, zone: local)
    // A time by itself that is over is one of tomorrow.
    if old == nil, said.day == nil, moment.date(in: local) <= now() { moment.day = day.adding(1) }
    if let old, old.seconds != nil, old.zone == nil { return CalendarMoment(day: moment.day, seconds: seconds) }
    return CalendarMoment(moment.date(in: local), in: old?.zone ?? .gmt)
  }
}
