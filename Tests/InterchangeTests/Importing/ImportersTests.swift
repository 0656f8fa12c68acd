import Foundation
import PhraseCatalogs
import PhraseMatching
import Testing

@testable import Interchange

/// A format is known by what a file says and how it is called.
struct ImportersTests {
  @Test(arguments: [
    ("en.json", #"{ "intents": { "A": { "data": [] } } }"#, "Home Assistant intents (JSON)"),
    ("en.json", #"{ "interactionModel": { "languageModel": { "intents": [] } } }"#, "Alexa interaction model"),
    ("my.json", #"{ "languageModel": { "intents": [] } }"#, "Alexa interaction model"),
  ])
  func `a format is recognized`(path: String, text: String, format: String) throws {
    #expect(Importers.recognize(ImportedFile(path: path, text: text))?.format == format)
  }

  @Test(arguments: [
    ("catalog.json", #"{ "format": 1, "application": { "name": "Home" }, "shortcuts": [] }"#), ("a.json", "[1, 2]"),
    ("a.json", ""), ("notes.txt", "[A]\ngo"), ("sentences.ini", "[A]\ngo"), ("a.json", "{"),
  ])
  func `another format is not`(path: String, text: String) {
    #expect(Importers.recognize(ImportedFile(path: path, text: text)) == nil)
  }

  @Test func `a file of no known format is named`() {
    let notes = Importers.importing([ImportedFile(path: "a.txt", text: "hello")]).notes
    #expect(
      notes.map(\.description) == [
        "a.txt: error: the file is of no known format: Home Assistant intents (JSON), Alexa interaction model, "
          + "Apple's metadata and string tables"
      ])
  }

  @Test func `two formats are no catalog`() {
    let files = [
      ImportedFile(path: "en.json", text: #"{ "intents": { "A": { "data": [] } } }"#),
      ImportedFile(path: "my.json", text: #"{ "languageModel": { "intents": [] } }"#),
    ]
    #expect(
      Importers.importing(files).notes.map(\.description) == [
        "my.json: error: Alexa interaction model and Home Assistant intents (JSON) cannot become one catalog; "
          + "read them one by one"
      ])
  }

  @Test func `a file that is not there is named`() {
    #expect(
      Importers.importing(["/nowhere/en.json"]).notes.map(\.description) == [
        "/nowhere/en.json: error: cannot read '/nowhere/en.json': No such file or directory"
      ])
  }

  @Test func `a folder is searched for files of a known format`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("importers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let intents = folder.appendingPathComponent("profile/intents")
    try FileManager.default.createDirectory(at: intents, withIntermediateDirectories: true)
    try "# nothing".write(to: folder.appendingPathComponent("README.md"), atomically: true, encoding: .utf8)
    try
      "{ intents: { Clean: { data: [{ sentences: ['clean the {room}'] }] } }, lists: { room: { values: ['kitchen'] } } }"
      .write(to: intents.appendingPathComponent("en.json"), atomically: true, encoding: .utf8)
    let imported = Importers.importing([folder.path], options: ImportOptions(name: "House"))
    #expect(imported.catalog?.application.entities.first?.values.map(\.title) == ["kitchen"])
    #expect(imported.catalog?.application.name == "House")
    #expect(imported.notes.isEmpty)
  }
}
