import AppIntents
import SwiftUI
import Testing

// What only Swift 5 lets an app write: static variables, and closures that are not sendable.

enum Season: String, AppEnum {
  case summer, winter

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Season"
  static var caseDisplayRepresentations: [Season: DisplayRepresentation] = [.summer: "Summer", .winter: "Winter"]
}

struct Plant: AppEntity {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Plant")
  static var defaultQuery = PlantQuery()

  var id: String
  @Property(title: "Name") var name: String
  @Property(title: "Height") var height: Measurement<UnitLength>
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  init(id: String, name: String, height: Double) {
    self.id = id
    self.name = name
    self.height = Measurement(value: height, unit: .meters)
  }
}

struct PlantQuery: EntityPropertyQuery, EnumerableEntityQuery {
  static var properties = QueryProperties {
    Property(\Plant.$name) {
      EqualToComparator { name in { plant in plant.name == name } }
      ContainsComparator { name in { plant in plant.name.contains(name) } }
    }
  }
  static var sortingOptions = SortingOptions { SortableBy(\Plant.$name) }
  static var findIntentDescription: IntentDescription? { "Finds plants." }

  func allEntities() async throws -> [Plant] {
    [Plant(id: "oak", name: "Oak", height: 20), Plant(id: "ash", name: "Ash", height: 15)]
  }

  func entities(
    matching comparators: [(Plant) -> Bool], mode: ComparatorMode, sortedBy: [Sort<Plant>], limit: Int?
  ) async throws -> [Plant] {
    let all = try await allEntities()
    return all.filter { plant in comparators.allSatisfy { $0(plant) } }
  }
}

struct WaterPlant: AppIntent {
  static var title: LocalizedStringResource = "Water Plant"
  static var description = IntentDescription("Waters a plant.")
  static var openAppWhenRun = false
  static var isDiscoverable: Bool = true

  @Parameter(title: "Plant") var plant: Plant
  @Parameter(title: "Season", default: .summer) var season: Season

  static var parameterSummary: some ParameterSummary {
    When(\.$season, .equalTo, .winter) {
      Summary("Hardly water \(\.$plant)")
    } otherwise: {
      Summary("Water \(\.$plant)")
    }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Plant> & ProvidesDialog {
    .result(value: plant, dialog: "I watered the \(plant.name).")
  }
}

final class PruneIntent: AppIntent, @unchecked Sendable {
  static var title: LocalizedStringResource = "Prune"
  @Parameter(title: "Plant") var plant: Plant?

  required init() {}

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Snip.") }
}

class GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    return [
      AppShortcut(
        intent: WaterPlant(),
        phrases: ["Water \(\.$plant) in \(.applicationName)"],
        shortTitle: "Water",
        systemImageName: "drop"
      )
    ]
  }
}

@UnionValue
enum Bed {
  case plant(Plant)
  case season(Season)
}

@Suite struct `Code of Swift 5` {
  @Test func `runs as it stands`() async throws {
    let script = ScriptedResponder("oak")
    let outcome = try await IntentEnvironment(responder: script).run { try await WaterPlant().outcome() }
    #expect(outcome.spokenText == "I watered the Oak.")
    #expect(try await PruneIntent().outcome().spokenText == "Snip.")
  }

  @Test func `knows Apple's names in files that import only Foundation`() {
    #expect(String(localized: HarborError.closed.localizedStringResource) == "The harbor is closed.")
    #expect(request(for: "north")?.url?.host() == "tides.example")
  }
}
