import AppIntents

struct SetTimer: UndoableIntent {
  static let title: LocalizedStringResource = "Set Timer"
  static let description = IntentDescription(
    "Rings after some time.", categoryName: "Timers",
    searchKeywords: [
      "timer for …", "start a timer for …", "start a … timer", "wake me in …", "set a … timer",
      "set a timer for … for …",
      "start a timer for … for …", "set a … timer for …", "start a … timer for …", "set a timer for … called …",
      "start a timer for … called …", "set a timer called ${name} for ${length}", "${name} timer ${length}",
      "${length} for the ${name}", "… timer for …", "timer for … for …",
      "timer ${length} ${name}", "set a timer ${length} ${name}", "${length} ${name} timer",
      "${name} timer for ${length}",
      "timer for ${name} ${length}", "set a timer for the ${name}, ${length}",
      "start a timer for the ${name}, ${length}",
    ], resultValueName: "Timer")

  @Parameter(title: "Length", defaultUnit: .minutes, requestValueDialog: "For how long?")
  var length: Measurement<UnitDuration>

  @Parameter(title: "Name") var name: String?

  static var parameterSummary: some ParameterSummary {
    When(\.$name, .hasAnyValue) {
      Summary("Set a \(\.$name) timer for \(\.$length)")
    } otherwise: {
      Summary("Set a timer for \(\.$length)") { \.$name }
    }
  }

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<RingEntity> & ProvidesDialog {
    let seconds = try $length.countable(length.converted(to: .seconds).value)
    let machine = store.machine
    let name = name.map { ListName($0).whole }
    let ring = Ring(
      id: "timer-\(UUID().uuidString)", kind: .timer, name: name ?? "", due: machine.now() + seconds, length: seconds)
    let spoken = machine.length(seconds)
    try store.set(ring, as: undoStep("Set a timer for \(spoken)"))
    let moment = machine.moment(ring.due)
    let sentence =
      name.map { String(localized: "The \($0) timer rings in \(spoken), at \(moment).") }
      ?? String(localized: "The timer rings in \(spoken), at \(moment).")
    return .result(value: RingEntity(ring, on: machine), dialog: await store.dialog(sentence))
  }

  static let longest: TimeInterval = 366 * 86_400
}

struct TellTimeLeft: AppIntent {
  static let title: LocalizedStringResource = "Time Left"
  static let description = IntentDescription(
    "Tells when the timers ring.", categoryName: "Timers",
    searchKeywords: [
      "how much time is left", "how much longer", "how long is left on the timer", "which timers are running",
      "how long on the timer", "how long is left on the … timer", "how much time is left on …",
      "is … still running", "how much longer does … need", "how much time does … have", "how long until … rings",
      "when does … ring", "when is … done", "which timer rings first", "how long does … have",
      "what timers are running", "which timer is running",
    ])

  @Parameter(title: "Timer") var timer: RingEntity?

  static var parameterSummary: some ParameterSummary {
    When(\.$timer, .hasAnyValue) {
      Summary("Tell how long \(\.$timer) has left")
    } otherwise: {
      Summary("Tell how much time is left")
    }
  }

  @Dependency var store: RingStore

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[RingEntity]> & ProvidesDialog & ShowsSnippetView {
    let machine = store.machine
    if let timer {
      guard await store.rings().contains(where: { $0.id == timer.id }) else {
        return .result(
          value: [], dialog: "\(timer.name) is not running any more.", view: LinesView([RingEntity](), on: machine))
      }
      let left = machine.length(machine.left(of: timer.ring))
      let dialog: IntentDialog =
        timer.ring.paused == nil ? "\(left) left until \(timer.name)." : "\(timer.name) is paused, with \(left) left."
      return .result(value: [timer], dialog: dialog, view: LinesView([timer], on: machine))
    }
    let rings = await store.rings(of: .timer).map { RingEntity($0, on: machine) }
    let left = rings.first.map { machine.length(machine.left(of: $0.ring)) }
    let dialog: IntentDialog =
      switch (rings.count, left) {
      case (0, _), (_, nil): "No timer is running."
      case (1, let left?): "\(left) left until \(rings[0].name)."
      case (let count, let left?): "\(count) timers are running. The next one, \(rings[0].name), rings in \(left)."
      }
    return .result(value: rings, dialog: dialog, view: LinesView(rings, on: machine))
  }
}
