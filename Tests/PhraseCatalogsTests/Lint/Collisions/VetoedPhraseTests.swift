import Diagnostics
import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let vetoedPhrase = SeededDefects(
    VetoedPhrase.self,
    defects: [
      Defect("Burn the hall in ${applicationName}", .forbidding(["Burn the hall"])),
      Defect("Burn the hall in ${applicationName}", .forbidding(["Light the sea", "(Burn|Scorch) the hall"])),
      Defect("Burn the hall in ${applicationName}", .forbidding(["burn hall"])),
      Defect("Burn the hall in ${applicationName}", .forbidding(["Burn the [old] hall in ${applicationName}"])),
      Defect(
        "Light the ${lamp} in ${applicationName}",
        HouseCatalog(negativePhrases: ["Light the hall lamp"]).catalog([
          "Light": ["Light the ${lamp} in ${applicationName}"]
        ])),
    ],
    lookalikes: [
      .forbidding(["Burn the house down"]),
      .forbidding(["Burn the kitchen"]),
      .forbidding(["Do not burn the hall"]),
      .forbidding(["Flood the hall"]),
      HouseCatalog(negativePhrases: ["Light the street lamp"]).catalog([
        "Light": ["Light the ${lamp} in ${applicationName}"]
      ]),
    ])
}

extension SeededCatalog {
  fileprivate static func forbidding(_ phrases: [String]) -> SeededCatalog {
    HouseCatalog(negativePhrases: phrases).catalog(["Burn": ["Burn the hall in ${applicationName}"]])
  }
}

@Suite struct `A phrase that a negative one forbids` {
  @Test func `is shown with it`() {
    #expect(
      SeededCatalog.forbidding(["Light the sea", "Burn the hall"]).rendered(by: VetoedPhrase.self) == [
        """
        lantern.json:15:10: warning: negative phrase 'Burn the hall' forbids "Burn the hall", which 'Burn the hall in ${applicationName}' says [pair.vetoed]
        15 |         "Burn the hall in ${applicationName}"
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = in shortcut 'Burn'
        lantern.json:18:41: note: the negative phrase
        18 |   "negativePhrases": ["Light the sea", "Burn the hall"]
           |                                         ^~~~~~~~~~~~~
        """
      ])
  }
}
