import AppIntents

struct SetAlarm: UndoableIntent {
  static let title: LocalizedStringResource = "Set Alarm"
  static let description = IntentDescription(
    "Rings at a time of day.", categoryName: "Alarms",
    searchKeywords: ["wake me up at …", "wake me at …", "alarm at …", "set an alarm at …", "wake me up …"],
    resultValueName: "Alarm")

  @Parameter(title: "Time", kind: .dateTime, requestValueDialog: "At what time?") var time: DateComponents

  @Parameter(title: "How Often") var rhythm: Rhythm?

  @Parameter(title: "Name") var name: String?

  static var parameterSummary: some ParameterSummary {
    When(\.$rhythm, .hasAnyValue) {
      Summary("Set an alarm for \(\.$time) \(\.$rhythm)")
    } otherwise: {
      Summary("Set an alarm for \(\.$time)") {
        \.$rhythm
        \.$name
      }
    }
  }

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<RingEntity> & ProvidesDialog {
    let machine = store.machine
    if time.hour == nil {
      var whole = time
      let said = try await $time.requestValue("At what time?")
      guard said.hour != nil else { throw $time.needsValueError("At what time?") }
      // "Tomorrow at 7" says another day as well.
      if said.day != nil { (whole.year, whole.month, whole.day) = (said.year, said.month, said.day) }
      (whole.hour, whole.minute) = (said.hour, said.minute)
      time = whole
    }
    let wanted = machine.moment(time, beside: nil).date(in: machine.calendar.timeZone)
    guard let due = rhythm.map({ machine.next($0, at: wanted) }) ?? machine.coming(wanted) else {
      throw $time.needsValueError("\(machine.moment(wanted)) is over. At what time?")
    }
    let moment = machine.moment(due)
    if let ring = await store.rings(of: .alarm).first(where: { ($0.due, $0.rhythm) == (due, rhythm) }) {
      return .result(value: RingEntity(ring, on: machine), dialog: "That alarm is set already: \(moment).")
    }
    let ring = Ring(id: "alarm-\(UUID().uuidString)", kind: .alarm, name: name ?? "", due: due, rhythm: rhythm)
    try store.set(ring, as: undoStep("Set an alarm for \(moment)"))
    let sentence =
      rhythm.map { String(localized: "The alarm rings \($0.spoken(in: machine.language)), next: \(moment).") }
      ?? String(localized: "The alarm rings: \(moment).")
    return .result(value: RingEntity(ring, on: machine), dialog: await store.dialog(sentence))
  }
}

struct ShowRings: AppIntent {
  static let title: LocalizedStringResource = "Show What Rings"
  static let description = IntentDescription(
    "Shows what is going to ring.", categoryName: "Alarms",
    searchKeywords: [
      "which … are set", "which … are there", "which … do i have", "what … do i have", "what are my …", "show my …",
      "list my …", "when does my … ring", "how many … do i have", "what is going to ring", "what rings first",
      "what rings next", "which one goes off first", "which one rings first", "which goes off first",
      "what goes off next",
    ])

  @Parameter(title: "Kind") var kind: RingKind?

  static var parameterSummary: some ParameterSummary {
    When(\.$kind, .hasAnyValue) {
      Summary("Show my \(\.$kind)")
    } otherwise: {
      Summary("Show what is going to ring") { \.$kind }
    }
  }

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[RingEntity]> & ProvidesDialog & ShowsSnippetView {
    let machine = store.machine
    let rings = await store.rings(of: kind).map { RingEntity($0, on: machine) }
    let first = rings.first.map { (name: $0.name, moment: machine.moment($0.due)) }
    let dialog: IntentDialog =
      switch (rings.count, first) {
      case (0, _), (_, nil): kind.nothing
      case (1, let first?): "One thing is going to ring: \(first.name), \(first.moment)."
      case (let count, let first?): "\(count) things are going to ring. The next is \(first.name), \(first.moment)."
      }
    return .result(value: rings, dialog: dialog, view: LinesView(rings, on: machine))
  }
}

extension RingKind? {
  /// That there is none of the kind.
  var nothing: IntentDialog {
    switch self {
    case .timer: "No timer is running."
    case .alarm: "No alarm is set."
    case .reminder: "There is no reminder."
    case nil: "Nothing is going to ring."
    }
  }
}
