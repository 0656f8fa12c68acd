import Diagnostics
import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let literalWords = SeededDefects(
    LiteralWords.self,
    defects: [
      Defect(
        "Everything",
        HouseCatalog(lamps: [#""Desk Lamp""#, #""Everything""#]).catalog([
          "One": ["Light ${lamp} in ${applicationName}"], "All": ["Light everything in ${applicationName}"],
        ])),
      Defect(
        "Kitchen Lights",
        HouseCatalog(lamps: [#""Desk Lamp""#, #""Kitchen Lights""#]).catalog([
          "Lamp": ["Turn on the ${lamp} in ${applicationName}"],
          "Room": ["Turn on the ${room} lights in ${applicationName}"],
        ])),
      Defect(
        "Desk Lamp",
        HouseCatalog(lamps: [#"{ "title": "Desk Lamp", "synonyms": ["whole desk"] }"#, #""Hall Lamp""#]).catalog([
          "Lamp": ["Light the ${lamp} in ${applicationName}"], "Desk": ["Light the whole desk in ${applicationName}"],
        ])),
      Defect(
        "Night Mode",
        HouseCatalog(rooms: [#""Night Mode""#, #""Cellar""#]).catalog([
          "Night": ["Begin night mode in ${applicationName}"], "Room": ["Begin the ${room} in ${applicationName}"],
        ])),
      Defect(
        "My Favorites",
        HouseCatalog(lamps: [#""My Favorites""#, #""Hall Lamp""#]).catalog([
          "Favorites": ["Show my favorites in ${applicationName}"], "Lamp": ["Show ${lamp} in ${applicationName}"],
        ])),
      Defect(
        "Chandelier",
        HouseCatalog(lamps: [#""Chandelier""#, #""Hall Lamp""#]).catalog([
          "Crystal": ["Light the chandelier in ${applicationName}"], "Lamp": ["Light ${lamp} in ${applicationName}"],
        ])),
    ],
    lookalikes: [
      HouseCatalog(lamps: [#""Desk Lamp""#, #""Everything""#]).catalog([
        "One": ["Light ${lamp} in ${applicationName}"], "All": ["Darken everything in ${applicationName}"],
      ]),
      HouseCatalog(lamps: [#""Desk Lamp""#, #""Kitchen Spots""#]).catalog([
        "Lamp": ["Turn on the ${lamp} in ${applicationName}"],
        "Room": ["Turn on the ${room} lights in ${applicationName}"],
      ]),
      .house([
        "Polite": ["Please light the ${lamp} in ${applicationName}"],
        "Light": ["Light the ${lamp} in ${applicationName}"],
      ]),
      .house(["One": ["Light the ${lamp} in ${applicationName}"], "All": ["Light everything in ${applicationName}"]]),
      HouseCatalog(lamps: [#""Kitchen""#, #""Hall Lamp""#]).catalog([
        "Lamp": ["Show the ${lamp} in ${applicationName}"], "Room": ["Show the ${room} in ${applicationName}"],
      ]),
    ])
}

@Suite struct `A value that a phrase says itself` {
  @Test func `is shown with both phrases`() {
    let catalog = HouseCatalog(lamps: [#""Desk Lamp""#, #""Everything""#]).catalog([
      "One": ["Light ${lamp} in ${applicationName}"], "All": ["Light everything in ${applicationName}"],
    ])
    #expect(
      catalog.rendered(by: LiteralWords.self) == [
        """
        lantern.json:5:57: warning: value 'Everything' for 'Light ${lamp} in ${applicationName}' is also said by 'Light everything in ${applicationName}' of shortcut 'All': "Light Everything" fits both [value.literal-words]
        5 |     "Lamp": { "title": "Lamp", "values": ["Desk Lamp", "Everything"] },
          |                                                         ^~~~~~~~~~
          = in entity 'Lamp'
        lantern.json:20:10: note: the words
        20 |         "Light everything in ${applicationName}"
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        lantern.json:15:10: note: the phrase with the hole
        15 |         "Light ${lamp} in ${applicationName}"
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """
      ])
  }
}
