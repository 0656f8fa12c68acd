import AppIntents

struct NextDepartureIntent: AppIntent {
  static let title: LocalizedStringResource = "Next Departure"
  static var parameterSummary: some ParameterSummary {
    Summary("Get the next departure from \(\.$origin) to \(\.$destination)") { \.$transport }
  }

  @Parameter(title: "From", requestValueDialog: "Where do you start?") var origin: StopEntity
  @Parameter(title: "To", requestValueDialog: "Where do you want to go?") var destination: StopEntity
  @Parameter(title: "Transport") var transport: Transport?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if origin.id == destination.id { throw $destination.needsValueError("You are there already. Where to?") }
    guard let (line, ride) = Timetable.lines(from: origin.id, to: destination.id, by: transport).first else {
      return .result(dialog: "Nothing goes from \(origin.id) to \(destination.id) without a change.")
    }
    return .result(
      dialog: "\(line.name) leaves \(origin.id) in \(line.wait) minutes and takes \(ride) minutes to \(destination.id)."
    )
  }
}

struct SaveFavoriteIntent: AppIntent {
  static let title: LocalizedStringResource = "Save Favorite"
  static var parameterSummary: some ParameterSummary {
    Summary("Save \(\.$origin) to \(\.$destination) as \(\.$name)")
  }

  @Parameter(title: "From", requestValueDialog: "From which stop?") var origin: StopEntity
  @Parameter(title: "To", requestValueDialog: "To which stop?") var destination: StopEntity
  @Parameter(title: "Name") var name: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let label = name ?? "\(origin.id) – \(destination.id)"
    await TravelPlans.shared.save(label)
    return .result(dialog: "Saved \(origin.id) to \(destination.id) as “\(label)”.")
  }
}

struct ListFavoritesIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Favorites"

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog {
    let names = await TravelPlans.shared.favorites
    return .result(value: names, dialog: names.isEmpty ? "You have no favorites." : "Favorites: \(names.formatted()).")
  }
}

struct ArrivalAlertIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Arrival Alert"
  static var parameterSummary: some ParameterSummary {
    Summary("Alert me \(\.$minutes) minutes before \(\.$line) arrives at \(\.$stop)")
  }

  @Parameter(title: "Line", requestValueDialog: "Which line?") var line: LineEntity
  @Parameter(title: "Stop", requestValueDialog: "At which stop?") var stop: StopEntity
  @Parameter(title: "Minutes", default: 5, inclusiveRange: (1, 30)) var minutes: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let stops = Timetable.lines.first { $0.name == line.id }?.stops ?? []
    if !stops.contains(stop.id) {
      stop = try await $stop.requestDisambiguation(
        among: stops.map(StopEntity.init), dialog: "\(line.id) does not call at \(stop.id). Which of its stops?")
    }
    await TravelPlans.shared.alert("\(line.id) at \(stop.id)")
    return .result(dialog: "I will alert you \(minutes) minutes before \(line.id) arrives at \(stop.id).")
  }
}

struct ListLinesIntent: AppIntent {
  static let title: LocalizedStringResource = "List Lines"

  @Parameter(title: "Transport", requestValueDialog: "Lines of which kind?") var transport: Transport

  func perform() async throws -> some IntentResult & ReturnsValue<[LineEntity]> & ProvidesDialog {
    let lines = try await LineQuery().allEntities().filter { $0.transport == transport }
    return .result(value: lines, dialog: "These run: \(lines.map(\.id).formatted()).")
  }
}

struct TransitShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: NextDepartureIntent(),
      phrases: [
        "Next departure with \(.applicationName)", "Next departure from \(\.$origin) with \(.applicationName)",
      ],
      shortTitle: "Next Departure", systemImageName: "tram")
    AppShortcut(
      intent: SaveFavoriteIntent(), phrases: ["Save a favorite in \(.applicationName)"], shortTitle: "Save Favorite",
      systemImageName: "star")
    AppShortcut(
      intent: ListFavoritesIntent(), phrases: ["Show my \(.applicationName) favorites"], shortTitle: "Favorites",
      systemImageName: "list.star")
    AppShortcut(
      intent: ArrivalAlertIntent(),
      phrases: [
        "Set an arrival alert in \(.applicationName)", "Alert me before \(\.$line) arrives with \(.applicationName)",
      ],
      shortTitle: "Arrival Alert", systemImageName: "bell")
    AppShortcut(
      intent: ListLinesIntent(), phrases: ["Which \(\.$transport) lines are in \(.applicationName)"],
      shortTitle: "Lines", systemImageName: "map")
  }
}
