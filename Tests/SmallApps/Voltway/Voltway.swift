import AppIntents
import Synchronization

enum VoltSpeed: String, AppEnum {
  case eco, standard, boost

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Speed"
  static let caseDisplayRepresentations: [VoltSpeed: DisplayRepresentation] = [
    .eco: "Eco", .standard: "Standard", .boost: "Boost",
  ]
}

/// The electric cars of a household and the wall boxes they charge at.
final class VoltFleet: Sendable {
  struct Car: Sendable {
    var name: String
    var charge: Int
    var limit = 80
    var fullRange: Int
    var charger: String?
    var speed = VoltSpeed.standard
    var departure: Date?
    var preheats = false

    var range: Int { fullRange * charge / 100 }
  }

  static let shared = VoltFleet()

  /// The chargers with their kilowatts.
  let chargers = [("Driveway", 7), ("Garage Left", 11), ("Garage Right", 11), ("Carport", 22)]

  private let stored = Mutex<[Car]>([
    Car(name: "Ioniq", charge: 62, fullRange: 480),
    Car(name: "Zoe", charge: 35, limit: 90, fullRange: 300, charger: "Garage Left"),
    Car(name: "Work Van", charge: 18, limit: 100, fullRange: 250),
    Car(name: "Family Van", charge: 71, fullRange: 400),
    Car(name: "Mini", charge: 88, limit: 90, fullRange: 200),
  ])

  var cars: [Car] { stored.withLock { $0 } }
  func car(named name: String) -> Car? { cars.first { $0.name == name } }
  func car(at charger: String) -> Car? { cars.first { $0.charger == charger } }
  func remove(_ name: String) { stored.withLock { $0.removeAll { $0.name == name } } }

  static func moment(_ date: Date) -> String {
    let day = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let time = String(format: "%02d:%02d", day.hour ?? 0, day.minute ?? 0)
    return String(format: "%04d-%02d-%02d", day.year ?? 0, day.month ?? 0, day.day ?? 0) + " at " + time
  }

  func change(_ name: String, _ body: (inout Car) -> Void) {
    stored.withLock { cars in
      for index in cars.indices where cars[index].name == name { body(&cars[index]) }
    }
  }
}

struct VoltCarEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Car"
  static let defaultQuery = VoltCarQuery()

  var id: String { name }
  @Property(title: "Name") var name: String
  @Property(title: "Charge") var charge: Int
  @Property(title: "Charge Limit") var limit: Int
  @Property(title: "Range") var range: Int
  @Property(title: "Charging") var isCharging: Bool

  var displayRepresentation: DisplayRepresentation { .init(title: "\(name)", subtitle: "\(charge) percent") }

  init(_ car: VoltFleet.Car) {
    name = car.name
    charge = car.charge
    limit = car.limit
    range = car.range
    isCharging = car.charger != nil
  }
}

struct VoltCarQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [VoltCarEntity] {
    VoltFleet.shared.cars.filter { identifiers.contains($0.name) }.map(VoltCarEntity.init)
  }

  func suggestedEntities() async throws -> [VoltCarEntity] { VoltFleet.shared.cars.map(VoltCarEntity.init) }

  func entities(matching string: String) async throws -> [VoltCarEntity] {
    VoltFleet.shared.cars.filter { $0.name.localizedCaseInsensitiveContains(string) }.map(VoltCarEntity.init)
  }
}

struct VoltChargerEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Charger"
  static let defaultQuery = VoltChargerQuery()

  var id: String { name }
  @Property(title: "Name") var name: String
  @Property(title: "Kilowatts") var power: Int
  @Property(title: "In Use") var isInUse: Bool

  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(name)", subtitle: "\(isInUse ? "In use" : "Free")")
  }

  init(name: String, power: Int) {
    self.name = name
    self.power = power
    isInUse = VoltFleet.shared.car(at: name) != nil
  }
}

/// There are few chargers, so the app leaves finding one by its name to the system.
struct VoltChargerQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [VoltChargerEntity] {
    try await suggestedEntities().filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [VoltChargerEntity] {
    VoltFleet.shared.chargers.map { VoltChargerEntity(name: $0.0, power: $0.1) }
  }
}
