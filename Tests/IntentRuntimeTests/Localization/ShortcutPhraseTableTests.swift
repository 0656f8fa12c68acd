import ApplePlatform
import Foundation
import IntentRuntime
import Testing

@Suite struct `Phrases in the language of who asks` {
  private static let open = ["Open ${target} in ${applicationName}", "Open a trail in ${applicationName}"]

  private func table(_ folder: TableFolder, _ language: String) -> ShortcutPhraseTable {
    ShortcutPhraseTable(folders: [folder.url], locale: Locale(identifier: language))
  }

  private func catalog(_ entries: String) throws -> TableFolder {
    try TableFolder().write(
      "AppShortcuts.xcstrings", "{ \"sourceLanguage\": \"en\", \"strings\": { \(entries) }, \"version\": \"1.0\" }")
  }

  @Test(arguments: ["de", "de-AT", "de_CH"])
  func `a catalog may have all phrasings under the first phrase`(language: String) throws {
    let folder = try catalog(
      """
      "Open ${target} in ${applicationName}": { "localizations": { "de": { "stringSet": { "values": [
        "Öffne ${target} in ${applicationName}", "Zeig ${target} in ${applicationName}",
        "Öffne einen Weg in ${applicationName}" ] } } } }
      """)
    let table = table(folder, language)
    #expect(
      table.phrases(for: Self.open) == [
        "Öffne ${target} in ${applicationName}", "Zeig ${target} in ${applicationName}",
        "Öffne einen Weg in ${applicationName}",
      ])
    #expect(table.findings(for: [Self.open]).isEmpty)
  }

  @Test func `a strings file has one phrase under each`() throws {
    let folder = try TableFolder().write(
      "ja.lproj/AppShortcuts.strings",
      """
      "Open ${target} in ${applicationName}" = "${applicationName}で${target}を開いて";
      "Open a trail in ${applicationName}" = "${applicationName}でトレイルを開いて";
      """)
    #expect(
      table(folder, "ja-JP").phrases(for: Self.open) == [
        "${applicationName}で${target}を開いて", "${applicationName}でトレイルを開いて",
      ])
  }

  @Test func `a region goes before its language, phrase by phrase`() throws {
    let folder = try TableFolder()
      .write(
        "de.lproj/AppShortcuts.strings",
        """
        "Open ${target} in ${applicationName}" = "Öffne ${target} in ${applicationName}";
        "Open a trail in ${applicationName}" = "Öffne einen Weg in ${applicationName}";
        """
      )
      .write(
        "de-AT.lproj/AppShortcuts.strings",
        "\"Open a trail in ${applicationName}\" = \"Mach einen Steig in ${applicationName} auf\";")
    #expect(
      table(folder, "de_AT").phrases(for: Self.open) == [
        "Öffne ${target} in ${applicationName}", "Mach einen Steig in ${applicationName} auf",
      ])
  }

  @Test func `the author's phrases are kept only where none is translated`() throws {
    let folder = try TableFolder().write(
      "de.lproj/AppShortcuts.strings",
      "\"Open a trail in ${applicationName}\" = \"Öffne einen Weg in ${applicationName}\";")
    let table = table(folder, "de")
    #expect(table.phrases(for: Self.open) == ["Öffne einen Weg in ${applicationName}"])
    #expect(table.phrases(for: ["Start in ${applicationName}"]) == ["Start in ${applicationName}"])
  }

  @Test(arguments: ["en", "en_GB", "fr", "C", ""])
  func `without the language, the author's phrases are said`(language: String) throws {
    let folder = try catalog(
      """
      "Open a trail in ${applicationName}": { "localizations": { "de": { "stringUnit": {
        "value": "Öffne einen Weg in ${applicationName}" } } } }
      """)
    #expect(table(folder, language).phrases(for: Self.open) == Self.open)
  }

  @Test func `an author may add phrasings of their own language to the catalog`() throws {
    let folder = try catalog(
      """
      "Open a trail in ${applicationName}": { "localizations": { "en": { "stringSet": { "values": [
        "Open a trail in ${applicationName}", "Show a trail in ${applicationName}" ] } } } }
      """)
    #expect(table(folder, "en_US").phrases(for: Self.open).contains("Show a trail in ${applicationName}"))
    #expect(table(folder, "fr").phrases(for: Self.open).count == 3)
  }

  @Test func `the same phrase twice is one phrase`() throws {
    let folder = try TableFolder().write(
      "de.lproj/AppShortcuts.strings",
      """
      "Open ${target} in ${applicationName}" = "Öffne ${target} in ${applicationName}";
      "Open a trail in ${applicationName}" = "Öffne ${target} in ${applicationName}";
      """)
    #expect(table(folder, "de").phrases(for: Self.open) == ["Öffne ${target} in ${applicationName}"])
  }

  struct Slip: Sendable {
    let translation: String
    let finding: String
  }

  private static let slips = [
    Slip(
      translation: "Öffne ${target}",
      finding: """
        the translation 'Öffne ${target}' of 'Open ${target} in ${applicationName}' lacks '${applicationName}'; \
        put it where people say the application's name in 'de.lproj/AppShortcuts.strings' [phrase.no-application-name]
        """),
    Slip(
      translation: "Öffne ${ziel} in ${applicationName}",
      finding: """
        the translation 'Öffne ${ziel} in ${applicationName}' of 'Open ${target} in ${applicationName}' names \
        '${ziel}', which the author's phrases do not have; they have '${target}' in 'de.lproj/AppShortcuts.strings' \
        [phrase.unknown-parameter]
        """),
    Slip(
      translation: "Öffne ${target} in \\\\(.applicationName)",
      finding: """
        the translation 'Öffne ${target} in \\(.applicationName)' of 'Open ${target} in ${applicationName}' is \
        written as in Swift; write '${applicationName}' for '\\(.applicationName)' and '${name}' for a parameter in \
        'de.lproj/AppShortcuts.strings' [phrase.swift-interpolation]
        """),
    Slip(
      translation: "Öffne ${target in ${applicationName}",
      finding: "[phrase.malformed]"),
    Slip(translation: "", finding: "[phrase."),
  ]

  @Test(arguments: slips)
  func `a translation that cannot work is skipped and told`(slip: Slip) throws {
    let folder = try TableFolder().write(
      "de.lproj/AppShortcuts.strings",
      """
      "Open ${target} in ${applicationName}" = "\(slip.translation)";
      "Open a trail in ${applicationName}" = "Öffne einen Weg in ${applicationName}";
      """)
    let table = table(folder, "de")
    #expect(table.phrases(for: Self.open) == ["Öffne einen Weg in ${applicationName}"])
    let findings = table.findings(for: [Self.open]).map(\.description)
    #expect(findings.count == 1)
    #expect(findings.allSatisfy { $0.contains(slip.finding) }, "\(findings)")
  }

  @Test func `phrases for others may leave the application out, unless they had it`() throws {
    let folder = try TableFolder().write(
      "de.lproj/AppShortcuts.strings",
      """
      "Show the trailer" = "Zeig den Trailer";
      "Delete ${applicationName}" = "Lösch alles";
      """)
    let table = table(folder, "de")
    #expect(
      table.negativePhrases(for: ["Show the trailer", "Delete ${applicationName}", "Open the garage"]) == [
        "Zeig den Trailer", "Delete ${applicationName}", "Open the garage",
      ])
    #expect(
      table.findings(for: [], negativePhrases: ["Show the trailer", "Delete ${applicationName}"]).map(\.rule)
        == ["phrase.no-application-name"])
  }

  @Test func `entries that belong to no phrase are told`() throws {
    let folder = try TableFolder().write(
      "de.lproj/AppShortcuts.strings",
      #"""
      "Opne a trail in ${applicationName}" = "Öffne einen Weg in ${applicationName}";
      "Open \\(.applicationName)" = "Öffne ${applicationName}";
      """#)
    let table = table(folder, "de")
    #expect(table.phrases(for: Self.open) == Self.open)
    #expect(
      table.findings(for: [Self.open]).map(\.rule) == ["phrase.swift-interpolation", "phrase.unused-translation"])
  }

  @Test func `a damaged file is told and leaves the others alone`() throws {
    let folder = try TableFolder()
      .write("de.lproj/AppShortcuts.strings", "\"Open\" = \"Öffne\"\n\"a\" = \"b\";")
      .write(
        "AppShortcuts.xcstrings",
        """
        { "sourceLanguage": "en", "strings": { "Open a trail in ${applicationName}": { "localizations": { "de": {
          "stringUnit": { "value": "Öffne einen Weg in ${applicationName}" } } } } } }
        """)
    let table = table(folder, "de")
    #expect(table.phrases(for: Self.open) == ["Öffne einen Weg in ${applicationName}"])
    #expect(
      table.findings(for: [Self.open]).map(\.description) == [
        "line 1: ';' is missing after 'Open' in 'de.lproj/AppShortcuts.strings' [strings.unreadable]"
      ])
  }

  @Test func `for the author's language, a catalog is not even decoded`() throws {
    let folder = try TableFolder().write(
      "AppShortcuts.xcstrings", "{ \"sourceLanguage\": \"en\", \"strings\": { \"a\": { \"de\": nonsense } } }")
    #expect(table(folder, "en_US").findings(for: []).isEmpty)
    #expect(table(folder, "de").findings(for: []).map(\.rule) == ["strings.unreadable"])
  }

  @Test func `no folder, no translation`() {
    let table = ShortcutPhraseTable(
      folders: [URL(filePath: "/nowhere/at/all")], locale: Locale(identifier: "de"))
    #expect(table.phrases(for: Self.open) == Self.open)
    #expect(table.findings(for: [Self.open]).isEmpty)
  }
}
