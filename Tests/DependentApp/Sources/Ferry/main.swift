import AppIntents
import SwiftUI

struct Line: Sendable {
  let id: Int
  let name: String
  let minutes: Int
}

struct LineEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ferry Line"
  static let defaultQuery = LineQuery()

  let line: Line
  var id: Int { line.id }
  @ComputedProperty var name: String { line.name }
  @ComputedProperty(title: "Crossing Time") var minutes: Int { line.minutes }
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

struct LineQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [LineEntity] {
    [Line(id: 1, name: "North Shore", minutes: 20), Line(id: 2, name: "Island", minutes: 45)].map(LineEntity.init)
  }
}

@UnionValue
enum Fare {
  case rides(Int)
  case name(String)
}

struct BuyTicket: AppIntent {
  static let title: LocalizedStringResource = "Buy Ticket"

  @Parameter(title: "Line", requestValueDialog: "Which line?") var line: LineEntity
  @Parameter(title: "Fare") var fare: Fare

  static var parameterSummary: some ParameterSummary {
    Summary("Buy a ticket for \(\.$line) at \(\.$fare)")
  }

  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
    let rides = if case .rides(let count) = fare { count } else { 1 }
    return .result(
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
