import Testing

@testable import PhraseCatalogs

private let phrase = "Light ${lamp} in ${applicationName}"
private let said = SeededTranslations.strings("de", [phrase: "Licht ${lamp} in ${applicationName}"])
private let titles = SeededTranslations.strings(
  "de", "Titles", ["Light": "Licht", "Lamp": "Lampe", "Amber": "Gelb"])

/// Lantern with its titles translated, and some of what it says.
private func speaking(_ dialogs: KeyValuePairs<String, String>) -> SeededCatalog {
  .translated([phrase], only: said, titles, .strings("de", "Localizable", dialogs))
}

extension SeededDefects {
  static let untranslatedDialog = SeededDefects(
    UntranslatedDialog.self,
    defects: [
      Defect("${lamp} is on.", speaking(["Which lamp?": "Welche?", "Which color?": "Welche Farbe?"])),
      Defect("Which lamp?", speaking(["%@ is on.": "%@ ist an.", "Which color?": "Welche Farbe?"])),
      Defect("Which color?", speaking(["%@ is on.": "%@ ist an.", "Which lamp?": "Welche?"])),
      Defect(
        "${lamp} is on.",
        speaking(["%@ is off.": "%@ ist aus.", "Which lamp?": "Welche?", "Which color?": "Welche Farbe?"])),
      Defect(
        "Which lamp?",
        speaking(["%@ is on.": "%@ ist an.", "Which lamp": "Welche?", "Which color?": "Welche Farbe?"])),
      Defect("${lamp} is on.", .translated([phrase], only: said, titles)),
    ],
    lookalikes: [
      speaking(["%@ is on.": "%@ ist an.", "Which lamp?": "Welche?", "Which color?": "Welche Farbe?"]),
      speaking(["${lamp} is on.": "${lamp} ist an.", "Which lamp?": "Welche?", "Which color?": "Welche Farbe?"]),
      speaking(["%1$@ is on.": "%1$@ ist an.", "Which lamp?": "Welche?", "Which color?": "Welche Farbe?"]),
      SeededCatalog.translated([phrase], said).with { application in
        application.intents[0].dialogs.append(LocatedText("${lamp}: 100 %", at: application.name.place))
      },
      .translated([phrase], to: []),
      .translated([phrase], to: [], .strings("en", "Localizable", ["Light": "Light"])),
    ])
}

@Suite struct `A dialog without a translation` {
  @Test func `is named with what is put into it`() {
    #expect(
      speaking(["Which lamp?": "Welche?", "Which color?": "Welche Farbe?"]).findings == [
        """
        lantern.json:16:15: warning: dialog '${lamp} is on.' has no translation to 'de' \
        [localization.untranslated-dialog]
        16 |       "say": "${lamp} is on." }
           |               ^~~~~~~~~~~~~~
           = in intent 'Light'
        """
      ])
  }
}
