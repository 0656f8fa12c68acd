import AppIntents
import Synchronization

/// A small port whose boats can be talked about: every way in which an intent can ask, answer and fail.
final class Harbor: Sendable {
  struct Berth: Sendable {
    var name: String
    var pier: String
    var length: Double
  }

  private let berths: Mutex<[String: Berth]>
  private let order: Mutex<[String]>
  let log = Mutex<[String]>([])

  init(_ boats: [(id: String, name: String, pier: String, length: Double)] = Harbor.usual) {
    berths = Mutex(
      Dictionary(uniqueKeysWithValues: boats.map { ($0.id, Berth(name: $0.name, pier: $0.pier, length: $0.length)) }))
    order = Mutex(boats.map(\.id))
  }

  static let usual: [(id: String, name: String, pier: String, length: Double)] = [
    ("heron", "Gray Heron", "North Pier", 9), ("gull", "Gull", "South Pier", 6),
    ("swan-n", "Swan", "North Pier", 12), ("swan-s", "Swan", "South Pier", 14),
  ]

  var boats: [Boat] {
    let berths = berths.withLock { $0 }
    return order.withLock { $0 }.compactMap { id in
      berths[id].map { Boat(id: id, name: $0.name, pier: $0.pier, length: $0.length) }
    }
  }

  func rename(_ id: String, to name: String) { berths.withLock { $0[id]?.name = name } }

  func add(_ id: String, named name: String) {
    berths.withLock { $0[id] = Berth(name: name, pier: "West Pier", length: 5) }
    order.withLock { $0.append(id) }
  }

  func remove(_ id: String) {
    order.withLock { $0.removeAll { $0 == id } }
    berths.withLock { _ = $0.removeValue(forKey: id) }
  }

  func note(_ deed: String) { log.withLock { $0.append(deed) } }
  var deeds: [String] { log.withLock { $0 } }
}

struct Boat: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Boat", numericFormat: "\(placeholder: .int) boats")
  static let defaultQuery = BoatQuery()

  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Pier") var pier: String
  @Property(title: "Length") var length: Double

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)", subtitle: "\(pier)") }

  init(id: String, name: String, pier: String, length: Double) {
    self.id = id
    self.name = name
    self.pier = pier
    self.length = length
  }
}

struct BoatQuery: EntityStringQuery, EnumerableEntityQuery {
  @Dependency var harbor: Harbor

  func entities(for identifiers: [String]) async throws -> [Boat] {
    harbor.boats.filter { identifiers.contains($0.id) }
  }
  func allEntities() async throws -> [Boat] { harbor.boats }
  func suggestedEntities() async throws -> [Boat] { harbor.boats }
  func entities(matching string: String) async throws -> [Boat] {
    harbor.boats.filter { "\($0.name) \($0.pier)".localizedCaseInsensitiveContains(string) }
  }
}

enum Weather: String, AppEnum {
  case calm, breezy, stormy

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Weather"
  static let caseDisplayRepresentations: [Weather: DisplayRepresentation] = [
    .calm: "Calm", .breezy: DisplayRepresentation(title: "Breezy", synonyms: ["windy"]), .stormy: "Stormy",
  ]
}

struct HarborTrouble: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "The crane is broken." }
}

struct Silence: Error {}
