import AppIntents
import SwiftUI

struct CastOff: AppIntent {
  static let title: LocalizedStringResource = "Cast Off"
  static var parameterSummary: some ParameterSummary { Summary("Cast off with \(\.$boat) and \(\.$crew) sailors") }

  @Parameter(title: "Boat", requestValueDialog: "Which boat?") var boat: Boat
  @Parameter(title: "Crew", default: 2, inclusiveRange: (1, 8)) var crew: Int
  @Dependency var harbor: Harbor

  func perform() async throws -> some ReturnsValue<Boat> & ProvidesDialog {
    harbor.note("cast off \(boat.id) \(crew)")
    return .result(value: boat, dialog: "\(boat.name) sails with a crew of \(crew).")
  }
}

struct OpenBoat: OpenIntent {
  static let title: LocalizedStringResource = "Open Boat"
  static let openAppWhenRun = true

  @Parameter(title: "Boat") var target: Boat

  func perform() async throws -> some IntentResult { .result() }
}

struct RenameBoat: UndoableIntent {
  static let title: LocalizedStringResource = "Rename Boat"
  static var parameterSummary: some ParameterSummary { Summary("Rename \(\.$boat) to \(\.$name)") }

  @Parameter(title: "Boat") var boat: Boat
  @Parameter(title: "Name") var name: String
  @Dependency var harbor: Harbor

  func perform() async throws -> some ReturnsValue<Boat> & ProvidesDialog {
    let (old, harbor, id, name) = (boat.name, harbor, boat.id, name)
    harbor.rename(id, to: name)
    await MainActor.run {
      undoManager?.registerUndo(withTarget: harbor) { $0.rename(id, to: old) }
      undoManager?.setActionName("Rename \(old)")
    }
    return .result(value: harbor.boats.first { $0.id == id } ?? boat, dialog: "\(old) is called \(name) now.")
  }
}

struct ScuttleBoat: DeleteIntent {
  static let title: LocalizedStringResource = "Scuttle Boat"

  @Parameter(title: "Boat") var entities: [Boat]
  @Dependency var harbor: Harbor

  func perform() async throws -> some ProvidesDialog {
    let names = entities.map(\.name).joined(separator: ", ")
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Sink", acceptAlternatives: ["drown it"], denyLabel: "Keep", denyAlternatives: ["let it be"],
        destructive: true),
      dialog: "Sink \(names) for good?")
    entities.forEach { harbor.remove($0.id) }
    return .result(dialog: "\(names) is gone.")
  }
}

struct AskWeather: AppIntent {
  static let title: LocalizedStringResource = "Harbor Weather"

  @Parameter(title: "Weather", requestValueDialog: "What weather do you want?") var weather: Weather
  @Parameter(title: "Day", requestValueDialog: "For which day?") var day: Date

  func perform() async throws -> some ProvidesDialog {
    let parts = Calendar.current.dateComponents([.month, .day], from: day)
    return .result(dialog: "\(weather.localizedStringResource) on \(parts.month ?? 0)/\(parts.day ?? 0) it is.")
  }
}

struct ListBoats: AppIntent {
  static let title: LocalizedStringResource = "List Boats"
  @Dependency var harbor: Harbor

  func perform() async throws -> some ReturnsValue<[Boat]> & ProvidesDialog {
    let boats = harbor.boats
    return .result(value: boats, dialog: "There are \(boats.count) boats.")
  }
}

struct ChooseTreat: AppIntent {
  static let title: LocalizedStringResource = "Treat the Crew"

  func perform() async throws -> some ProvidesDialog {
    let tea = Option(title: "Tea"), rum = Option(title: "Rum", style: .destructive)
    let choice = try await requestChoice(between: [tea, rum, .cancel], dialog: "What shall it be?")
    return .result(dialog: "\(choice.title) for everybody.")
  }
}

private func fail(_ error: any Error) throws { throw error }

struct BreakCrane: AppIntent {
  static let title: LocalizedStringResource = "Lift a Crate"
  func perform() async throws -> some IntentResult {
    try fail(HarborTrouble())
    return .result()
  }
}

struct FailSilently: AppIntent {
  static let title: LocalizedStringResource = "Ring the Bell"
  func perform() async throws -> some IntentResult {
    try fail(Silence())
    return .result()
  }
}

struct DrillCrew: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Drill the Crew"
  func perform() async throws -> some ProvidesDialog {
    progress.totalUnitCount = 4
    for unit in 1...4 { progress.completedUnitCount = Int64(unit) }
    return .result(dialog: "The crew is ready.")
  }
}

struct WaitForTide: AppIntent {
  static let title: LocalizedStringResource = "Wait for the Tide"
  @Dependency var harbor: Harbor

  func perform() async throws -> some ProvidesDialog {
    harbor.note("waiting")
    try await Task.sleep(for: .seconds(600))
    harbor.note("tide")
    return .result(dialog: "The tide is here.")
  }
}

struct CountFlags: AppIntent {
  static let title: LocalizedStringResource = "Count Flags"
  @Dependency var harbor: Harbor

  func perform() async throws -> some ProvidesDialog {
    try await requestConfirmation(
      actionName: .continue, dialog: "How many flags?", snippetIntent: FlagsSnippet())
    return .result(dialog: "\(harbor.flags) flags it is.")
  }
}

struct FlagsSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Flags"
  @Dependency var harbor: Harbor

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let count = harbor.flags
    return .result(
      view: VStack(alignment: .leading) {
        Text("\(count) flags")
        Button("More", intent: RaiseFlag())
      })
  }
}

struct RaiseFlag: AppIntent {
  static let title: LocalizedStringResource = "Raise a Flag"
  static let isDiscoverable = false
  @Dependency var harbor: Harbor

  func perform() async throws -> some IntentResult {
    harbor.note("flag")
    return .result()
  }
}

extension Harbor {
  var flags: Int { deeds.count { $0 == "flag" } }
}

struct HarborShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CastOff(),
      phrases: ["Cast off in \(.applicationName)", "Cast off with \(\.$boat) in \(.applicationName)"],
      shortTitle: "Cast Off", systemImageName: "sailboat")
    AppShortcut(
      intent: OpenBoat(), phrases: ["Open \(\.$target) in \(.applicationName)"], shortTitle: "Open Boat",
      systemImageName: "eye")
    AppShortcut(
      intent: AskWeather(),
      phrases: ["Ask for weather in \(.applicationName)", "Ask for \(\.$weather) weather in \(.applicationName)"],
      shortTitle: "Weather", systemImageName: "cloud")
    AppShortcut(
      intent: ListBoats(), phrases: ["List the boats in \(.applicationName)"], shortTitle: "List Boats",
      systemImageName: "list.bullet")
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Cast off the stitches"])
  }
}
