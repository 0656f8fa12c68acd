import Diagnostics
import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let duplicatePhrase = SeededDefects(
    DuplicatePhrase.self,
    defects: [
      Defect(
        "light up the house, in ${applicationName}!",
        .house([
          "Light": ["Light up the house in ${applicationName}"],
          "Glow": ["light up the house, in ${applicationName}!"],
        ])),
      Defect(
        "Trim the ${lamp} with ${applicationName}",
        .house([
          "Light": ["Light the ${lamp} with ${applicationName}", "Trim the ${lamp} with ${applicationName}"],
          "Trim": ["Trim the ${lamp} with ${applicationName}"],
        ])),
      Defect(
        "Dim the lights in ${applicationName}",
        .house([
          "DimAll": ["Dim [all] the lights in ${applicationName}"], "Dim": ["Dim the lights in ${applicationName}"],
        ])),
      Defect(
        "Raise the blinds in ${applicationName}",
        .house([
          "Move": ["(Lower|Raise) the blinds in ${applicationName}"],
          "Raise": ["Raise the blinds in ${applicationName}"],
        ])),
      Defect(
        "What is glowing in ${applicationName}",
        .house([
          "List": ["What's glowing in ${applicationName}"], "Tell": ["What is glowing in ${applicationName}"],
        ])),
      Defect(
        "Start scene 2 in ${applicationName}",
        .house([
          "Second": ["Start scene two in ${applicationName}"], "Number": ["Start scene 2 in ${applicationName}"],
        ])),
    ],
    lookalikes: [
      .house(["Light": ["Light the hall in ${applicationName}", "light the hall in ${applicationName}"]]),
      .house(["Light": ["Light the hall in ${applicationName}"], "Heat": ["Heat the hall in ${applicationName}"]]),
      .house(["Lamp": ["Show the ${lamp} in ${applicationName}"], "Room": ["Show the ${room} in ${applicationName}"]]),
      .house(["Fade": ["Glow ${level} in ${applicationName}"], "Plan": ["Glow ${when} in ${applicationName}"]]),
      .house(["Out": ["Lights out in ${applicationName}"], "Off": ["Lights out"]]),
      .house([
        "Up": ["Turn [quickly] up the glow in ${applicationName}"],
        "Down": ["Turn [slowly] down the glow in ${applicationName}"],
      ]),
    ])
}

@Suite struct `A phrase of two shortcuts` {
  @Test func `is shown in both places, with the words that both can be said in`() {
    let catalog = SeededCatalog.house([
      "Move": ["(Lower|Raise) the blinds in ${applicationName}"], "Raise": ["Raise the blinds in ${applicationName}"],
    ])
    #expect(
      catalog.rendered(by: DuplicatePhrase.self) == [
        """
        lantern.json:20:10: error: phrase 'Raise the blinds in ${applicationName}' is one way to say '(Lower|Raise) the blinds in ${applicationName}' of shortcut 'Move' [pair.duplicate]
        20 |         "Raise the blinds in ${applicationName}"
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = in shortcut 'Raise'
        lantern.json:15:10: note: the other phrase
        15 |         "(Lower|Raise) the blinds in ${applicationName}"
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """
      ])
  }
}
