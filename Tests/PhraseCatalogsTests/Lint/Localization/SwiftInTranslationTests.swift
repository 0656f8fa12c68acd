import Testing

@testable import PhraseCatalogs

private let phrase = "Light ${lamp} in ${applicationName}"

extension SeededDefects {
  static let swiftInTranslation = SeededDefects(
    SwiftInTranslation.self,
    defects: [
      Defect(
        #"\(\.$lamp)"#, .translated([phrase], .strings("de", [phrase: #"Licht \(\.$lamp) in ${applicationName}"#]))),
      Defect(#"\(lamp)"#, .translated([phrase], .strings("de", [phrase: #"Licht \(lamp) in ${applicationName}"#]))),
      Defect(
        #"\\(.applicationName)"#,
        .translated([phrase], .catalog([phrase: SeededTranslations.entry(["de": #"${lamp} in \\(.applicationName)"#])]))
      ),
      Defect(
        "(.applicationName)",
        .translated([phrase], .strings("de", [phrase: "Licht ${lamp} in (.applicationName)"]))),
      Defect(
        #"\(.applicationName)"#,
        .translated([phrase], .catalog([phrase: SeededTranslations.entry(["de": #"${lamp} in \(.applicationName)"#])]))),
      Defect(
        #"\(\.$lamp)"#,
        .translated(
          [phrase],
          .strings(
            "de",
            [
              phrase: "Licht ${lamp} in ${applicationName}",
              #"Light \(\.$lamp) in \(.applicationName)"#: "Lampe ${lamp} in ${applicationName}",
            ]))),
      Defect(
        #"\\(\\.$lamp)"#,
        .translated(
          [phrase],
          .catalog([
            phrase: SeededTranslations.entry([
              "de": #"Licht ${lamp} in ${applicationName}|${applicationName}: \\(\\.$lamp)"#
            ])
          ]))),
    ],
    lookalikes: [
      .translated([phrase], .strings("de", [phrase: "Licht (an) ${lamp} in ${applicationName}"])),
      .translated([phrase], .strings("de", [phrase: "Licht ${lamp} (.pdf) in ${applicationName}"])),
      .translated([phrase], .strings("de", [phrase: "Licht ${lamp} (.5) in ${applicationName}"])),
      .translated([phrase], .strings("de", [phrase: #"Licht \"(an)\" ${lamp} in ${applicationName}"#])),
      .translated([phrase], .strings("de", [phrase: #"Licht ${lamp} \n(lamp in ${applicationName}"#])),
      .translated(
        [phrase], .catalog([phrase: SeededTranslations.entry(["de": #"\u0028an) ${lamp} in ${applicationName}"#])])),
      .translated(
        [phrase], .strings("de", [phrase: "Licht ${lamp} in ${applicationName}"]),
        .strings("de", "Other", [#"\(x)"#: #"\(x)"#])),
    ])
}

@Suite struct `A placeholder of Swift in a translation` {
  @Test func `is replaced as tables spell it`() {
    let catalog = SeededCatalog.translated(
      [phrase], .catalog([phrase: SeededTranslations.entry(["de": #"${lamp} in \\(.applicationName)"#])]))
    #expect(
      catalog.findings == [
        #"""
        AppShortcuts.xcstrings:4:139: error: '\(.applicationName)' is a placeholder in Swift only \#
        [localization.swift-interpolation]
        4 | …de" : { "stringUnit" : { "state" : "translated", "value" : "${lamp} in \\(.applicationName)" } } } }
          |                                                                         ^~~~~~~~~~~~~~~~~~~~
          = in the translation of 'Light ${lamp} in ${applicationName}' to 'de'
          = fix: write '${applicationName}'
        """#
      ])
  }
}
