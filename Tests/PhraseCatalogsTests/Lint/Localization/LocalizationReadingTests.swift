import Diagnostics
import PhraseMatching
import Testing

@testable import PhraseCatalogs

/// Files of translations are read with the place of every text.
struct LocalizationReadingTests {
  private static func entries(_ reading: LocalizationReading) -> [[String]] {
    reading.localizations.flatMap { localization in
      localization.entries.map { [localization.locale, $0.key.text] + $0.values.map(\.text) }
    }
  }

  private static func strings(_ text: String, path: String = "de.lproj/AppShortcuts.strings") -> LocalizationReading {
    LocalizationReading.read(Array(text.utf8), path: path, as: SourceID(0))
  }

  @Test(arguments: [
    (#""a" = "b";"#, ["a", "b"]), (#"/* x */ "a" /* = */ = "b"; // y"#, ["a", "b"]), (#"a = b.c;"#, ["a", "b.c"]),
    (#""a";"#, ["a", "a"]), (#""\"a\"" = "\U00e4\n\t\\";"#, ["\"a\"", "ä\n\t\\"]),
    (#""a" = "\Ud83c\Udfe1";"#, ["a", "🏡"]), (#""a" = "\101\x";"#, ["a", "Ax"]),
    (#""Names" = ( "b", { "Name" = "c"; "Hint" = "d"; }, );"#, ["Names", "b", "c"]),
    ("\u{FEFF}\"a\" = \"b\";", ["a", "b"]),
  ])
  func `a strings file is read`(text: String, entry: [String]) {
    let reading = Self.strings(text)
    #expect(reading.findings == [])
    #expect(Self.entries(reading) == [["de"] + entry])
  }

  @Test(arguments: [true, false])
  func `a file in UTF-16 is read, and never fixed`(isBigEndian: Bool) throws {
    let units = Array("\u{FEFF}\"a 🏡\" = \"Licht\";".utf16)
    let bytes = units.flatMap {
      isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    let reading = LocalizationReading.read(bytes, path: "de.lproj/AppShortcuts.strings", as: SourceID(0))
    #expect(Self.entries(reading) == [["de", "a 🏡", "Licht"]])
    let value = try #require(reading.localizations.first?.entries.first?.values.first)
    #expect(String(decoding: reading.text.bytes[value.place.range], as: UTF8.self) == "Licht")
    #expect(value.fix("write it", replacing: value.whole, with: "x") == nil)
  }

  @Test func `the place of a part is exact behind escapes`() throws {
    let text = #""k" = "Bö\"\U00e4\"x\n${lamp}";"#
    let value = try #require(Self.strings(text).localizations.first?.entries.first?.values.first)
    let part = try #require(value.marks.first)
    #expect(String(decoding: Array(text.utf8)[value.place(of: part.range).range], as: UTF8.self) == "${lamp}")
  }

  @Test(arguments: [
    (#""a" = "b" "#, "de.strings:1:10: error: ';' is missing after 'a' [strings.unreadable]"),
    (#""a" = "b;"#, "de.strings:1:7: error: the text in quotes is never closed [strings.unreadable]"),
    (#"/* "a" = "b";"#, "de.strings:1:1: error: comment is never closed [strings.unreadable]"),
    (#""a" = ;"#, "de.strings:1:7: error: a text in double quotes is expected [strings.unreadable]"),
    (#""a" = ("b" "c");"#, "de.strings:1:12: error: expected ',' or ')' [strings.unreadable]"),
    (#""a" = ("b" "#, "de.strings:1:7: error: '(' is never closed [strings.unreadable]"),
    (#""a" = {"#, "de.strings:1:7: error: '{' is never closed [strings.unreadable]"),
    (
      #""a" = "b"; "a" = "c";"#,
      "de.strings:1:13: warning: 'a' is written twice; only the last counts [strings.unreadable]"
    ),
    (
      "\"a\" = " + String(repeating: "(", count: 100_000),
      "de.strings:1:15: error: lists are nested more than 8 deep [strings.unreadable]"
    ),
    (
      "<?xml version=\"1.0\"?>",
      "de.strings:1:1: note: the file is a property list; only '\"key\" = \"value\";' is looked at [strings.unreadable]"
    ),
  ])
  func `a mistake in a strings file is named where it is`(text: String, headline: String) throws {
    let reading = Self.strings(text)
    let finding = try #require(reading.findings.first?.finding)
    #expect(finding.rendered(in: reading.text, named: "de.strings").split(separator: "\n").first == headline[...])
  }

  @Test func `bytes that are no text are named`() {
    let reading = LocalizationReading.read([0x22, 0xFF, 0x22], path: "de.lproj/A.strings", as: SourceID(0))
    #expect(
      reading.findings.map(\.finding.message) == ["the bytes are neither UTF-8 nor UTF-16 with a byte order mark"])
  }

  @Test func `a string catalog is read in all its languages`() {
    let text = #"""
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "Open" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Öffnen" } },
          "fr" : { "stringSet" : { "state" : "translated", "values" : ["Ouvrir", "Ouvre"] } },
          "it" : { "stringUnit" : { "state" : "new", "value" : "Open" } } } },
        "%lld" : { "localizations" : { "de" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "value" : "eins" } }, "other" : { "stringUnit" : { "value" : "%lld" } } } } } } },
        "OK" : { "shouldTranslate" : false }, "Close" : {} } }
      """#
    let reading = LocalizationReading.read(Array(text.utf8), path: "Resources/Localizable.xcstrings", as: SourceID(0))
    #expect(reading.findings == [])
    #expect(reading.localizations.map(\.table) == Array(repeating: "Localizable", count: 5))
    #expect(reading.localizations.map(\.isDevelopment) == [true, false, false, false, false])
    #expect(
      Self.entries(reading) == [
        ["en", "Open", "Open"], ["en", "%lld", "%lld"], ["en", "Close", "Close"], ["de", "Open", "Öffnen"],
        ["de", "%lld", "eins", "%lld"], ["fr", "Open", "Ouvrir", "Ouvre"], ["base", "OK", "OK"],
      ])
  }

  @Test(arguments: [
    ("[]", "the file is not a string catalog: it has no object 'strings'"), ("{", "'{' is never closed"),
    (#"{ "strings" : { "a" : 3 } }"#, "the entry must be an object, not a number"),
    (#"{ "strings" : { "a" : { "localizations" : [] } } }"#, "'localizations' must be an object, not an array"),
  ])
  func `a mistake in a string catalog is named`(text: String, message: String) {
    let reading = LocalizationReading.read(Array(text.utf8), path: "A.xcstrings", as: SourceID(0))
    #expect(reading.findings.map(\.finding.message) == [message])
  }

  // MARK: Languages

  @Test func `an application is heard in a language`() throws {
    var catalog = SeededCatalog.translated(
      ["Light ${lamp} in ${applicationName}", "Light up in ${applicationName}", "Glow in ${applicationName}"],
      .strings(
        "de",
        [
          "Light ${lamp} in ${applicationName}": "Licht ${lamp} in ${applicationName}",
          "Light up in ${applicationName}": "Licht an",
          "Glow in ${applicationName}": "Licht ${room} ${applicationName}",
        ]),
      .strings("de", "InfoPlist", ["CFBundleDisplayName": "Laterne", "CFBundleSpokenName": "Lampion"]))
    var sources: [DeclarationSource] = []
    let localizations = catalog.translations.read(behind: &sources).flatMap(\.localizations)
    catalog.translations = []
    var application = try #require(
      DeclaredApplication.read(catalog: Array(catalog.texts[0].utf8), as: SourceID(0)).application)
    application.localizations = localizations
    #expect(application.languages == ["de"])
    let german = application.localized(to: "de-AT")
    #expect(german.locale == "de-AT")
    #expect(german.localizations.isEmpty)
    #expect(german.name.text == "Laterne")
    #expect(german.synonyms.map(\.text) == ["Lampion"])
    #expect(german.shortcuts[0].phrases.map(\.text.text) == ["Licht ${lamp} in ${applicationName}"])
    #expect(german.shortcuts[0].title?.text == "Licht")
    #expect(german.entities.map { $0.values[0].title.text } == ["Desk Lamp", "Bernstein"])
    let french = application.localized(to: "fr")
    #expect(french.shortcuts[0].phrases.map(\.text) == application.shortcuts[0].phrases.map(\.text))
  }
}
