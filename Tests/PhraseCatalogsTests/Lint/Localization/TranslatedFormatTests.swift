import Testing

@testable import PhraseCatalogs

private let phrase = "Light ${lamp} in ${applicationName}"
private let said = SeededTranslations.strings("de", [phrase: "Licht ${lamp} in ${applicationName}"])

/// Lantern with further texts in German.
private func saying(_ texts: KeyValuePairs<String, String>) -> SeededCatalog {
  .translated([phrase], said, .strings("de", "Texts", texts))
}

extension SeededDefects {
  static let translatedFormat = SeededDefects(
    TranslatedFormat.self,
    defects: [
      Defect("Lampen an", saying(["%lld lamps on": "Lampen an"])),
      Defect("%@", saying(["%lld lamps on": "%@ Lampen an"])),
      Defect("%2$@", saying(["%@ on": "%1$@ an in %2$@"])),
      Defect("%@", saying(["Lamps on": "%@ Lampen an"])),
      Defect("%1$@", saying(["%lld in %@": "%1$@ in %2$lld"])),
      Defect(
        "%lf",
        .translated(
          [phrase], said,
          .catalog("Texts", ["%lld lamps": SeededTranslations.plural(one: "Eine Lampe", other: "%lf Lampen")]))),
      Defect(
        "%d von %@",
        .translated(
          [phrase], said,
          .strings("en", "Texts", ["LAMPS_ON": "%d of %@ in %@"]),
          .strings("de", "Texts", ["LAMPS_ON": "%d von %@"]))),
    ],
    lookalikes: [
      saying(["%lld lamps on": "%ld Lampen an"]),
      saying(["%@ in %@": "In %2$@: %1$@"]),
      saying(["100% sure": "zu 100% sicher", "%lld%% on": "%lld %% an"]),
      .translated(
        [phrase], said,
        .catalog("Texts", ["%lld lamps": SeededTranslations.plural(one: "Eine Lampe", other: "%lld Lampen")])),
      .translated(
        [phrase], said, .strings("en", "Texts", ["LAMPS_ON": "%d of %@"]),
        .strings("de", "Texts", ["LAMPS_ON": "%d von %@"])),
      saying(["%.1f meters": "%.2f Meter", "%02d": "%d"]),
      saying(["%lld lamps in %lld rooms": "%#@lamps@ in %#@rooms@"]),
    ])
}

@Suite struct `A translation with other format specifiers` {
  @Test func `is named with the value that would be read wrongly`() {
    #expect(
      saying(["%lld lamps on": "%@ Lampen an"]).findings == [
        """
        de.lproj/Texts.strings:1:20: error: '%@' stands for value 1, which is '%lld' [localization.format]
        1 | "%lld lamps on" = "%@ Lampen an";
          |                    ^~
          = in the translation of '%lld lamps on' to 'de'
        """
      ])
  }
}
