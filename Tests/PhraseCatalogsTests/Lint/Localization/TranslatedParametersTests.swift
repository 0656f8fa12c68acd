import Testing

@testable import PhraseCatalogs

private let first = "Light ${lamp} in ${applicationName}"
private let second = "Light up in ${applicationName}"
private let both = [first, second]

extension SeededDefects {
  static let translatedParameters = SeededDefects(
    TranslatedParameters.self,
    defects: [
      Defect(
        "Licht an in ${applicationName}",
        .translated([first], .strings("de", [first: "Licht an in ${applicationName}"]))),
      Defect("${room}", .translated([first], .strings("de", [first: "Licht ${room} in ${applicationName}"]))),
      Defect("${Lamp}", .translated([first], .strings("de", [first: "Licht ${Lamp} in ${applicationName}"]))),
      Defect(
        "${color}",
        .translated(
          [first],
          .catalog([
            first: SeededTranslations.entry([
              "de": "Licht ${lamp} in ${applicationName}|Licht ${color} in ${applicationName}"
            ])
          ]))),
      Defect(
        "${lamp}",
        SeededCatalog.translated(
          both,
          .strings("de", [first: "Licht ${lamp} in ${applicationName}", second: "${lamp} an in ${applicationName}"])
        ).refusing),
      Defect(
        "Licht",
        .translated(
          [first], .strings("de", [first: "Licht ${lamp} in ${applicationName}"]),
          .strings("de", "Summaries", ["Light ${lamp}": "Licht"]))),
      Defect(
        "An in ${applicationName}",
        .translated(
          both, to: ["de", "fr"],
          .catalog([
            first: SeededTranslations.entry([
              "de": "An in ${applicationName}", "fr": "${lamp} dans ${applicationName}",
            ]),
            second: SeededTranslations.entry(["de": "Licht in ${applicationName}", "fr": "Dans ${applicationName}"]),
          ]))),
    ],
    lookalikes: [
      .translated([first], .strings("de", [first: "In ${applicationName} ${lamp} anmachen"])),
      .translated([first], .strings("de", [first: "Licht ${ lamp } in ${applicationName}"])),
      .translated(
        both,
        .catalog([
          first: SeededTranslations.entry(["de": "Licht ${lamp} in ${applicationName}|Licht an in ${applicationName}"])
        ])),
      .translated(
        [first],
        .strings("de", [first: "Licht ${lamp} in ${applicationName}", "Dim ${lamp} in ${applicationName}": "Weg"])),
      .translated([first], .strings("de", [first: "Licht ${lamp}"])),
      .translated(
        [first], .strings("de", [first: "Licht ${lamp} in ${applicationName}"]),
        .catalog("Summaries", ["Light ${lamp}": SeededTranslations.plural(one: "Eine", other: "Licht ${lamp}")])),
    ])
}

@Suite struct `A translation with other parameters` {
  @Test func `is named with the parameter`() {
    #expect(
      SeededCatalog.translated([first], .strings("de", [first: "Licht ${room} in ${applicationName}"])).findings == [
        """
        de.lproj/AppShortcuts.strings:1:48: error: translation adds '${room}', which the author's text does not have \
        [localization.parameters]
        1 | "Light ${lamp} in ${applicationName}" = "Licht ${room} in ${applicationName}";
          |                                                ^~~~~~~
          = in the translation of 'Light ${lamp} in ${applicationName}' to 'de'
        """
      ])
  }
}
