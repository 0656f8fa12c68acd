import Diagnostics
import PhraseMatching
import Testing

@testable import PhraseCatalogs

/// Tags of values, groups of phrases with parameters of their own, and defaults.
struct PhraseGroupTests {
  private static let home = #"""
    {
      "format": 1,
      "application": { "name": "Home" },
      "entities": {
        "Thing": {
          "values": [
            { "id": "desk", "title": "Desk Lamp", "tags": ["light", "dimmable"] },
            { "id": "hall", "title": "Hall Lamp", "tags": ["light"] },
            { "id": "fan", "title": "Old Fan", "tags": ["fan"] }
          ]
        },
        "Room": { "values": ["Kitchen", "Study"] }
      },
      "shortcuts": [
        {
          "intent": "Set",
          "parameters": {
            "thing": { "entity": "Thing", "tags": ["light"], "optional": true },
            "room": { "entity": "Room", "optional": true, "default": "${here}" },
            "level": { "type": "integer", "range": [0, 100], "optional": true },
            "mode": { "type": "text", "optional": true }
          },
          "phrases": [
            "Turn on ${thing}",
            {
              "parameters": { "thing": { "tags": ["dimmable"] }, "mode": { "default": "dim" } },
              "phrases": ["Dim ${thing} [to ${level}]", "Make ${thing} darker"]
            },
            {
              "parameters": { "thing": { "withoutTags": ["light"] }, "level": { "multiplier": -1 } },
              "phrases": ["Slow ${thing} by ${level}"]
            },
            { "parameters": { "level": { "values": ["max"] } }, "phrases": ["Set ${thing} to ${level}"] }
          ]
        }
      ]
    }

    """#

  private static func findings(_ parameters: String, _ phrases: String, tags: String = #"["light"]"#) -> [String] {
    let text = """
      { "format": 1, "application": { "name": "Home" },
        "entities": { "Thing": { "values": [{ "id": "desk", "title": "Desk Lamp", "tags": \(tags) }] } },
        "shortcuts": [{ "intent": "Set", "parameters": { \(parameters) }, "phrases": [\(phrases)] }] }
      """
    return Catalog.read(text).findings.map { "\($0.message) [\($0.rule)]" }
  }

  @Test func `a group fills parameters in its own way`() throws {
    let (catalog, findings) = Catalog.read(Self.home)
    let shortcut = try #require(catalog?.application.shortcuts.first)
    #expect(findings.isEmpty)
    #expect(shortcut.parameters[0].kind == .entity("Thing[light]"))
    #expect(shortcut.parameters[1].fallback == .place)
    #expect(shortcut.phrases.map(\.parameters.count) == [0, 2, 2, 2, 1])
    #expect(shortcut.phrases[1].parameters.map(\.kind) == [.entity("Thing[dimmable]"), .text])
    #expect(shortcut.phrases[1].parameters.last?.fallback == .text("dim"))
    #expect(shortcut.phrases[3].parameters.map(\.kind) == [.entity("Thing[-light]"), .integer(0...100)])
    #expect(shortcut.phrases[3].parameters.last?.multiplier == -1)
    let selected = try #require(catalog?.application.entities.filter { $0.selection != nil })
    #expect(selected.map(\.name) == ["Thing[light]", "Thing[dimmable]", "Thing[-light]"])
    #expect(selected.map { $0.values.map(\.id) } == [["desk", "hall"], ["desk"], ["fan"]])
  }

  @Test func `what is written reads back equal`() throws {
    let catalog = try #require(Catalog.read(Self.home).catalog)
    let text = CatalogWriter.text(of: catalog)
    #expect(Catalog.read(text).catalog == catalog)
    #expect(text.contains(#"{ "id": "fan", "title": "Old Fan", "tags": ["fan"] }"#))
    #expect(text.contains(#""thing": { "entity": "Thing", "tags": ["light"], "optional": true }"#))
    #expect(text.contains(#""parameters": { "thing": { "withoutTags": ["light"] }, "level": { "multiplier": -1 } }"#))
    #expect(text.contains(#""parameters": { "level": { "entity": "level" } }"#))
  }

  @Test func `lint reports a value once, however many phrases select it`() throws {
    let text = Self.home.replacing(#""Old Fan","#, with: #""!!!","#)
    let application = try #require(DeclaredApplication.read(catalog: Array(text.utf8), as: SourceID(0)).application)
    #expect(application.model == Catalog.read(text).catalog?.application)
    let findings = Lint.check([application], sources: []).findings.filter { $0.finding.rule.hasPrefix("value.") }
    #expect(findings.map(\.finding.rule) == ["value.unspeakable"])
  }

  @Test(arguments: [
    (
      #""thing": { "entity": "Thing", "tags": ["lihgt"] }"#,
      "no value of 'Thing' has the tag 'lihgt'; did you mean 'light'? [catalog.unknown-tag]"
    ),
    (#""thing": { "type": "text", "tags": ["light"] }"#, "only a parameter with values has tags [catalog.bad-filling]"),
    (
      #""thing": { "type": "text", "multiplier": 2 }"#,
      "only a number or a duration has a multiplier [catalog.bad-filling]"
    ),
    (
      #""thing": { "entity": "Thing", "default": "desc" }"#,
      "no value has the id 'desc'; did you mean 'desk'? [catalog.unknown-default]"
    ),
    (
      #""thing": { "type": "integer", "default": "ten" }"#,
      "'default' must be a number, not a string [catalog.wrong-type]"
    ),
    (
      #""thing": { "type": "integer", "range": [0, 100], "default": 300 }"#,
      "the default is no number that 'thing' can be [catalog.bad-filling]"
    ),
    (
      #""thing": { "type": "integer", "default": 2.5 }"#,
      "the default is no number that 'thing' can be [catalog.bad-filling]"
    ),
    (
      #""thing": { "type": "date", "default": "today" }"#,
      "'default' must be absent: a date or a measurement has no default, not a string [catalog.wrong-type]"
    ),
  ])
  func `a filling that cannot be is named`(parameter: String, finding: String) {
    #expect(Self.findings(parameter, #""Set ${thing}""#) == [finding])
  }

  @Test(arguments: [
    (
      #"{ "phrases": ["Dim ${thing}"], "parameters": { "thign": { "default": "desk" } } }"#,
      "no parameter is called 'thign'; did you mean 'thing'? [catalog.unknown-parameter]"
    ),
    (#"{ "parameters": {} }"#, "the group of phrases has no 'phrases' [catalog.missing-key]"),
    (
      #"{ "phrases": [{ "phrases": ["Dim ${thing}"] }] }"#,
      "the phrase must be a string, not an object [catalog.wrong-type]"
    ),
    (
      #"{ "phrases": ["Dim ${thing}"], "where": {} }"#, "unknown key 'where' [catalog.unknown-key]"
    ),
  ])
  func `a bad group is named`(group: String, finding: String) {
    let thing = #""thing": { "entity": "Thing" }"#
    #expect(Self.findings(thing, #""Set ${thing}", \#(group)"#) == [finding])
  }
}
