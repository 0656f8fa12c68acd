import AppIntents

struct PauseTimer: UndoableIntent {
  static let title: LocalizedStringResource = "Pause Timer"
  static let description = IntentDescription(
    "Stops a timer until it goes on.", categoryName: "Timers",
    searchKeywords: ["hold the timer", "stop the timer for now", "pause the … timer", "hold the … timer"],
    resultValueName: "Timer")

  @Parameter(title: "Timer") var timer: RingEntity?

  static var parameterSummary: some ParameterSummary {
    When(\.$timer, .hasAnyValue) {
      Summary("Pause \(\.$timer)")
    } otherwise: {
      Summary("Pause the timer")
    }
  }

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<RingEntity?> & ProvidesDialog {
    let running = await store.rings(of: .timer).filter { $0.paused == nil }
    guard let timer = try await store.chosen($timer, among: running) else {
      return .result(value: nil, dialog: RingKind?(.timer).nothing)
    }
    var ring = try timer.runningOut
    guard ring.paused == nil else { return .result(value: timer, dialog: "\(timer.name) is paused already.") }
    ring.paused = store.machine.left(of: ring)
    try store.replace(timer.ring, by: ring, as: undoStep("Pause \(timer.name)"))
    return .result(
      value: RingEntity(ring, on: store.machine),
      dialog: "\(timer.name) is paused, with \(store.machine.length(store.machine.left(of: ring))) left.")
  }
}

struct ResumeTimer: UndoableIntent {
  static let title: LocalizedStringResource = "Resume Timer"
  static let description = IntentDescription(
    "Lets a timer go on that was paused.", categoryName: "Timers",
    searchKeywords: [
      "continue the timer", "go on with the timer", "continue the … timer", "unpause the timer",
      "let the timer go on", "start the timer again", "restart the timer", "let the timer run again",
    ],
    resultValueName: "Timer")

  @Parameter(title: "Timer") var timer: RingEntity?

  static var parameterSummary: some ParameterSummary {
    When(\.$timer, .hasAnyValue) {
      Summary("Resume \(\.$timer)")
    } otherwise: {
      Summary("Resume the timer")
    }
  }

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<RingEntity?> & ProvidesDialog {
    let paused = await store.rings(of: .timer).filter { $0.paused != nil }
    guard let timer = try await store.chosen($timer, among: paused) else {
      return .result(value: nil, dialog: "No timer is paused.")
    }
    var ring = try timer.runningOut
    guard let left = ring.paused else { return .result(value: timer, dialog: "\(timer.name) is not paused.") }
    (ring.paused, ring.length, ring.due) = (nil, left, store.machine.now() + left)
    try store.replace(timer.ring, by: ring, as: undoStep("Resume \(timer.name)"))
    return .result(
      value: RingEntity(ring, on: store.machine),
      dialog: await store.dialog(
        String(localized: "\(timer.name) rings in \(store.machine.length(left)), at \(store.machine.moment(ring)).")))
  }
}

struct ExtendTimer: UndoableIntent {
  static let title: LocalizedStringResource = "Extend Timer"
  static let description = IntentDescription(
    "Lets a timer run longer.", categoryName: "Timers",
    searchKeywords: [
      "add … to the timer", "add … to the … timer", "extend the … timer by …", "… more on the timer",
      "give the timer … more", "make the timer … longer", "give ${timer} ${length} more",
      "give ${timer} another ${length}",
      "another … on the timer",
    ], resultValueName: "Timer")

  @Parameter(title: "Length", defaultUnit: .minutes, requestValueDialog: "By how long?")
  var length: Measurement<UnitDuration>

  @Parameter(title: "Timer") var timer: RingEntity?

  static var parameterSummary: some ParameterSummary {
    When(\.$timer, .hasAnyValue) {
      Summary("Extend \(\.$timer) by \(\.$length)")
    } otherwise: {
      Summary("Extend the timer by \(\.$length)")
    }
  }

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<RingEntity?> & ProvidesDialog {
    guard let timer = try await store.chosen($timer, among: store.rings(of: .timer)) else {
      return .result(value: nil, dialog: RingKind?(.timer).nothing)
    }
    var ring = try timer.runningOut
    let machine = store.machine
    let left = try $length.countable(machine.left(of: ring) + length.converted(to: .seconds).value)
    ring.paused = ring.paused.map { _ in left }
    (ring.length, ring.due) = (left, machine.now() + left)
    try store.replace(timer.ring, by: ring, as: undoStep("Extend \(timer.name)"))
    return .result(
      value: RingEntity(ring, on: machine),
      dialog: "\(timer.name) rings in \(machine.length(left)), at \(machine.moment(ring)).")
  }
}

