import AppIntents

/// A place without an address.
struct PlaceEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  static let defaultQuery = PlaceQuery()

  let id: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
}

struct PlaceQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [PlaceEntity] { identifiers.map(PlaceEntity.init) }
}

/// A place with an address.
struct LinkedPlaceEntity: AppEntity, URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
  static let defaultQuery = LinkedPlaceQuery()
  static var urlRepresentation: URLRepresentation { "https://places.example/\(\.$region)/\(.id)?n=\(\.$note)" }

  let id: Int
  @Property(title: "Region") var region: String
  @Property(title: "Note") var note: String?
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(region)") }

  init(id: Int, region: String, note: String? = "none") {
    self.id = id
    self.region = region
    self.note = note
  }
}

struct LinkedPlaceQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [LinkedPlaceEntity] {
    identifiers.map { LinkedPlaceEntity(id: $0, region: "North") }
  }
}

enum Tab: String, AppEnum, URLRepresentableEnum {
  case maps, photos
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tab"
  static let caseDisplayRepresentations: [Tab: DisplayRepresentation] = [.maps: "Maps", .photos: "Photos"]
  static let urlRepresentation = URLRepresentation("https://places.example/tab=\(.rawValue)")
}

enum Corner: String, AppEnum, URLRepresentableEnum {
  case north, south
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Corner"
  static let caseDisplayRepresentations: [Corner: DisplayRepresentation] = [.north: "North", .south: "South"]
  static var urlRepresentation: URLRepresentation { [.north: "https://north.example/\(.north)"] }
}
