import Diagnostics
import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let swallowingPhrase = SeededDefects(
    SwallowingPhrase.self,
    defects: [
      Defect(
        "Show ${note} in ${applicationName}",
        .house([
          "Find": ["Show ${note} in ${applicationName}"],
          "Broken": ["Show the broken garden lights in ${applicationName}"],
        ])),
      Defect(
        "Play ${name} with ${applicationName}",
        .house([
          "Play": ["Play ${name} with ${applicationName}"],
          "Evening": ["Play the slow evening light program with ${applicationName}"],
        ])),
      Defect(
        "Find ${note} in ${applicationName}",
        .house([
          "Find": ["Find ${note} in ${applicationName}"],
          "Lost": ["Find lost remote controls in ${applicationName}"],
        ])),
      Defect(
        "Call it ${name} in ${applicationName}",
        .house([
          "Call": ["Call it ${name} in ${applicationName}"],
          "Night": ["Call it one long quiet night in ${applicationName}"],
        ])),
      Defect(
        "Search ${note} in ${applicationName}",
        .house([
          "Search": ["Search ${note} in ${applicationName}"],
          "Spare": ["Search spare bulbs nearby in ${applicationName}"],
        ])),
    ],
    lookalikes: [
      .house([
        "Note": ["Write down that ${note} in ${applicationName}"],
        "Broken": ["Show the broken garden lights in ${applicationName}"],
      ]),
      .house([
        "Lights": ["Show the lights in ${applicationName}"],
        "Broken": ["Show the broken garden lights in ${applicationName}"],
      ]),
      .house([
        "Timer": ["Start a timer in ${applicationName}"], "Long": ["Start a timer for ${time} in ${applicationName}"],
      ]),
      .phrases("Show ${note} in ${applicationName}", "Show the broken garden lights in ${applicationName}"),
      .house([
        "Find": ["Look up ${note} in ${applicationName}"], "Up": ["Turn up the garden lights in ${applicationName}"],
      ]),
    ])
}

@Suite struct `A phrase that swallows another` {
  @Test func `is shown with the request that it takes`() {
    let catalog = SeededCatalog.house([
      "Find": ["Find ${note} in ${applicationName}"], "Lost": ["Find lost remote controls in ${applicationName}"],
    ])
    #expect(
      catalog.rendered(by: SwallowingPhrase.self) == [
        """
        lantern.json:15:10: warning: phrase 'Find ${note} in ${applicationName}' takes "Find remote controls in Lantern", which is nearly 'Find lost remote controls in ${applicationName}' of shortcut 'Lost' [pair.swallows]
        15 |         "Find ${note} in ${applicationName}"
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = in shortcut 'Find'
        lantern.json:20:10: note: the phrase that it is taken from
        20 |         "Find lost remote controls in ${applicationName}"
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """
      ])
  }
}
