import PhraseMatching
import Testing

@testable import PhraseCatalogs

private let first = "Light ${lamp} in ${applicationName}"
private let second = "Light up in ${applicationName}"

extension SeededDefects {
  static let untranslatedPhrase = SeededDefects(
    UntranslatedPhrase.self,
    defects: [
      Defect(
        second, .translated([first, second], .strings("de", [first: "Licht ${lamp} in ${applicationName}"]))),
      Defect(
        second,
        .translated(
          [first, second], to: ["de", "fr"],
          .catalog([
            first: SeededTranslations.entry([
              "de": "Licht ${lamp} in ${applicationName}", "fr": "${lamp} dans ${applicationName}",
            ]),
            second: SeededTranslations.entry(["de": "Licht an in ${applicationName}"]),
          ]))),
      Defect(first, .translated([first])),
      Defect(
        second,
        SeededCatalog.translated([first, second], .strings("de", [first: "Licht ${lamp} in ${applicationName}"]))
          .refusing),
      Defect(
        first,
        .translated(
          [first], .catalog([first: SeededTranslations.entry(["de": first], state: "new")]))),
      Defect(
        second,
        .translated(
          [first, second], to: ["de", "pt-BR"],
          .strings("de", [first: "Licht ${lamp} in ${applicationName}", second: "An in ${applicationName}"]),
          .strings("pt-BR", [first: "Luz ${lamp} em ${applicationName}"]))),
    ],
    lookalikes: [
      .translated([first, second], to: []),
      .translated(
        [first, second],
        .catalog([
          first: SeededTranslations.entry([
            "de": "Licht ${lamp} in ${applicationName}|Licht an in ${applicationName}"
          ])
        ])),
      .translated(
        [first, second],
        .strings("de", [first: "Licht ${lamp} in ${applicationName}", second: "An in ${applicationName}"]),
        .strings("de-AT", [first: "Lampn ${lamp} in ${applicationName}"])),
      .translated([first], .catalog([first: #"{ "shouldTranslate" : false }"#])),
      .translated([first], to: [], .catalog([first: SeededTranslations.entry(["en": first])])),
      .translated([first], to: [], .strings("Base", [:]), .strings("en", "Localizable", ["Light": "Light"])),
      SeededCatalog.translated(
        [first, second],
        .strings("de", [first: "Licht ${lamp} in ${applicationName}", second: "An in ${applicationName}"])
      ).refusing,
    ])
}

@Suite struct `A phrase without a translation` {
  @Test func `is named with the languages that lack it`() {
    let catalog = SeededCatalog.translated([first], to: ["de", "fr", "it"])
    #expect(
      catalog.findings == [
        """
        lantern.json:14:10: warning: phrase 'Light ${lamp} in ${applicationName}' has no translation to 'de', 'fr' and \
        'it' [localization.untranslated-phrase]
        14 |         "Light ${lamp} in ${applicationName}"
           |          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = in shortcut 'Light'
        """
      ])
  }
}
