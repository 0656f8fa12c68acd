import Testing

@testable import PhraseCatalogs

private let phrase = "Light ${lamp} in ${applicationName}"
private let said = SeededTranslations.strings("de", [phrase: "Licht ${lamp} in ${applicationName}"])
private let dialogs = SeededTranslations.strings(
  "de", "Dialogs",
  ["Which lamp?": "Welche Lampe?", "Which color?": "Welche Farbe?", "%@ is on.": "%@ ist an."])

extension SeededDefects {
  static let untranslatedTitle = SeededDefects(
    UntranslatedTitle.self,
    defects: [
      Defect(
        "Light",
        .translated([phrase], only: said, dialogs, .strings("de", "Localizable", ["Lamp": "Lampe", "Amber": "Gelb"]))),
      Defect(
        "Lamp",
        .translated([phrase], only: said, dialogs, .strings("de", "Localizable", ["Light": "Licht", "Amber": "Gelb"]))),
      Defect(
        "Amber",
        .translated([phrase], only: said, dialogs, .strings("de", "Localizable", ["Light": "Licht", "Lamp": "Lampe"]))),
      Defect("Light", .translated([phrase], only: said, dialogs)),
      Defect(
        "Lamp",
        .translated(
          [phrase], only: said, dialogs,
          .catalog(
            "Localizable",
            [
              "Light": SeededTranslations.entry(["de": "Licht"]), "Amber": SeededTranslations.entry(["de": "Gelb"]),
              "Lamp": SeededTranslations.entry(["de": "Lamp"], state: "new"),
            ]))),
      Defect(
        "Lantern",
        SeededCatalog.translated([phrase], said).with { application in application.shortcuts[0].title = application.name
        }),
    ],
    lookalikes: [
      .translated([phrase], said),
      .translated([phrase], to: [], SeededTranslations("en.lproj/Localizable.strings", "")),
      .translated(
        [phrase], only: said, dialogs,
        .strings("de", "Intents", ["Light": "Light", "Lamp": "Lamp", "Amber": "Amber"])),
      .translated(
        [phrase], only: said, dialogs,
        .catalog(
          "Localizable",
          [
            "Light": #"{ "shouldTranslate" : false }"#, "Amber": SeededTranslations.entry(["de": "Gelb"]),
            "Lamp": SeededTranslations.plural(one: "Lampe", other: "Lampen"),
          ])),
      SeededCatalog.translated([phrase], said).with { application in
        var hidden = DeclaredIntent(application.name)
        hidden.title = application.name
        hidden.isDiscoverable = false
        application.intents.append(hidden)
      },
      SeededCatalog.translated([phrase], said).with { application in
        application.intents[0].title = LocatedText("24/7", at: application.name.place)
      },
    ])
}

@Suite struct `A title without a translation` {
  @Test func `is named once, where it stands first`() {
    let catalog = SeededCatalog.translated(
      [phrase], only: said, dialogs, .strings("de", "Localizable", ["Lamp": "Lampe", "Amber": "Gelb"]))
    #expect(
      catalog.findings == [
        """
        lantern.json:8:36: warning: title 'Light' has no translation to 'de' [localization.untranslated-title]
        8 |     { "intent": "Light", "title": "Light",
          |                                    ^~~~~
          = in intent 'Light'
        """
      ])
  }
}
