import AppIntents

struct ShowDay: AppIntent {
  static let title: LocalizedStringResource = "Show a Day"
  static let description = IntentDescription(
    "Tells what is on, on a day.", categoryName: "Calendar",
    searchKeywords: [
      "what's on …", "what is on …", "what's on my calendar …", "what is on my calendar …", "what do i have …",
      "show my calendar for …", "what's happening …", "which appointments do i have …", "am i free …",
      "anything on …", "is there anything on …", "is anything planned for …", "do i have anything on …",
      "do i have anything planned …", "do i have plans …", "what am i doing …", "what am i doing on …", "am i busy …",
      "am i busy on …", "what's planned …", "what's planned for …", "what else is on …", "what do i have on …",
      "what does … look like", "am i free on …",
      "anything left …", "anything else …",
    ])

  @Parameter(title: "Day", kind: .date, requestValueDialog: "On which day?") var day: Date

  static var parameterSummary: some ParameterSummary { Summary("Show what is on \(\.$day)") }

  @Dependency var store: CalendarStore
  @Dependency var tasks: TaskStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[EventEntity]> & ProvidesDialog & ShowsSnippetView {
    let machine = store.machine
    let start = machine.calendar.startOfDay(for: day)
    let end = machine.calendar.date(byAdding: .day, value: 1, to: start) ?? start
    let agenda = try store.agenda(start..<end)
    let (events, name) = (agenda.occurrences, machine.shortDate(start))
    // What cannot be read of the tasks hides nothing of the calendar.
    let due = (try? tasks.due(on: start)) ?? []
    let planned = machine.spoken(events.prefix(6).map { ($0, machine.spokenTime($0)) })
    let sentences = [
      events.isEmpty ? String(localized: "Nothing is planned for \(name).") : "\(name.sentence): \(planned).",
      due.isEmpty ? nil : String(localized: "Due \(name): \(Enumeration.sentence(due, language: machine.language))."),
    ]
    let sentence = sentences.compactMap(\.self).joined(separator: " ")
    return .result(
      value: events.map { EventEntity($0, on: machine) }, dialog: agenda.dialog(sentence),
      view: LinesView(events, on: machine, ofOneDay: true))
  }
}

struct ShowCalendar: AppIntent {
  static let title: LocalizedStringResource = "Show the Calendar"
  static let description = IntentDescription(
    "Tells what is on in the next seven days.", categoryName: "Calendar",
    searchKeywords: [
      "show my calendar", "what's on my calendar", "what's on this week", "show my appointments",
      "what's on my schedule", "anything left this week", "anything else this week", "what's left this week",
      "anything left in my calendar", "anything else in my calendar",
    ])

  @Dependency var store: CalendarStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[EventEntity]> & ProvidesDialog & ShowsSnippetView {
    let machine = store.machine
    let agenda = try store.agenda(machine.now()..<(machine.today + 8 * 86_400))
    let events = agenda.occurrences
    let sentence =
      events.isEmpty
      ? String(localized: "Nothing is on in the next seven days.")
      : String(localized: "Coming: \(machine.spoken(events.prefix(4).map { ($0, machine.spoken($0)) })).")
    return .result(
      value: events.map { EventEntity($0, on: machine) }, dialog: agenda.dialog(sentence),
      view: LinesView(events, on: machine, ofOneDay: false))
  }
}

struct NextEvent: AppIntent {
  static let title: LocalizedStringResource = "Next Event"
  static let description = IntentDescription(
    "Tells what comes next in your calendar.", categoryName: "Calendar",
    searchKeywords: [
      "what's next", "what is next", "what comes next", "what's my next appointment", "when is my next appointment",
      "when is my next meeting", "next appointment", "what's next on my calendar",
      "what's my next event", "what's my next meeting", "when is my next event", "next event", "next meeting",
      "what's first", "what comes first",
    ])

  @Dependency var store: CalendarStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<EventEntity?> & ProvidesDialog {
    let machine = store.machine
    let agenda = try store.agendaOfYear()
    guard let next = agenda.occurrences.first(where: { $0.start > machine.now() }) else {
      return .result(value: nil, dialog: agenda.dialog(String(localized: "Nothing is coming in your calendar.")))
    }
    let sentence = String(localized: "Next: \(next.event.name), \(machine.spoken(next)).")
    return .result(value: EventEntity(next, on: machine), dialog: agenda.dialog(sentence))
  }
}

struct FindEvent: AppIntent {
  static let title: LocalizedStringResource = "When Is"
  static let description = IntentDescription(
    "Tells when something takes place.", categoryName: "Calendar",
    searchKeywords: [
      "when is my …", "when is my … appointment", "when is the … appointment", "what time is …", "when does … start",
      "when do i have …", "when is … again", "when was … again", "when's …", "when is the … again",
    ], resultValueName: "Event")

  @Parameter(title: "Event", requestValueDialog: "Which event?") var event: EventEntity

  static var parameterSummary: some ParameterSummary { Summary("When is \(\.$event)") }

  @Dependency var store: CalendarStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<EventEntity> & ProvidesDialog & ShowsSnippetView {
    let (machine, occurrence) = (store.machine, event.occurrence)
    let time = machine.spoken(occurrence)
    return .result(
      value: event, dialog: occurrence.end < machine.now() ? "\(event.name) was: \(time)." : "\(event.name): \(time).",
      view: LinesView([occurrence], on: machine, ofOneDay: false))
  }
}

extension Machine {
  /// Events with their times, as a sentence names them.
  fileprivate func spoken(_ events: [(occurrence: Occurrence, time: String?)]) -> String {
    let names = events.map { [$0.occurrence.event.name, $0.time].compactMap(\.self).joined(separator: ", ") }
    return names.joined(separator: "; ")
  }
}

extension String {
  /// As the begin of a sentence.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}

extension CalendarStore.Agenda {
  /// A sentence, and what could not be read.
  fileprivate func dialog(_ sentence: String) -> IntentDialog {
    guard let first = unread.first else { return "\(sentence)" }
    let note = String(localized: "I couldn’t read all of your calendars: \(first) is broken or too large.")
    return "\(sentence) \(note)"
  }
}
