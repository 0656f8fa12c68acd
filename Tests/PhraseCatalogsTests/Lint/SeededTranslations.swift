import Diagnostics

@testable import PhraseCatalogs

/// A file of translations, as somebody could have written it.
struct SeededTranslations: Sendable {
  var path: String
  var text: String
  var bytes: [UInt8]

  init(_ path: String, _ text: String) {
    self.path = path
    self.text = text
    bytes = Array(text.utf8)
  }

  /// The phrases of a language as a `.strings` file, spelled as in the file.
  static func strings(_ language: String, _ entries: KeyValuePairs<String, String>) -> SeededTranslations {
    strings(language, "AppShortcuts", entries)
  }

  /// A `.strings` file of a language, spelled as in the file.
  static func strings(
    _ language: String, _ table: String, _ entries: KeyValuePairs<String, String>
  ) -> SeededTranslations {
    let lines = entries.map { "\"\($0)\" = \"\($1)\";" }
    return SeededTranslations("\(language).lproj/\(table).strings", lines.joined(separator: "\n"))
  }

  /// The phrases as a string catalog whose entries are JSON.
  static func catalog(_ entries: KeyValuePairs<String, String>) -> SeededTranslations {
    catalog("AppShortcuts", entries)
  }

  /// A string catalog whose entries are JSON.
  static func catalog(_ table: String, _ entries: KeyValuePairs<String, String>) -> SeededTranslations {
    let lines = entries.map { "    \"\($0)\" : \($1)" }.joined(separator: ",\n")
    let text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(lines)\n  },\n  \"version\" : \"1.0\"\n}"
    return SeededTranslations("\(table).xcstrings", text)
  }

  /// An entry of a string catalog with one text for each language, or several divided by bars.
  static func entry(_ translations: KeyValuePairs<String, String>, state: String = "translated") -> String {
    let parts = translations.map { language, text in
      let values = text.split(separator: "|").map { "\"\($0)\"" }
      let unit =
        values.count == 1
        ? #""stringUnit" : { "state" : "\#(state)", "value" : \#(values[0]) }"#
        : #""stringSet" : { "state" : "\#(state)", "values" : [\#(values.joined(separator: ", "))] }"#
      return "\"\(language)\" : { \(unit) }"
    }
    return #"{ "localizations" : { \#(parts.joined(separator: ", ")) } }"#
  }

  /// An entry of a string catalog with forms for one thing and for several, in German.
  static func plural(one: String, other: String) -> String {
    let forms = [("one", one), ("other", other)].map { name, text in
      #""\#(name)" : { "stringUnit" : { "state" : "translated", "value" : "\#(text)" } }"#
    }
    return #"{ "localizations" : { "de" : { "variations" : { "plural" : { \#(forms.joined(separator: ", ")) } } } } }"#
  }
}

extension [SeededTranslations] {
  /// Reads the files as further sources.
  func read(behind sources: inout [DeclarationSource]) -> [LocalizationReading] {
    map { file in
      let reading = LocalizationReading.read(file.bytes, path: file.path, as: SourceID(sources.count))
      sources.append(DeclarationSource(name: file.path, text: reading.text))
      return reading
    }
  }
}

extension SeededCatalog {
  /// Lantern, extracted from sources, with these phrases and these files of translations; everything but its phrases
  /// is translated to some languages already.
  static func translated(
    _ phrases: [String], to languages: [String] = ["de"], _ files: SeededTranslations...
  ) -> SeededCatalog {
    var catalog = lantern(phrases).taken(as: .metadata)
    catalog.translations = languages.map { .strings($0, "Localizable", others) } + files
    return catalog
  }

  /// The same, with nothing translated but what the files say.
  static func translated(
    _ phrases: [String], only file: SeededTranslations, _ files: SeededTranslations...
  ) -> SeededCatalog {
    var catalog = lantern(phrases).taken(as: .metadata)
    catalog.translations = [file] + files
    return catalog
  }

  private static let others: KeyValuePairs = [
    "Light": "Licht", "Lamp": "Lampe", "Room": "Raum", "Which lamp?": "Welche Lampe?", "Amber": "Bernstein",
    "Which color?": "Welche Farbe?", "Lamp on": "Lampe an", "%@ is on.": "%@ ist an.",
  ]

  private static func lantern(_ phrases: [String]) -> SeededCatalog {
    SeededCatalog(
      """
      {
        "format": 1,
        "application": { "name": "Lantern" },
        "entities": {
          "Lamp": { "title": "Lamp", "values": ["Desk Lamp", "Hall Lamp"] }
        },
        "shortcuts": [
          { "intent": "Light", "title": "Light",
            "parameters": {
              "lamp": { "entity": "Lamp", "prompt": "Which lamp?" },
              "color": { "values": [{ "id": "amber", "title": "Amber" }], "prompt": "Which color?" }
            },
            "phrases": [
              \(phrases.map { "\"\($0)\"" }.joined(separator: ",\n        "))
            ],
            "say": "${lamp} is on." }
        ]
      }
      """)
  }
}
