import AppIntents

/// The timetable is a list of lines with their stops in order; a line takes three minutes from stop to stop.
enum Timetable {
  struct Line: Sendable {
    let name: String
    let kind: Transport
    let wait: Int
    let stops: [String]
  }

  static let lines = [
    Line(name: "Line 4", kind: .tram, wait: 6, stops: ["Central Station", "Market Square", "City Hall", "Harbour"]),
    Line(name: "Line 14", kind: .tram, wait: 2, stops: ["Old Town", "Market Square", "University"]),
    Line(name: "M1", kind: .metro, wait: 4, stops: ["Airport", "Central Station", "University", "West End"]),
    Line(name: "Bus 220", kind: .bus, wait: 11, stops: ["Central Station", "Hospital North", "Hospital South"]),
    Line(name: "Harbour Ferry", kind: .ferry, wait: 25, stops: ["Harbour", "Lighthouse Island"]),
  ]

  static func lines(from start: String, to end: String, by kind: Transport?) -> [(line: Line, ride: Int)] {
    lines.filter { kind == nil || $0.kind == kind }.sorted { $0.wait < $1.wait }.compactMap { line in
      guard let first = line.stops.firstIndex(of: start), let last = line.stops.firstIndex(of: end) else { return nil }
      return (line, abs(last - first) * 3)
    }
  }
}

/// Connections somebody saved, and the alerts that are on.
actor TravelPlans {
  static let shared = TravelPlans()
  private(set) var favorites: [String] = []
  private(set) var alerts: [String] = []

  func save(_ name: String) { favorites.append(name) }
  func alert(_ text: String) { alerts.append(text) }
}

enum Transport: String, AppEnum, CaseIterable {
  case bus, tram, metro, ferry

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Means of Transport")
  static let caseDisplayRepresentations: [Transport: DisplayRepresentation] = [
    .bus: .init(title: "Bus", image: .init(systemName: "bus")),
    .tram: .init(title: "Tram", synonyms: ["Streetcar", "Trolley"]),
    .metro: .init(title: "Metro", synonyms: ["Subway", "Underground"]), .ferry: "Ferry",
  ]
}

struct StopEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
  static let defaultQuery = StopQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct StopQuery: EntityStringQuery {
  private var names: [String] { Set(Timetable.lines.flatMap(\.stops)).sorted() }

  func entities(for identifiers: [String]) async throws -> [StopEntity] {
    identifiers.filter(names.contains).map(StopEntity.init)
  }
  func entities(matching string: String) async throws -> [StopEntity] {
    names.filter { $0.localizedStandardContains(string) }.map(StopEntity.init)
  }
  func suggestedEntities() async throws -> [StopEntity] { names.map(StopEntity.init) }
}

struct LineEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Line"
  static let defaultQuery = LineQuery()

  let id: String
  @Property(title: "Transport") var transport: Transport
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(id)", subtitle: "\(transport.rawValue.capitalized)")
  }

  init(_ line: Timetable.Line) {
    id = line.name
    transport = line.kind
  }
}

struct LineQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [LineEntity] { Timetable.lines.map(LineEntity.init) }
  func entities(for identifiers: [String]) async throws -> [LineEntity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
