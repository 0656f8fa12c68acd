import AppIntents
import SwiftUI
import Synchronization

// The little app that the tests of this folder run: boats, harbours and a crew.

final class Harbor: Sendable {
  let boats = Mutex<[Boat]>([
    Boat(id: "gull", name: "Gull", berths: 4),
    Boat(id: "heron", name: "Heron", berths: 2),
    Boat(id: "gray-heron", name: "Gray Heron", berths: 6),
  ])
  let log = Mutex<[String]>([])

  func note(_ line: String) { log.withLock { $0.append(line) } }
  var lines: [String] { log.withLock { $0 } }
}

struct Boat: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Boat"
  static let defaultQuery = BoatQuery()

  var id: String
  var name: String
  var berths: Int
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(berths) berths")
  }
}

struct BoatQuery: EntityStringQuery, EnumerableEntityQuery {
  @Dependency var harbor: Harbor

  func allEntities() async throws -> [Boat] { harbor.boats.withLock { $0 } }
  func suggestedEntities() async throws -> [Boat] { [] }
  func entities(matching string: String) async throws -> [Boat] {
    try await allEntities().filter { $0.name.localizedCaseInsensitiveContains(string) }
  }
}

enum Tide: String, AppEnum {
  case high
  case low

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tide"
  static let caseDisplayRepresentations: [Tide: DisplayRepresentation] = [
    .high: DisplayRepresentation(title: "High Water", synonyms: ["flood"]),
    .low: DisplayRepresentation(title: "Low Water", synonyms: ["ebb"]),
  ]
}

@UnionValue
enum Destination {
  case words(String)
  case boat(Boat)
  case berths(Int)
}

struct CastOff: AppIntent {
  static let title: LocalizedStringResource = "Cast Off"

  @Parameter(title: "Boat", requestValueDialog: "Which boat?")
  var boat: Boat

  @Parameter(title: "Tide", requestValueDialog: "At which tide?")
  var tide: Tide

  @Parameter(title: "Crew", default: 2, inclusiveRange: (1, 8))
  var crew: Int

  @Parameter var destination: String?

  @Dependency var harbor: Harbor

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    harbor.note("cast off \(boat.id) \(tide.rawValue) \(crew) \(destination ?? "nowhere")")
    return .result(value: boat.id, dialog: "\(boat.name) sails with a crew of \(crew).")
  }
}

extension IntentEnvironment {
  /// The harbour, and somebody who answers from a script.
  static func harbor(_ harbor: Harbor = Harbor(), replies: IntentReply...) -> (IntentEnvironment, ScriptedResponder) {
    let responder = ScriptedResponder(replies)
    let dependencies = AppDependencyManager()
    dependencies.add(dependency: harbor)
    return (IntentEnvironment(responder: responder, dependencies: dependencies), responder)
  }
}
