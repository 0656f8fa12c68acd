import AppIntents

/// The timers of a kitchen: time stands still, so that what is left is what was asked for.
@MainActor final class TimerStore {
  struct KitchenTimer {
    let id = UUID()
    var label: String
    var seconds: Double
    var state = TimerState.running
  }

  static let shared = TimerStore()
  static let limit = 6

  var timers = [
    KitchenTimer(label: "Bread", seconds: 2400), KitchenTimer(label: "Green Tea", seconds: 120),
    KitchenTimer(label: "Black Tea", seconds: 240, state: .paused),
  ]

  func change(_ id: UUID, _ body: (inout KitchenTimer) -> Void) {
    for index in timers.indices where timers[index].id == id { body(&timers[index]) }
  }
}

enum TimerState: String, AppEnum {
  case running, paused

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "State"
  static let caseDisplayRepresentations: [TimerState: DisplayRepresentation] = [
    .running: "Running",
    .paused: DisplayRepresentation(title: "Paused", subtitle: nil, image: nil, synonyms: ["Stopped", "On Hold"]),
  ]
}

enum TimerError: Error, CustomLocalizedStringResourceConvertible {
  case tooMany
  case alreadyRunning(String)
  case alreadyPaused(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .tooMany: "There is no room for another timer. Cancel one first."
    case .alreadyRunning(let label): "\(label) is running already."
    case .alreadyPaused(let label): "\(label) is paused already."
    }
  }
}

func spoken(_ seconds: Double) -> String {
  Duration.seconds(seconds).formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide))
}

struct TimerEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Timer", numericFormat: "\(placeholder: .int) timers")
  static let defaultQuery = TimerQuery()

  let id: UUID
  @Property(title: "Label") var label: String
  @Property(title: "Time Left") var timeLeft: Measurement<UnitDuration>
  @Property(title: "State") var state: TimerState
  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(label)", subtitle: "\(spoken(timeLeft.converted(to: .seconds).value)) left")
  }

  @MainActor init(_ timer: TimerStore.KitchenTimer) {
    id = timer.id
    label = timer.label
    timeLeft = Measurement(value: timer.seconds, unit: .seconds)
    state = timer.state
  }
}

struct TimerQuery: EnumerableEntityQuery, EntityStringQuery {
  @MainActor func allEntities() async throws -> [TimerEntity] { TimerStore.shared.timers.map(TimerEntity.init) }

  func entities(for identifiers: [UUID]) async throws -> [TimerEntity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> [TimerEntity] {
    try await allEntities().filter { $0.label.localizedCaseInsensitiveContains(string) }
  }

  func suggestedEntities() async throws -> [TimerEntity] { try await allEntities() }
}
