import Diagnostics
import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let sharedSlot = SeededDefects(
    SharedSlot.self,
    defects: [
      Defect("Kitchen", .sharing(lamps: [#""Kitchen""#], rooms: [#""Kitchen""#, #""Cellar""#])),
      Defect("kitchen", .sharing(lamps: [#""The Kitchen""#], rooms: [#""kitchen""#, #""Cellar""#])),
      Defect(
        "Galley",
        .sharing(
          lamps: [#"{ "title": "Kitchen Spots", "synonyms": ["galley"] }"#], rooms: [#""Galley""#, #""Cellar""#])),
      Defect(
        "spots",
        .sharing(lamps: [#""Spots""#], rooms: [#"{ "title": "Kitchen", "synonyms": ["spots"] }"#, #""Cellar""#])),
      Defect(
        "Kitchen",
        HouseCatalog(lamps: [#""Kitchen""#], rooms: [#""Kitchen""#]).catalog([
          "Lamp": ["[Now] light the ${lamp} in ${applicationName}"],
          "Room": ["Darken the ${room} in ${applicationName}", "Light the ${room} in ${applicationName}"],
        ])),
    ],
    lookalikes: [
      .sharing(lamps: [#""Desk Lamp""#], rooms: [#""Kitchen""#]),
      HouseCatalog(lamps: [#""Kitchen""#], rooms: [#""Kitchen""#]).catalog([
        "Lamp": ["Light the ${lamp} in ${applicationName}"], "Room": ["Heat the ${room} in ${applicationName}"],
      ]),
      HouseCatalog(lamps: [#""Kitchen""#], rooms: [#""Kitchen""#]).catalog([
        "Both": ["Light the ${lamp} in ${applicationName}", "Light the ${room} in ${applicationName}"]
      ]),
      .rooms(#""Kitchen""#, #"{ "id": "second", "title": "Kitchen" }"#),
      .sharing(lamps: [#""Kitchen Lamp""#], rooms: [#""Kitchen""#]),
    ])
}

extension SeededCatalog {
  /// A catalog of two shortcuts that differ in the entity only.
  fileprivate static func sharing(lamps: [String], rooms: [String]) -> SeededCatalog {
    HouseCatalog(lamps: lamps, rooms: rooms).catalog([
      "Lamp": ["Light the ${lamp} in ${applicationName}"], "Room": ["Light the ${room} in ${applicationName}"],
    ])
  }
}

@Suite struct `A name in two entities` {
  @Test func `is shown where phrases differ in nothing else`() {
    #expect(
      SeededCatalog.sharing(lamps: [#""Spots""#], rooms: [#""Spots""#, #""Cellar""#]).rendered(by: SharedSlot.self) == [
        """
        lantern.json:7:8: warning: 'Spots' is called so in 'Lamp' too, and only the name tells 'Light the ${room} in ${applicationName}' from 'Light the ${lamp} in ${applicationName}' of shortcut 'Lamp' [value.shared-slot]
        7 |       "Spots",
          |        ^~~~~
          = in entity 'Room'
        lantern.json:5:44: note: the other name
        5 |     "Lamp": { "title": "Lamp", "values": ["Spots"] },
          |                                            ^~~~~
        lantern.json:15:10: note: the other phrase
        15 |         "Light the ${lamp} in ${applicationName}"
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """
      ])
  }
}
