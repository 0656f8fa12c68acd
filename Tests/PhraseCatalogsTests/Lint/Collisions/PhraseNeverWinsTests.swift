import Diagnostics
import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let phraseNeverWins = SeededDefects(
    PhraseNeverWins.self,
    defects: [
      Defect(
        "Set the glow to ${level} in ${applicationName}",
        .house([
          "Amount": ["Set the glow to ${amount} in ${applicationName}"],
          "Level": ["Set the glow to ${level} in ${applicationName}"],
        ])),
      Defect(
        "Turn the glow ${flag} in ${applicationName}",
        .house([
          "Switch": ["Turn the glow ${state} in ${applicationName}"],
          "Flag": ["Turn the glow ${flag} in ${applicationName}"],
        ])),
      Defect(
        "Dim to ${level} percent in ${applicationName}",
        .house([
          "Fade": ["(Fade|Dim) to ${amount} percent in ${applicationName}"],
          "Dim": ["Dim to ${level} percent in ${applicationName}"],
        ])),
      Defect(
        "Put brightness at ${level} in ${applicationName}",
        .house([
          "Amount": ["Put [the] brightness at ${amount} in ${applicationName}"],
          "Level": ["Put brightness at ${level} in ${applicationName}"],
        ])),
      Defect(
        "Show ${level} lamps in ${applicationName}",
        .house([
          "Some": ["Show ${amount} lamps in ${applicationName}"],
          "Many": ["Count the lamps in ${applicationName}", "Show ${level} lamps in ${applicationName}"],
        ])),
    ],
    lookalikes: [
      .house([
        "Level": ["Set the glow to ${level} in ${applicationName}"],
        "Amount": ["Set the glow to ${amount} in ${applicationName}"],
      ]),
      .house([
        "Light": ["Light the hall in ${applicationName}"], "Glow": ["light the hall in ${applicationName}"],
      ]),
      .house([
        "Keep": ["Keep ${note} in ${applicationName}"], "Brighter": ["Keep it bright in ${applicationName}"],
      ]),
      .house([
        "On": ["Light the ${lamp} in ${applicationName}"], "Off": ["Darken the ${lamp} in ${applicationName}"],
      ]),
      HouseCatalog(negativePhrases: ["Burn the hall"]).catalog(["Burn": ["Burn the hall in ${applicationName}"]]),
      .house([
        "Soon": ["Light up ${when} in ${applicationName}"], "Long": ["Light up ${time} in ${applicationName}"],
      ]),
    ])
}

@Suite struct `A phrase that never wins` {
  @Test func `is shown with the one that always does`() {
    let catalog = SeededCatalog.house([
      "Amount": ["Set the glow to ${amount} in ${applicationName}"],
      "Level": ["Set the glow to ${level} in ${applicationName}"],
    ])
    #expect(
      catalog.rendered(by: PhraseNeverWins.self) == [
        """
        lantern.json:20:10: error: phrase 'Set the glow to ${level} in ${applicationName}' never reaches 'Level': "Set the glow to 5 in Lantern" goes to 'Amount' [pair.never-wins]
        20 |         "Set the glow to ${level} in ${applicationName}"
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = in shortcut 'Level'
        lantern.json:15:10: note: the phrase that wins
        15 |         "Set the glow to ${amount} in ${applicationName}"
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """
      ])
  }
}
