import Diagnostics
import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let sameName = SeededDefects(
    SameName.self,
    defects: [
      Defect("hallway", .rooms(#""Hallway""#, #"{ "id": "second", "title": "hallway" }"#)),
      Defect("Corridor", .rooms(#"{ "title": "Hallway", "synonyms": ["corridor"] }"#, #""Corridor""#)),
      Defect("attic", .rooms(#""Attic""#, #"{ "title": "Loft", "synonyms": ["attic"] }"#)),
      Defect(
        "nursery",
        .rooms(
          #"{ "title": "Upper Room", "synonyms": ["nursery"] }"#,
          #"{ "title": "Lower Room", "synonyms": ["den", "nursery"] }"#)),
      Defect("Salon", .rooms(#""The Salon""#, #""Salon""#)),
      Defect(
        "Terrace",
        .rooms(
          #"{ "id": "a", "title": "Terrace", "subtitle": "West" }"#,
          #"{ "id": "b", "title": "Terrace", "subtitle": "West" }"#)),
    ],
    lookalikes: [
      .rooms(
        #"{ "id": "a", "title": "Terrace", "subtitle": "West" }"#,
        #"{ "id": "b", "title": "Terrace", "subtitle": "East" }"#),
      .rooms(#""Upper Terrace""#, #""Lower Terrace""#),
      .rooms(#"{ "title": "Hallway", "synonyms": ["hallway"] }"#, #""Cellar""#),
      HouseCatalog(lamps: [#""Kitchen""#], rooms: [#""Kitchen""#]).catalog([
        "Lamp": ["Light the ${lamp} in ${applicationName}"], "Room": ["Heat the ${room} in ${applicationName}"],
      ]),
      .rooms(#""Room 1""#, #""Room 2""#),
    ])
}

extension SeededCatalog {
  /// A catalog with these rooms.
  static func rooms(_ rooms: String...) -> SeededCatalog {
    HouseCatalog(rooms: rooms).catalog(["Heat": ["Heat the ${room} in ${applicationName}"]])
  }
}

@Suite struct `Values of one name` {
  @Test func `are shown together`() {
    #expect(
      SeededCatalog.rooms(#""Attic""#, #"{ "title": "Loft", "synonyms": ["attic"] }"#).rendered(by: SameName.self) == [
        """
        lantern.json:8:51: warning: synonym 'attic' is also the title of value 'Attic', and no subtitle tells them apart [value.same-name]
        8 |       { "id": "1", "title": "Loft", "synonyms": ["attic"] }
          |                                                   ^~~~~
          = in entity 'Room'
        lantern.json:7:8: note: the other name
        7 |       "Attic",
          |        ^~~~~
        """
      ])
  }
}
