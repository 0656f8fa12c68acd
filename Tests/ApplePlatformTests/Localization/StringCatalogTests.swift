import Foundation
import Testing

@testable import ApplePlatform

/// Words from `.xcstrings` catalogs.
@Suite struct StringCatalogTests {
  static let trails = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Hallo" } },
        "fr": { "stringSet": { "state": "translated", "values": ["Bonjour", "Salut"] } } } },
      "%lld trails": { "localizations": {
        "en": { "variations": { "plural": {
          "zero": { "stringUnit": { "value": "No trails" } },
          "one": { "stringUnit": { "value": "%lld trail" } },
          "other": { "stringUnit": { "value": "%lld trails" } } } } },
        "pl": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld szlak" } },
          "few": { "stringUnit": { "value": "%lld szlaki" } },
          "many": { "stringUnit": { "value": "%lld szlaków" } },
          "other": { "stringUnit": { "value": "%lld szlaku" } } } } } } },
      "%lld birds in %lld trees": { "localizations": { "en": {
        "stringUnit": { "value": "%#@birds@ in %#@trees@, %#@nests@" },
        "substitutions": {
          "birds": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "%arg bird" } }, "other": { "stringUnit": { "value": "%arg birds" } } } } },
          "trees": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "a tree" } }, "other": { "stringUnit": { "value": "%arg trees" } } } } } } } } },
      "Tap": { "localizations": { "en": { "variations": { "device": {
        "mac": { "stringUnit": { "value": "Click" } }, "other": { "stringUnit": { "value": "Press" } } } } } } },
      "Loop %lld": { "localizations": { "en": { "stringUnit": { "value": "%#@loop@" }, "substitutions": {
        "loop": { "argNum": 1, "variations": { "plural": {
          "other": { "stringUnit": { "value": "%arg %#@loop@" } } } } } } } } },
      "Empty": {}
    } }
    """

  private func folder() throws -> ResourceFolder {
    try ResourceFolder().write("Localizable.xcstrings", Self.trails)
  }

  @Test func `a catalog holds all languages`() throws {
    let folder = try folder()
    #expect(folder.text("Hello", in: "de") == "Hallo")
    #expect(folder.text("Hello", in: "fr_CA") == "Bonjour")
    #expect(folder.text("Hello", in: "en") == "Hello")
    #expect(folder.text("Empty", in: "de") == "Empty")
    #expect(folder.problems.isEmpty)
  }

  @Test(arguments: [
    ("en", 0, "No trails"), ("en", 1, "1 trail"), ("en", 2, "2 trails"), ("en", -1, "-1 trail"),
    ("pl", 1, "1 szlak"), ("pl", 3, "3 szlaki"), ("pl", 12, "12 szlaków"), ("pl", 22, "22 szlaki"),
    ("ja", 1, "1 trail"),
  ])
  func `the number chooses the form`(language: String, count: Int, text: String) throws {
    #expect(try folder().text("\(count) trails", in: language) == text)
  }

  @Test func `each substitution has a number of its own`() throws {
    let folder = try folder()
    #expect(folder.text("\(1) birds in \(3) trees", in: "en") == "1 bird in 3 trees, %#@nests@")
    #expect(folder.text("\(2) birds in \(1) trees", in: "en") == "2 birds in a tree, %#@nests@")
  }

  @Test func `a substitution within itself ends`() throws {
    #expect(try folder().text("Loop \(2)", in: "en") == "2 %#@loop@")
  }

  @Test func `words for other devices are taken before those for a Mac`() throws {
    #expect(try folder().text("Tap", in: "en") == "Press")
  }

  @Test func `a catalog may lie in a language's folder`() throws {
    let folder = try ResourceFolder().write("en.lproj/Localizable.xcstrings", Self.trails)
    #expect(folder.text("Hello", in: "de") == "Hallo")
  }

  @Test func `a table beside a catalog comes first`() throws {
    let folder = try folder().write("de.lproj/Localizable.strings", "\"Hello\" = \"Servus\";")
    #expect(folder.text("Hello", in: "de") == "Servus")
  }

  @Test func `a damaged entry leaves its neighbours alone`() throws {
    let folder = try ResourceFolder().write(
      "Localizable.xcstrings",
      """
      { "sourceLanguage": "en", "strings": {
        "Bad": { "localizations": { "de": { "stringUnit": 3 } } },
        "Good": { "localizations": { "de": { "stringUnit": { "value": "Gut" } } } } } }
      """)
    #expect(folder.text("Good", in: "de") == "Gut")
    #expect(folder.text("Bad", in: "de") == "Bad")
    #expect(
      folder.problems == ["these entries cannot be read: 'Bad' in 'Localizable.xcstrings' [strings.unreadable]"])
  }

  @Test func `a file that is no catalog is noted once`() throws {
    let folder = try ResourceFolder().write("Localizable.xcstrings", "{ \"strings\": [")
    #expect(folder.text("Hello", in: "de") == "Hello")
    #expect(folder.text("Hello", in: "fr") == "Hello")
    #expect(
      folder.problems == ["the file is not a string catalog in 'Localizable.xcstrings' [strings.unreadable]"])
  }
}

/// What a catalog may speak, told without decoding it.
@Suite struct CatalogOutlineTests {
  private func outline(_ text: String) -> CatalogOutline { CatalogOutline(Data(text.utf8)) }

  @Test(arguments: [
    ("de", true), ("fr", true), ("pl", true), ("en", true), ("ja", false), ("sv", false),
  ])
  func `languages are found by their codes`(code: String, isFound: Bool) {
    #expect(outline(StringCatalogTests.trails).maySpeak(anyOf: [code]) == isFound)
    #expect(outline(StringCatalogTests.trails).sourceLanguage == "en")
  }

  @Test(arguments: [
    "{ \"strings\": { \"a\": { \"localizations\": { \"zh-Hant\" : {} } } } }",
    "{\"strings\":{\"a\":{\"localizations\":{\"zh_Hant\"\n:{}}}}}\n",
    "{ \"strings\": { \"a\": { \"localizations\": { \"base\": {} } } } }",
    "{ \"strings\": { \"a\": { \"localizations\": {", "", "\"", "zh",
  ])
  func `what may speak, or may be damaged, is decoded`(text: String) {
    #expect(outline(text).maySpeak(anyOf: ["zh"]))
  }

  @Test func `a language that is only mentioned is none`() {
    let catalog = "{ \"sourceLanguage\" : \"zh\", \"strings\": { \"Say \\\"zh\\\" twice\": {}, \"x\": \"zh\" } }"
    #expect(!outline(catalog).maySpeak(anyOf: ["zh"]))
    #expect(outline(catalog).sourceLanguage == "zh")
  }
}
