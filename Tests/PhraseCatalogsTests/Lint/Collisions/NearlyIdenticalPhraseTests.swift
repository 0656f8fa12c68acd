import Diagnostics
import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let nearlyIdenticalPhrase = SeededDefects(
    NearlyIdenticalPhrase.self,
    defects: [
      Defect(
        "Light hall lantern in ${applicationName}",
        .phrases("Light the hall lantern in ${applicationName}", "Light hall lantern in ${applicationName}")),
      Defect(
        "Please light the ${lamp} in ${applicationName}",
        .phrases("Light the ${lamp} in ${applicationName}", "Please light the ${lamp} in ${applicationName}")),
      Defect(
        "Open the hall blinds in ${applicationName}",
        .phrases("Open the hall blind in ${applicationName}", "Open the hall blinds in ${applicationName}")),
      Defect(
        "Dim my ${lamp} with ${applicationName}",
        .phrases("Dim ${lamp} with ${applicationName}", "Dim my ${lamp} with ${applicationName}")),
      Defect(
        "Trim the wick of lantern in ${applicationName}",
        .phrases("Trim the wick of the lantern in ${applicationName}", "Trim the wick of lantern in ${applicationName}")
      ),
    ],
    lookalikes: [
      .phrases("Light the ${lamp} in ${applicationName}", "${applicationName} light the ${lamp}"),
      .phrases("Light the ${lamp} in ${applicationName}", "Ignite the ${lamp} in ${applicationName}"),
      .phrases("Turn the lantern up in ${applicationName}", "Turn up the lantern in ${applicationName}"),
      .phrases("Light the ${lamp} in ${applicationName}", "Light the ${lamp}"),
      .phrases("Light the hall in ${applicationName}", "light the hall, in ${applicationName}"),
      .house([
        "Light": ["Light the small hall in ${applicationName}"], "Glow": ["Light small hall in ${applicationName}"],
      ]),
      .phrases("Light a lamp in ${applicationName}", "Light the ${lamp} in ${applicationName}"),
    ])
}

@Suite struct `A phrase that buys nothing` {
  @Test func `is shown with the one that does its work, and can be taken out`() {
    let catalog = SeededCatalog.phrases(
      "Light the hall lantern in ${applicationName}", "Light hall lantern in ${applicationName}")
    #expect(
      catalog.rendered(by: NearlyIdenticalPhrase.self) == [
        """
        lantern.json:13:10: note: phrase 'Light hall lantern in ${applicationName}' buys nothing: 'Light the hall lantern in ${applicationName}' answers "Light hall lantern in Lantern" as well [pair.nearly-identical]
        13 |         "Light hall lantern in ${applicationName}"
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = in shortcut 'Light'
           = fix: remove the phrase
        lantern.json:12:10: note: the other phrase
        12 |         "Light the hall lantern in ${applicationName}",
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """
      ])
  }
}