struct MoveAlarm: UndoableIntent {
  static let title: LocalizedStringResource = "Change Alarm"
  static let description = IntentDescription(
    "Lets an alarm ring at another time.", categoryName: "Alarms",
    searchKeywords: ["move the … alarm to …", "set the … alarm to …", "make the … alarm …"], resultValueName: "Alarm")

  @Parameter(title: "Alarm", requestValueDialog: "Which one?") var alarm: RingEntity

  @Parameter(title: "Time", kind: .dateTime, requestValueDialog: "At what time?") var time: DateComponents

  static var parameterSummary: some ParameterSummary { Summary("Change the \(\.$alarm) to \(\.$time)") }

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<RingEntity> & ProvidesDialog {
    let machine = store.machine
    var ring = alarm.ring
    guard ring.kind == .alarm else { throw EverydayError.noAlarm(alarm.name) }
    let zone = machine.calendar.timeZone
    let wanted = machine.moment(time, beside: CalendarMoment(ring.due, in: zone)).date(in: zone)
    guard let due = ring.rhythm.map({ machine.next($0, at: wanted) }) ?? machine.coming(wanted) else {
      throw $time.needsValueError("\(machine.moment(wanted)) is over. At what time?")
    }
    ring.due = due
    // One that rings on several days is several notifications, which are others at another time.
    let step = undoStep("Change the alarm to \(machine.moment(due))")
    try store.cancel(alarm.ring, as: step)
    try store.set(ring, as: step)
    return .result(value: RingEntity(ring, on: machine), dialog: "The alarm rings: \(machine.moment(due)).")
  }
}

struct Snooze: UndoableIntent {
  static let title: LocalizedStringResource = "Snooze"
  static let description = IntentDescription(
    "Lets what has just rung ring again a little later.", categoryName: "Alarms",
    searchKeywords: [
      "snooze for …", "snooze the alarm", "snooze the timer", "snooze the alarm for …", "snooze it for …",
      "ring again in …", "remind me again in …", "wake me again in …", "let me sleep …",
    ], resultValueName: "Alarm")

  @Parameter(title: "Length", defaultUnit: .minutes) var length: Measurement<UnitDuration>?

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<RingEntity?> & ProvidesDialog {
    let machine = store.machine
    guard let last = await store.lastRung() else {
      return .result(value: nil, dialog: "Nothing has rung in the last hour.")
    }
    let seconds = try $length.countable(length?.converted(to: .seconds).value ?? Self.usual)
    let ring = Ring(
      id: "snooze-\(UUID().uuidString)", kind: last.kind, name: last.name, due: machine.now() + seconds, length: seconds
    )
    let entity = RingEntity(ring, on: machine)
    try store.set(ring, as: undoStep("Snooze \(entity.name)"))
    let sentence = String(
      localized: "\(entity.name) rings again in \(machine.length(seconds)), at \(machine.moment(ring)).")
    return .result(value: entity, dialog: await store.dialog(sentence))
  }

  /// In seconds.
  private static let usual: TimeInterval = 600
}

struct RenameTimer: UndoableIntent {
  static let title: LocalizedStringResource = "Give a Timer Another Name"
  static let description = IntentDescription(
    "Calls a timer or an alarm something else.", categoryName: "Timers",
    searchKeywords: [
      "rename the timer … to …", "rename the alarm … to …", "call the timer … …", "label … as …",
      "… should be called …",
    ],
    resultValueName: "Timer")

  @Parameter(title: "Timer", requestValueDialog: "Which one?") var timer: RingEntity

  @Parameter(title: "Name", requestValueDialog: "What shall it be called?") var name: String

  static var parameterSummary: some ParameterSummary { Summary("Rename \(\.$timer) to \(\.$name)") }

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<RingEntity> & ProvidesDialog {
    var ring = timer.ring
    // What a reminder is called is the task's to say.
    guard ring.kind != .reminder else { throw EverydayError.noTimer(timer.name) }
    ring.name = name.onOneLine
    ring.length = ring.kind == .timer ? store.machine.left(of: ring) : nil
    try store.replace(timer.ring, by: ring, as: undoStep("Rename \(timer.name)"))
    return .result(value: RingEntity(ring, on: store.machine), dialog: "“\(timer.name)” is called “\(ring.name)” now.")
  }
}

extension IntentParameter {
  /// The seconds that a timer is to run; asks for others where nobody waits so long.
  func countable(_ seconds: TimeInterval) throws -> TimeInterval {
    guard (1...SetTimer.longest).contains(seconds) else {
      throw needsValueError("I can count from a second to a year. For how long?")
    }
    return seconds
  }
}

extension RingEntity {
  /// What it is, if it runs out: an alarm goes by the clock.
  fileprivate var runningOut: Ring {
    get throws {
      guard ring.kind == .timer else { throw EverydayError.noTimer(name) }
      return ring
    }
  }
}
