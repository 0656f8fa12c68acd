import AppIntents

struct StationEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Station"
  static let defaultQuery = StationQuery()
  static let names = [
    "Czech Radio Classic", "Jazz FM", "Deep Sleep", "Radio Swiss Pop", "Harbor Waves", "Night Owl", "Morning Brass",
    "Folk Alley", "Radio Paradise", "Soma Drone", "Blue Note Live", "City Talk",
  ]

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct StationQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [StationEntity] {
    identifiers.filter(StationEntity.names.contains).map { StationEntity(id: $0) }
  }
  func suggestedEntities() async throws -> [StationEntity] { StationEntity.names.map { StationEntity(id: $0) } }
  func defaultResult() async -> StationEntity? { nil }
}

/// Where the radio plays; there is always one in use.
struct SpeakerEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Speaker"
  static let defaultQuery = SpeakerQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct SpeakerQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [SpeakerEntity] { identifiers.map { SpeakerEntity(id: $0) } }
  func suggestedEntities() async throws -> [SpeakerEntity] { ["Kitchen", "Garden"].map { SpeakerEntity(id: $0) } }
  func defaultResult() async -> SpeakerEntity? { SpeakerEntity(id: "Kitchen") }
}

struct PlayStationIntent: AppIntent {
  static let title: LocalizedStringResource = "Play Station"

  @Parameter(title: "Station", requestValueDialog: "Which station?") var station: StationEntity
  @Parameter(title: "Speaker") var speaker: SpeakerEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Playing \(station.id) on \(speaker.id).")
  }
}

struct SleepTimerIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Sleep Timer"

  @Parameter(title: "Duration", requestValueDialog: "For how long?") var duration: Measurement<UnitDuration>

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Turning off in \(Int(duration.converted(to: .minutes).value)) minutes.")
  }
}

struct RadioShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PlayStationIntent(),
      phrases: ["Play a station with \(.applicationName)", "Play \(\.$station) with \(.applicationName)"],
      shortTitle: "Play Station", systemImageName: "radio")
    AppShortcut(
      intent: SleepTimerIntent(), phrases: ["Set a sleep timer in \(.applicationName)"], shortTitle: "Sleep Timer",
      systemImageName: "moon")
  }
}
