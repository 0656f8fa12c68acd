import Testing

@testable import PhraseCatalogs

private let first = "Light ${lamp} in ${applicationName}"
private let second = "Light up in ${applicationName}"

extension SeededDefects {
  static let translatedApplicationName = SeededDefects(
    TranslatedApplicationName.self,
    defects: [
      Defect("Licht ${lamp}", .translated([first], .strings("de", [first: "Licht ${lamp}"]))),
      Defect("Licht ${lamp} in Lantern", .translated([first], .strings("de", [first: "Licht ${lamp} in Lantern"]))),
      Defect(
        "Licht ${lamp} in ${applicationname}",
        .translated([first], .strings("de", [first: "Licht ${lamp} in ${applicationname}"])),
        also: ["localization.parameters"]),
      Defect(
        "Licht ${lamp} in {applicationName}",
        .translated([first], .strings("de", [first: "Licht ${lamp} in {applicationName}"]))),
      Defect(
        "${lamp} an",
        .translated(
          [first],
          .catalog([first: SeededTranslations.entry(["de": "Licht ${lamp} in ${applicationName}|${lamp} an"])]))),
      Defect(
        "An",
        SeededCatalog.translated(
          [first, second], .strings("de", [first: "Licht ${lamp} in ${applicationName}", second: "An"])
        ).refusing),
    ],
    lookalikes: [
      .translated([first], .strings("de", [first: "${applicationName}: ${lamp} an"])),
      .translated([first], .strings("de", [first: "In ${ applicationName } ${lamp} an"])),
      .translated(
        [first],
        .strings("de", [first: "Licht ${lamp} in ${applicationName}", "Dim in ${applicationName}": "Weg"])),
      SeededCatalog.translated(
        [first, "Turn off airplane mode"],
        .strings("de", [first: "Licht ${lamp} in ${applicationName}", "Turn off airplane mode": "Flugmodus aus"])
      ).refusing,
      .translated([first], .strings("de", [first: #"Licht ${lamp} in \(.applicationName)"#])),
      .translated(
        [first], .strings("de", [first: "Licht ${lamp} in ${applicationName}"]),
        .strings("de", "Summaries", ["Light ${lamp}": "Licht ${lamp}"])),
    ])
}

@Suite struct `A translation that does not name the application` {
  @Test func `is underlined`() {
    #expect(
      SeededCatalog.translated([first], .strings("de", [first: "Licht ${lamp}"])).findings == [
        """
        de.lproj/AppShortcuts.strings:1:42: error: translation lacks '${applicationName}' \
        [localization.no-application-name]
        1 | "Light ${lamp} in ${applicationName}" = "Licht ${lamp}";
          |                                          ^~~~~~~~~~~~~
          = in the translation of 'Light ${lamp} in ${applicationName}' to 'de'
        """
      ])
  }
}
