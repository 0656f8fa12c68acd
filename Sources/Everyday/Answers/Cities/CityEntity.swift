import AppIntents

/// A city or country whose clocks are known.
struct CityEntity: AppEntity {
  /// The name and the time zone: “Munich@Europe/Berlin”.
  let id: String

  @Property var name: String

  let zone: TimeZone

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "City", synonyms: ["Country", "Time Zone"])

  static let defaultQuery = CityQuery()

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

  /// The city of an identifier; nil if the computer knows no such time zone.
  init?(id: String) {
    let parts = id.split(separator: "@", maxSplits: 1)
    guard parts.count == 2, let zone = TimeZone(identifier: String(parts[1])) else { return nil }
    self.id = id
    self.zone = zone
    name = String(parts[0])
  }
}

/// Finds cities by what they are called in English, German and Japanese.
struct CityQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [CityEntity] { identifiers.compactMap(CityEntity.init) }

  func entities(matching string: String) async throws -> [CityEntity] {
    let wanted = string.plain
    if let id = Self.otherNames[wanted] { return [CityEntity(id: id)].compactMap(\.self) }
    let zone = TimeZone.knownTimeZoneIdentifiers.first { Self.city(of: $0).plain == wanted }
    return zone.flatMap { CityEntity(id: "\(Self.city(of: $0))@\($0)") }.map { [$0] } ?? []
  }

  /// The city that a time zone is named after: “New York” of `America/New_York`.
  private static func city(of zone: String) -> String {
    String(zone.split(separator: "/").last ?? "").replacing("_", with: " ")
  }

  /// The identifiers of cities and countries that no time zone is named after.
  private static let otherNames: [String: String] = Dictionary(
    NameTable(PackageResources.Cities_txt).lines.flatMap { zone, names in names.map { ($0.plain, "\($0)@\(zone)") } },
    uniquingKeysWith: { first, _ in first })
}
