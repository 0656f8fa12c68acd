import Diagnostics
import FileFormats
import Testing

struct StringCatalogTests {
  private func read(_ text: String) -> StringCatalog { StringCatalog(reading: Array(text.utf8)) }

  @Test func `texts, sets, forms and parts are told apart`() throws {
    let catalog = read(
      """
      { "sourceLanguage": "en", "strings": {
        "a": { "localizations": { "de": { "stringUnit": { "state": "new", "value": "A" } } } },
        "b": { "shouldTranslate": false },
        "c": { "localizations": { "fr": { "stringSet": { "values": ["C", "Ç"] } } } },
        "d": { "localizations": { "en": {
          "variations": { "plural": { "one": { "stringUnit": { "value": "1" } } } },
          "substitutions": { "x": { "argNum": 2, "variations": { "device": { "mac": { "stringUnit": { "value": "M" } } } } } }
        } } }
      } }
      """)
    let entries = try #require(catalog.entries)
    #expect(catalog.sourceLanguage == "en" && catalog.findings.isEmpty)
    #expect(entries.map(\.key.key) == ["a", "b", "c", "d"])
    #expect(entries.map(\.isTranslatable) == [true, false, true, true])
    #expect(entries[0].localizations[0].words.text?.string == "A" && entries[0].localizations[0].words.isNew)
    #expect(entries[2].localizations[0].words.values.map(\.string) == ["C", "Ç"])
    let words = entries[3].localizations[0].words
    #expect(words.isVaried && words.plural.map(\.form) == ["one"])
    #expect(words.substitutions.map(\.argument) == [2])
    #expect(words.substitutions[0].words.device.map(\.words.text?.string) == ["M"])
  }

  @Test func `a damaged entry hides no other`() {
    let catalog = read(
      #"{ strings: { a: 3, b: { localizations: { de: { stringUnit: 1 } } }, c: {}, d: { localizations: [] } } }"#)
    #expect(catalog.entries?.map(\.isDamaged) == [true, true, false, true])
    #expect(
      catalog.findings.map(\.message) == [
        "the entry must be an object, not a number", "'stringUnit' must be an object, not a number",
        "'localizations' must be an object, not an array",
      ])
  }

  @Test(arguments: ["[]", "{}", "{ strings: 1 }", "{ strings: {"])
  func `what is no catalog has no entries`(text: String) {
    let catalog = read(text)
    #expect(catalog.entries == nil)
    #expect(catalog.findings.count == 1)
  }
}
