import AppIntents

/// A park as the system sees it.
struct ParkEntity: AppEntity {
  let id: Park.ID

  @Property var name: String

  @Property var country: String

  @Property var dayPassPrice: IntentCurrencyAmount

  private let synonyms: [String]

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Park", numericFormat: "\(placeholder: .int) parks", synonyms: ["National Park", "Reserve"])

  static let defaultQuery = ParkEntityQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(country)", image: .init(systemName: "tree"), synonyms: synonyms.map { "\($0)" })
  }

  init(park: Park) {
    id = park.id
    synonyms = park.otherNames
    name = park.name
    country = park.country
    dayPassPrice = park.dayPass
  }
}
