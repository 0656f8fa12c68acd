import AppIntents
import SwiftUI

// The same app without a macro, to see what the macros cost a build.

struct LineEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ferry Line"
  static let defaultQuery = LineQuery()

  let id: Int
  @Property var name: String
  @Property(title: "Crossing Time") var minutes: Int
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(id: Int, name: String, minutes: Int) {
    self.id = id
    self.name = name
    self.minutes = minutes
  }
}

struct LineQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [LineEntity] {
    [LineEntity(id: 1, name: "North Shore", minutes: 20), LineEntity(id: 2, name: "Island", minutes: 45)]
  }
}

struct BuyTicket: AppIntent {
  static let title: LocalizedStringResource = "Buy Ticket"

  @Parameter(title: "Line", requestValueDialog: "Which line?") var line: LineEntity
  @Parameter(title: "Rides") var rides: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Buy a ticket for \(\.$line) with \(\.$rides)")
  }

  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
    .result(
      value: rides,
      dialog: "\(rides) rides on the \(line.name) line, \(line.minutes) minutes each.",
      view: Label(line.name, systemImage: "ferry")
    )
  }
}

struct FerryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BuyTicket(),
      phrases: ["Buy a ticket in \(.applicationName)", "Buy a ticket for \(\.$line) in \(.applicationName)"],
      shortTitle: "Buy Ticket",
      systemImageName: "ticket"
    )
  }
}

let script = ScriptedResponder("island", "10")
let outcome = try await IntentEnvironment(responder: script).run { try await BuyTicket().outcome() }
print(outcome.spokenText ?? "nothing was said")
