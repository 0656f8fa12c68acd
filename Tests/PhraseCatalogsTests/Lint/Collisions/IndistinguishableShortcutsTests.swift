import Diagnostics
import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let indistinguishableShortcuts = SeededDefects(
    IndistinguishableShortcuts.self,
    defects: [
      Defect(
        "Light the small reading corner in ${applicationName}",
        .house([
          "Light": ["Light the small reading corner in ${applicationName}"],
          "Glow": ["Light small reading corner in ${applicationName}"],
        ])),
      Defect(
        "Show the recent scenes",
        .house(["Scenes": ["Show the recent scenes"], "Recent": ["Show recent scenes"]])),
      Defect(
        "Please light the hall in ${applicationName}",
        .house([
          "Polite": ["Please light the hall in ${applicationName}"], "Light": ["Light the hall in ${applicationName}"],
        ])),
      Defect(
        "Open the hall blind in ${applicationName}",
        .house([
          "One": ["Open the hall blind in ${applicationName}"], "All": ["Open the hall blinds in ${applicationName}"],
        ])),
      Defect(
        "Set the glow to ${level} in ${applicationName}",
        .house([
          "Level": ["Set the glow to ${level} in ${applicationName}"],
          "Amount": ["Set the glow to ${amount} in ${applicationName}"],
        ])),
    ],
    lookalikes: [
      .house([
        "Lock": ["Lock the cabinet in ${applicationName}"], "Unlock": ["Unlock the cabinet in ${applicationName}"],
      ]),
      .house([
        "On": ["Turn on the ${lamp} in ${applicationName}"], "Off": ["Turn off the ${lamp} in ${applicationName}"],
      ]),
      .house([
        "Lamp": ["Turn on the ${lamp} in ${applicationName}"],
        "Room": ["Turn on the ${room} lights in ${applicationName}"],
      ]),
      .house(["Light": ["Light the hall in ${applicationName}"], "Glow": ["Light the hall in ${applicationName}"]]),
      .house([
        "Amount": ["Set the glow to ${amount} in ${applicationName}"],
        "Level": ["Set the glow to ${level} in ${applicationName}"],
      ]),
      .phrases("Light the small hall in ${applicationName}", "Light small hall in ${applicationName}"),
    ])
}

@Suite struct `Two shortcuts that a request cannot tell apart` {
  @Test func `are shown with the request and the lead`() {
    let catalog = SeededCatalog.house([
      "One": ["Open the hall blind in ${applicationName}"], "All": ["Open the hall blinds in ${applicationName}"],
    ])
    #expect(
      catalog.rendered(by: IndistinguishableShortcuts.self) == [
        """
        lantern.json:15:10: warning: "Open the hall blind in Lantern" reaches 'One' only 0.009 ahead of 'All' [pair.indistinguishable]
        15 |         "Open the hall blind in ${applicationName}"
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = in shortcut 'One'
        lantern.json:20:10: note: the other phrase
        20 |         "Open the hall blinds in ${applicationName}"
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """
      ])
  }

  @Test(arguments: [(0.0, "0.000"), (0.0049, "0.005"), (0.02, "0.02"), (0.0215, "0.022"), (0.3, "0.30"), (1.0, "1.00")])
  func `differ by a lead with as many decimals as it needs`(lead: Double, text: String) {
    #expect(lead.hundredths == text)
  }
}
