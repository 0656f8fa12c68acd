import PhraseCatalogs
import PhraseMatching
import Testing

@testable import Interchange

/// What Xcode builds of an app becomes a catalog.
struct AppleTests {
  private static let metadata = ImportedFile(
    path: "Lantern.app/Metadata.appintents/extract.actionsdata",
    text: #"""
      {
        "actions": {
          "LightLamp": {
            "identifier": "LightLamp",
            "title": { "key": "Light a Lamp", "alternatives": [] },
            "behest": { "file": "/etc/passwd", "line": 1 },
            "parameters": [
              { "name": "lamp", "title": { "key": "Lamp" }, "isOptional": false, "capabilities": 0,
                "valueType": { "entity": { "wrapper": { "typeName": "LampEntity" } } } },
              { "name": "color", "title": { "key": "Color" }, "isOptional": true,
                "valueType": { "linkEnumeration": { "wrapper": { "identifier": "LampColor" } } } }
            ]
          },
          "Hidden": { "identifier": "Hidden", "title": { "key": "Hidden" }, "parameters": [] }
        },
        "entities": { "LampEntity": { "typeName": "LampEntity", "displayTypeName": { "key": "Lamp" } } },
        "enums": [
          { "identifier": "LampColor", "displayTypeName": { "key": "Color" }, "cases": [
            { "identifier": "amber", "displayRepresentation": {
              "title": { "key": "Amber" }, "synonyms": [{ "key": "Gold" }] } } ] }
        ],
        "queries": {},
        "autoShortcuts": [
          { "actionIdentifier": "LightLamp", "systemImageName": "lightbulb", "shortTitle": { "key": "Light" },
            "phraseTemplates": [
              { "key": "Light ${lamp} in ${applicationName}" },
              { "key": "Light (up) ${color} in ${applicationName}" },
              { "key": "Light ${nobody} in ${applicationName}" }
            ] }
        ],
        "negativePhrases": [{ "key": "Light a fire with ${applicationName}" }],
        "generator": { "name": "xcode-tools", "version": "27.0" },
        "version": 1
      }
      """#)

  private static let information = ImportedFile(
    path: "Lantern.app/Info.plist",
    text: """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
        <key>CFBundleDisplayName</key><string>Lantern</string>
        <key>INAlternativeAppNames</key><array><dict>
          <key>INAlternativeAppName</key><string>Lamplight</string>
          <key>INAlternativeAppNamePronunciationHint</key><string>lamp light</string>
        </dict></array>
      </dict></plist>
      """)

  private static let german = ImportedFile(
    path: "Lantern.app/de.lproj/AppShortcuts.strings",
    text: #""Light ${lamp} in ${applicationName}" = "${lamp} in ${applicationName} anmachen";"#)

  @Test func `an app becomes a catalog`() throws {
    let imported = Importers.importing([Self.metadata, Self.information])
    let catalog = try #require(imported.catalog)
    #expect(
      CatalogWriter.text(of: catalog) == #"""
        {
          "format": 1,
          "application": { "name": "Lantern", "synonyms": ["Lamplight"] },
          "entities": {
            "LampEntity": { "title": "Lamp", "vocabulary": "open" },
            "LampColor": {
              "title": "Color",
              "values": [{ "id": "amber", "title": "Amber", "synonyms": ["Gold"] }]
            }
          },
          "shortcuts": [
            {
              "intent": "LightLamp",
              "title": "Light",
              "image": "lightbulb",
              "parameters": {
                "lamp": { "entity": "LampEntity" },
                "color": { "entity": "LampColor", "optional": true }
              },
              "phrases": [
                "Light ${lamp} in ${applicationName}",
                "Light \\(up\\) ${color} in ${applicationName}"
              ]
            }
          ],
          "negativePhrases": ["Light a fire with ${applicationName}"]
        }

        """#)
    #expect(Catalog.read(CatalogWriter.text(of: catalog)).catalog == catalog)
    let path = "Lantern.app/Metadata.appintents/extract.actionsdata"
    #expect(
      imported.notes.map(\.description) == [
        "Lantern.app/Info.plist: left out: how to pronounce the app's names, as they are typed",
        "\(path): left out: what the intents do; a catalog can only 'say' and 'run'",
        "\(path):14:6: left out: intent 'Hidden', which no App Shortcut reaches",
        "\(path):16:18: left out: the values of entity 'LampEntity', which only the running app has; "
          + "it takes any words",
        "\(path):24:5: left out: the phrase 'Light ${nobody} in ${applicationName}': "
          + "it names a parameter that its intent does not have",
      ])
  }

  @Test func `an app speaks the language that is wanted`() throws {
    let imported = Importers.importing([Self.metadata, Self.german], options: ImportOptions(name: "L", locale: "de"))
    let application = try #require(imported.catalog?.application)
    #expect(application.shortcuts.first?.phrases.map(\.text) == ["${lamp} in ${applicationName} anmachen"])
    #expect(application.name == "L")
  }

  @Test func `translations that are not wanted are noted`() {
    let notes = Importers.importing([Self.metadata, Self.german]).notes
    #expect(
      notes.first?.description
        == "Lantern.app/Metadata.appintents/extract.actionsdata: left out: the translations to 'de'; "
        + "a catalog has one language")
  }

  @Test(arguments: [
    (
      "extract.actionsdata", #"{ "actions": { "A": { "parameters": [{ "title": { "key": "x" } }] } } }"#,
      "extract.actionsdata: error: the metadata cannot be read: "
    ),
    (
      "extract.actionsdata", #"{ "actions": "#,
      "extract.actionsdata:1:14: error: expected a value, found the end of the file"
    ),
    ("Info.plist", "hello <", "Info.plist: error: the file is not a property list"),
    (
      "de.lproj/AppShortcuts.strings", #""a" = "b"#,
      "de.lproj/AppShortcuts.strings:1:7: error: the text in quotes is never closed"
    ),
    (
      "de.lproj/AppShortcuts.strings", #""a" = "b";"#,
      "de.lproj/AppShortcuts.strings: error: there is no 'extract.actionsdata', which says what the app can do"
    ),
  ])
  func `a mistake is named with its place`(path: String, text: String, note: String) throws {
    let imported = Importers.importing([ImportedFile(path: path, text: text)])
    #expect(imported.catalog == nil)
    let first = try #require(imported.notes.first?.description)
    #expect(first.hasPrefix(note), "\(first)")
  }
}
