import AppIntents

/// A city that a traveler can be in.
struct PlaceEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "City"
  static let defaultQuery = PlaceEntityQuery()

  let place: Place

  var id: String { place.name }

  @ComputedProperty var name: String { place.title }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", image: .init(systemName: "mappin.and.ellipse"), synonyms: place.otherNames.map { "\($0)" })
  }
}

/// Lists the cities. There are few and they never change, so every other question is answered from the list.
struct PlaceEntityQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [PlaceEntity] { Place.all.map(PlaceEntity.init) }
}
