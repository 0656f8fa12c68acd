import Diagnostics
import PhraseMatching
import Testing

@testable import PhraseCatalogs

@Suite struct `A catalog read for lint` {
  static let text = #"""
    {
      "format": 1,
      "application": { "name": "Lantern", "synonyms": ["my lantern"] },
      "entities": {
        "Lamp": { "title": "A lamp", "values": [
          "Hall Lamp",
          { "id": "desk", "title": "Desk \u004camp", "synonyms": ["reading light"] },
          { "id": "desk", "title": "Taken" }
        ] }
      },
      "shortcuts": [
        { "intent": "Light", "title": "Light Up", "say": "Let there be light.",
          "parameters": {
            "lamp": { "entity": "Lamp", "prompt": "Which lamp?" },
            "color": { "values": ["Teal"], "optional": true }
          },
          "phrases": ["Light ${lamp} in ${color}", "Light ${limp}", 'It\'s ${lamp}\u0020now'] },
        { "intent": "Dim", "phrases": ["Dim ${"] }
      ],
      "negativePhrases": ["Light a fire"]
    }
    """#

  static func application() throws -> DeclaredApplication {
    try #require(DeclaredApplication.read(catalog: Array(text.utf8), as: SourceID(0)).application)
  }

  @Test func `has every part where it is written`() throws {
    let application = try Self.application()
    let lamp = try #require(application.entities.first)
    let light = try #require(application.shortcuts.first)
    let texts = [application.name] + application.synonyms + [lamp.name, lamp.title, lamp.values.first?.title]
    let more = [light.intent, light.title, light.parameters.first?.name, light.parameters.first?.prompt]
    let phrases = light.phrases.map(\.text) + application.negativePhrases.map(\.text)
    let all = (texts + more).compactMap(\.self) + phrases + application.intents.flatMap(\.dialogs)
    #expect(
      all.map { Self.source($0.place.range) } == [
        "Lantern", "my lantern", "Lamp", "A lamp", "Hall Lamp", "Light", "Light Up", "lamp", "Which lamp?",
        "Light ${lamp} in ${color}", "Light ${limp}", #"It\'s ${lamp}\u0020now"#, "Light a fire",
        "Let there be light.",
      ])
  }

  @Test func `holds what the catalog holds`() throws {
    let application = try Self.application()
    #expect(application.entities.map(\.name.text) == ["Lamp", "Light.color"])
    #expect(application.entities.map(\.kind) == [.entity, .enumeration])
    #expect(application.entities.map { $0.values.map(\.title.text) } == [["Hall Lamp", "Desk Lamp"], ["Teal"]])
    #expect(application.shortcuts.map(\.intent.text) == ["Light", "Dim"])
    #expect(
      application.shortcuts.map { $0.readablePhrases.map(\.text.text) } == [
        ["Light ${lamp} in ${color}", "It's ${lamp} now"], [],
      ])
    #expect(application.intents.map(\.name.text) == ["Light", "Dim"])
    let catalog = try #require(Catalog.read(Self.text).catalog)
    #expect(application.model.entities.map(\.values) == catalog.application.entities.map(\.values))
    #expect(
      application.model.shortcuts.map(\.phrases).filter { !$0.isEmpty } == catalog.application.shortcuts.map(\.phrases))
    #expect(application.model.shortcuts.first?.parameters == catalog.application.shortcuts.first?.parameters)
  }

  @Test func `finds what the catalog's reader finds`() {
    let findings = DeclaredApplication.read(catalog: Array(Self.text.utf8), as: SourceID(3)).findings
    #expect(findings.map(\.finding) == Catalog.read(Self.text).findings)
    #expect(findings.allSatisfy { $0.source == SourceID(3) })
  }

  @Test func `has the parts of a text behind its escapes, and spells fixes as its string does`() throws {
    let application = try Self.application()
    let phrase = try #require(application.shortcuts.first?.phrases.last?.text)
    let part = phrase.text.utf8.count - 4..<phrase.text.utf8.count
    #expect(Self.source(phrase.place(of: part).range) == #"\u0020now"#)
    #expect(phrase.fix("say it", replacing: 0..<4, with: "it's")?.replacement == #"it\'s"#)
    #expect(Self.source(phrase.fix("say it", replacing: 0..<4, with: "")?.range ?? 0..<0) == #"It\'s"#)
    let title = try #require(application.entities.first?.values.last?.title)
    #expect(title.fix("say it", replacing: title.whole, with: #"a "b""#)?.replacement == #"a \"b\""#)
  }

  @Test(arguments: ["", "[", "{}", #"{ "application": {} }"#, #"{ "format": 2 }"#])
  func `is none where there is no catalog`(text: String) {
    let (application, findings) = DeclaredApplication.read(catalog: Array(text.utf8), as: SourceID(0))
    #expect(application == nil)
    #expect(!findings.isEmpty)
  }

  private static func source(_ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }
}
