import AssistantCommandLine
import CommandLineFixtures
import FileFormats
import Foundation
import PhraseCatalogs
import Testing

@testable import AuthoringCommands

@Suite struct `The command extract, of another assistant's files` {
  private let folder: TestFolder
  private let sentences: String

  init() throws {
    folder = try TestFolder()
    sentences = try folder.file(
      "en.json",
      """
      { "intents": {
        "GetTime": { "data": [{ "sentences": ["what time is it"] }] },
        "SetVolume": { "data": [{ "sentences": ["turn it {amount:by}"], "requires_context": { "domain": "radio" } }] } } }
      """)
  }

  private static let catalog = """
    {
      "format": 1,
      "application": { "name": "Radio" },
      "entities": {
        "amount": { "title": "Amount", "vocabulary": "open" }
      },
      "shortcuts": [
        {
          "intent": "GetTime",
          "title": "Get Time",
          "phrases": ["what time is it"]
        },
        {
          "intent": "SetVolume",
          "title": "Set Volume",
          "parameters": { "by": { "entity": "amount" } },
          "phrases": ["turn it ${by}"]
        }
      ]
    }

    """

  @Test func `writes a catalog, and says what it could not take over`() async {
    let outcome = await authoringBench().run("extract", "--app", "Radio", sentences)
    #expect(
      outcome
        == .init(
          code: .success, output: Self.catalog,
          errors: """
            \(sentences):3:90: left out: 'domain' in the context of sentences of 'SetVolume'; read the grammar together \
            with a home
            behest: 2 shortcuts with 2 phrases and 0 values; 1 thing left out

            """))
  }

  @Test func `writes it to a file that is named, and the catalog can be linted and matched`() async throws {
    let path = "\(folder.path)/radio.json"
    let outcome = await authoringBench().run("extract", "--quiet", "--app", "Radio", "-o", path, sentences)
    #expect(outcome == .init(code: .success, output: "", errors: ""))
    #expect(String(decoding: try FileContents.read(path), as: UTF8.self) == Self.catalog)
    let match = await authoringBench().run("match", "--bare", "--catalog", path, "what time is it")
    #expect(match.code == .success)
  }

  @Test func `writes over nothing that it reads, and over nothing but catalogs`() async throws {
    let input = await authoringBench().run(
      "extract", "--app", "Radio", "-o", "\(folder.path)/./en.json", sentences)
    #expect(
      input
        == .init(
          code: .unusable, output: "",
          errors: "behest: cannot write '\(folder.path)/./en.json': it is one of the files that are read; "
            + "choose another name\n"))
    for text in ["milk, eggs", "{}", "[1]", #"{ "format": 1, "findings": [] }"#] {
      let notes = try folder.file("notes.json", text)
      let other = await authoringBench().run("extract", "--app", "Radio", "-o", notes, sentences)
      #expect(other.code == .unusable)
      #expect(
        other.errors
          == "behest: cannot write '\(notes)': the file exists and is not a catalog; choose another name\n")
      #expect(String(decoding: try FileContents.read(notes), as: UTF8.self) == text)
    }
  }

  @Test(arguments: ["", Self.catalog, #"{ "format": 1, "#, #"{ "shortcuts": [] }"#])
  func `writes over an older catalog, a broken one and an empty file`(text: String) async throws {
    let path = try folder.file("radio.json", text)
    let outcome = await authoringBench().run("extract", "--quiet", "--app", "Radio", "-o", path, sentences)
    #expect(outcome == .init(code: .success, output: "", errors: ""))
    #expect(String(decoding: try FileContents.read(path), as: UTF8.self) == Self.catalog)
  }

  @Test func `names the formats where a file is of none`() async throws {
    let notes = try folder.file("notes.txt", "milk, eggs")
    let outcome = await authoringBench().run("extract", notes)
    #expect(outcome.code == .unusable)
    #expect(
      outcome.errors == """
        \(notes): error: the file is of no known format: Home Assistant intents (JSON), Alexa interaction model, \
        Apple's metadata and string tables

        """)
  }

  @Test func `names what is not there`() async {
    let path = "\(folder.path)/nothing.ini"
    let outcome = await authoringBench().run("extract", path)
    #expect(outcome == .init(code: .unusable, output: "", errors: "behest: there is nothing at '\(path)'\n"))
  }
}
