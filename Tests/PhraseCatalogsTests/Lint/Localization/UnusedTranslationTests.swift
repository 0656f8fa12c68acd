import Testing

@testable import PhraseCatalogs

private let first = "Light ${lamp} in ${applicationName}"
private let second = "Light up in ${applicationName}"
private let good = "Licht ${lamp} in ${applicationName}"

extension SeededDefects {
  static let unusedTranslation = SeededDefects(
    UnusedTranslation.self,
    defects: [
      Defect(
        "Dim ${lamp} in ${applicationName}",
        .translated([first], .strings("de", [first: good, "Dim ${lamp} in ${applicationName}": good]))),
      Defect(
        "light ${lamp} in ${applicationName}",
        .translated([first], .strings("de", ["light ${lamp} in ${applicationName}": good])),
        also: ["localization.untranslated-phrase"]),
      Defect(
        "Light  ${lamp} in ${applicationName}",
        .translated([first], .strings("de", ["Light  ${lamp} in ${applicationName}": good])),
        also: ["localization.untranslated-phrase"]),
      Defect(
        "Light ${applicationName}",
        .translated(
          [first],
          .catalog([
            first: SeededTranslations.entry(["de": good]),
            "Light ${applicationName}": SeededTranslations.entry(["de": "Licht in ${applicationName}"]),
          ]))),
      Defect(
        "Light ${lamp} in ${applicationName}.",
        .translated([first], .catalog([first: SeededTranslations.entry(["de": good]), "\(first).": "{ }"]))),
      Defect("Lantern", .translated([first], .strings("de", [first: good, "Lantern": "Laterne"]))),
    ],
    lookalikes: [
      .translated([first], .strings("de", [first: good])),
      SeededCatalog.translated([first, second], .strings("de", [first: good, second: "An in ${applicationName}"]))
        .refusing,
      .translated([first], .strings("de", [first: good]), .strings("de", "Other", ["Nobody": "Niemand"])),
      .translated(
        [first], .strings("de", [first: good, #"Light \(.applicationName)"#: "Licht in ${applicationName}"])),
      .translated([first], .strings("de", [#"Light ${lamp} \U0069n ${applicationName}"#: good])),
      .translated(
        [first], .strings("de", [first: good]), .strings("de", "InfoPlist", ["CFBundleDisplayName": "Laterne"])),
    ])
}

@Suite struct `A translation that nobody looks up` {
  @Test func `gets the key that was probably meant`() {
    #expect(
      SeededCatalog.translated(
        [first], .strings("de", [first: good, "light ${lamp} in ${applicationName}": good])
      ).findings == [
        """
        de.lproj/AppShortcuts.strings:2:2: warning: 'light ${lamp} in ${applicationName}' is no phrase of a shortcut \
        and no negative phrase; did you mean 'Light ${lamp} in ${applicationName}'? [localization.unused-phrase]
        2 | "light ${lamp} in ${applicationName}" = "Licht ${lamp} in ${applicationName}";
          |  ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          = fix: write 'Light ${lamp} in ${applicationName}'
        """
      ])
  }
}
