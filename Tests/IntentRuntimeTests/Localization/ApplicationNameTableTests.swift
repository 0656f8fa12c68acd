import ApplePlatform
import Foundation
import IntentRuntime
import Testing

@Suite struct `What an application is called` {
  private func names(_ folder: TableFolder, _ language: String) -> ApplicationNameTable {
    ApplicationNameTable(folders: [folder.url], locale: Locale(identifier: language))
  }

  @Test func `a catalog has a value for each name`() throws {
    let folder = try TableFolder().write(
      "InfoPlist.xcstrings",
      """
      { "sourceLanguage": "en", "strings": {
        "CFBundleDisplayName": { "localizations": { "ja": { "stringUnit": { "value": "トレイルズ" } } } },
        "INAlternativeAppNames": { "localizations": { "ja": { "stringSet": { "values": ["トレイル", "Trails"] } } } } } }
      """)
    let japanese = names(folder, "ja_JP")
    #expect(japanese.name == "トレイルズ")
    #expect(japanese.synonyms == ["トレイル", "Trails"])
    #expect(names(folder, "en").name == nil)
    #expect(names(folder, "en").synonyms.isEmpty)
  }

  @Test func `a strings file has a list of them`() throws {
    let folder = try TableFolder().write(
      "de.lproj/InfoPlist.strings",
      """
      CFBundleName = "Wege";
      CFBundleSpokenName = "Weeege";
      "INAlternativeAppNames" = (
        { "INAlternativeAppName" = "Wanderführer"; "INAlternativeAppNamePronunciationHint" = "wander"; },
        "Wanderkarte", "Wege",
      );
      """)
    let german = names(folder, "de")
    #expect(german.name == "Wege")
    #expect(german.synonyms == ["Weeege", "Wanderführer", "Wanderkarte"])
  }

  @Test(arguments: [
    ("\"a\" = ( \"b\"", "line 1: '(' is never closed"), ("\"a\" = { \"b\" = \"c\";", "line 1: '{' is never closed"),
    ("\"a\" = ( \"b\" \"c\" );", "line 1: expected ',' or ')'"),
    ("\"a\" = " + String(repeating: "(", count: 4_000), "line 1: lists are nested more than 8 deep"),
  ])
  func `a damaged list is told`(text: String, message: String) throws {
    let folder = try TableFolder().write("de.lproj/InfoPlist.strings", text)
    let german = names(folder, "de")
    #expect(german.name == nil)
    #expect(
      german.findings.map(\.description) == ["\(message) in 'de.lproj/InfoPlist.strings' [strings.unreadable]"])
  }
}
