import PhraseCatalogs
import PhraseMatching
import Testing

@testable import Interchange

/// Intents of Home Assistant become catalogs.
struct HomeAssistantTests {
  private static let house = #"""
    {
      "language": "en",
      "intents": {
        "HassTurnOn": {
          "data": [
            { "sentences": ["<turn> on [the] {name}", "<turn> [the] {name} (on;now)"], "response": "default" },
            {
              "sentences": ["<turn> on [all] lamp[s] in {area}"],
              "slots": { "domain": "light" },
              "requires_context": { "area": { "slot": true } },
              "metadata": { "note": "nobody asks" }
            }
          ]
        },
        "HassLightSet": {
          "data": [
            { "sentences": ["set {name} to {brightness}[%| percent]", "make {name} {level:brightness}"] },
            { "sentences": ["set {name} to {warmth:temperature} degrees"], "response": "done" }
          ]
        },
        "HassShoppingListAddItem": {
          "data": [{ "sentences": ["(add|put) {item} on my list"], "response": "added" }]
        }
      },
      "lists": {
        "brightness": { "range": { "from": 0, "to": 100, "step": 5, "type": "percentage" } },
        "level": { "values": [{ "in": "(max|maximum)", "out": 100 }, { "in": "full [power]", "out": 100 }, "dim"] },
        "warmth": { "range": { "from": -10, "to": 40, "fractions": "halves" } },
        "item": { "wildcard": true },
        "color": { "values": ["red"] }
      },
      "expansion_rules": { "turn": "(turn|switch)" },
      "skip_words": ["please"],
      "responses": {
        "errors": { "no_intent": "Sorry?" },
        "intents": {
          "HassTurnOn": { "default": "Turned on {{ slots.name }}", "lights": "{% if x %}On{% endif %}" },
          "HassShoppingListAddItem": { "added": "Added {{ slots.item }}" }
        }
      }
    }
    """#

  private static func imported(_ text: String) -> Imported {
    Importers.importing([ImportedFile(path: "en.json", text: text)])
  }

  @Test func `a house becomes a catalog`() throws {
    let catalog = try #require(Self.imported(Self.house).catalog)
    #expect(
      CatalogWriter.text(of: catalog) == #"""
        {
          "format": 1,
          "application": { "name": "Home" },
          "entities": {
            "name": { "title": "Name", "vocabulary": "open" },
            "area": { "title": "Area", "vocabulary": "open" },
            "level": {
              "title": "Level",
              "values": [
                { "id": "100", "title": "max", "synonyms": ["maximum", "full power", "full"] },
                "dim"
              ]
            }
          },
          "shortcuts": [
            {
              "intent": "HassTurnOn",
              "title": "Turn On",
              "parameters": {
                "name": { "entity": "name", "optional": true },
                "area": { "entity": "area", "optional": true },
                "domain": { "type": "text", "optional": true }
              },
              "phrases": [
                "(turn|switch) on [the] ${name}",
                "(turn|switch) [the] ${name} (on now|now on)",
                {
                  "parameters": { "area": { "default": "${here}" }, "domain": { "default": "light" } },
                  "phrases": ["(turn|switch) on [all] (lamps|lamp) in ${area}"]
                }
              ]
            },
            {
              "intent": "HassLightSet",
              "title": "Light Set",
              "parameters": {
                "name": { "entity": "name" },
                "brightness": { "type": "integer", "range": [0, 100], "optional": true },
                "temperature": { "type": "number", "range": [-10, 40], "optional": true }
              },
              "phrases": [
                "set ${name} to ${brightness} [(%|percent)]",
                {
                  "parameters": { "brightness": { "entity": "level" } },
                  "phrases": ["make ${name} ${brightness}"]
                },
                "set ${name} to ${temperature} degrees"
              ]
            },
            {
              "intent": "HassShoppingListAddItem",
              "title": "Shopping List Add Item",
              "parameters": { "item": { "type": "text" } },
              "phrases": ["(add|put) ${item} on my list"],
              "say": "Added ${item}"
            }
          ]
        }

        """#)
    #expect(Catalog.read(CatalogWriter.text(of: catalog)).catalog == catalog)
  }

  @Test func `what a catalog cannot say is listed with its place`() {
    #expect(
      Self.imported(Self.house).notes.map(\.description) == [
        "en.json:11:23: left out: the metadata of sentences, which nobody says",
        "en.json:26:30: left out: the step of list 'brightness'; a parameter takes every number of its range",
        "en.json:30:6: left out: no sentence uses the list 'color'",
        "en.json:33:17: left out: the words to skip; the matcher has polite frames of its own",
        "en.json:35:15: left out: the answers to errors; the assistant has its own",
        "en.json:37:24: left out: answer 'default' of 'HassTurnOn', as it is more than words and slots that are always filled",
        "en.json:37:65: left out: answer 'lights' of 'HassTurnOn'; a shortcut has one",
      ])
  }

  @Test(arguments: [
    (
      #"{ "intents": { "A": { "data": [{ "sentences": ["go <nowhere>"] }] } } }"#,
      "en.json:1:48: error: no rule is called '<nowhere>'"
    ),
    (
      #"{ "intents": { "A": { "data": [{ "sentences": ["<a>"] }] } }, "expansion_rules": { "a": "x <b>", "b": "<a>" } }"#,
      "en.json:1:48: error: rule '<a>' refers to itself through '<b>'"
    ),
    (
      #"{ "intents": { "A": { "data": [{ "sentences": ["go [there"] }] } } }"#,
      "en.json:1:48: error: '[' is never closed in 'go [there'"
    ),
    (
      #"{ "intents": { "A": { "data": [{ "sentences": [7] }] } } }"#,
      "en.json:1:48: error: a sentence must be a string, not a number"
    ),
    (#"{ "intents": { "A": { "data": [{ "sentences": ["#, "en.json:1:47: error: '[' is never closed"),
  ])
  func `a mistake is named with its place`(text: String, note: String) {
    let imported = Self.imported(text)
    #expect(imported.notes.first?.description == note)
    #expect(imported.catalog == nil)
  }

  @Test func `one bad sentence hides no other`() throws {
    let imported = Self.imported(
      #"{ "intents": { "A": { "data": [{ "sentences": ["go [there", "go home"] }] } } }"#)
    #expect(imported.catalog?.application.shortcuts.map { $0.phrases.map(\.text) } == [["go home"]])
    #expect(imported.notes.count == 1)
  }

  @Test func `a phrase that no catalog can have is left out in words`() throws {
    let imported = Self.imported(
      #"{ "intents": { "A": { "data": [{ "sentences": ["[go]", "play {a} {b}", "go"] }] } }, "lists": { "a": { "wildcard": true }, "b": { "wildcard": true } } }"#
    )
    #expect(
      imported.notes.map(\.description) == [
        "en.json:1:48: left out: the phrase '[go]': every part of the phrase can be left out",
        "en.json:1:56: left out: the phrase 'play ${a} ${b}': no word tells where 'a' ends and 'b' begins, "
          + "and both take any text",
      ])
    #expect(imported.catalog?.application.shortcuts.first?.phrases.map(\.text) == ["go"])
  }

  @Test func `two languages are no catalog`() {
    let files = ["de", "en"].map { language in
      ImportedFile(
        path: "\(language).json",
        text: #"{ "language": "\#(language)", "intents": { "A": { "data": [{ "sentences": ["go"] }] } } }"#)
    }
    #expect(
      Importers.importing(files).notes.map(\.description) == [
        "en.json:1:15: error: the file is in 'en', the one before in 'de'; a catalog has one language"
      ])
  }

  // MARK: With a home

  private static let grammar = #"""
    {
      "language": "en",
      "intents": {
        "HassTurnOn": {
          "data": [
            { "sentences": ["turn on [the] {name}"], "requires_context": { "domain": ["light", "switch", "siren"] } },
            { "sentences": ["open [the] {name}"], "requires_context": { "domain": "cover" }, "excludes_context": { "device_class": "gate" } },
            { "sentences": ["lights on"], "slots": { "domain": "light" }, "requires_context": { "area": { "slot": true } } },
            { "sentences": ["sing {name}"], "requires_context": { "domain": ["singer"] } }
          ]
        },
        "HassSetVolumeRelative": {
          "data": [{ "sentences": ["volume {step}", "volume down {by:step}"] }]
        }
      },
      "lists": {
        "step": { "values": ["up", "down"] },
        "by": { "range": { "from": 0, "to": 100, "multiplier": -1 } }
      }
    }
    """#

  private static let home = #"""
    {
      "entities": [
        { "name": "Desk Lamp", "domain": "light", "area": "Study", "attributes": {} },
        { "name": "Front Gate", "domain": "cover", "area": null, "attributes": { "device_class": "gate" } },
        { "name": "Curtain", "domain": "cover", "area": "Study", "attributes": { "position": 40 } }
      ],
      "areas": [{ "name": "Study", "floor": "Upstairs" }, { "name": "Kitchen", "floor": null }],
      "floors": [{ "name": "Upstairs" }]
    }
    """#

  private static var together: Imported {
    Importers.importing([
      ImportedFile(path: "en.json", text: grammar), ImportedFile(path: "home.json", text: home),
    ])
  }

  @Test func `the context of sentences becomes tags, fixed values and the place of the speaker`() throws {
    let catalog = try #require(Self.together.catalog)
    let text = CatalogWriter.text(of: catalog)
    #expect(
      text.contains(
        #"""
              "phrases": [
                { "parameters": { "name": { "tags": ["light"] } }, "phrases": ["turn on [the] ${name}"] },
                {
                  "parameters": { "name": { "tags": ["cover"], "withoutTags": ["gate"] } },
                  "phrases": ["open [the] ${name}"]
                },
                {
                  "parameters": { "domain": { "default": "light" }, "area": { "default": "${here}" } },
                  "phrases": ["lights on"]
                }
              ]
        """#))
    #expect(text.contains(##"{ "type": "integer", "range": [0, 100], "multiplier": -1 }"##))
    let (again, findings) = Catalog.read(text)
    #expect(again == catalog)
    #expect(findings.isEmpty)
  }

  @Test(arguments: [
    ("turn on the desk lamp", "name=Desk Lamp"), ("open curtain", "name=Curtain"), ("turn on the curtain", nil),
    ("open the front gate", nil), ("lights on", "domain=light area=Kitchen"), ("volume up", "step=up"),
    ("volume down 20", "step=-20"),
  ])
  func `only what is of the kind can be named`(request: String, values: String?) throws {
    let catalog = try #require(Self.together.catalog)
    var options = MatchOptions(now: CivilMoment(year: 2026, month: 1, day: 1))
    options.place = "kitchen"
    let matching = Matcher(index: PhraseIndex.compile([catalog.application]).index).match(request, options: options)
    let filled = matching.candidates.first?.values.map {
      "\($0.name)=\($0.values.first?.id ?? $0.typed?.text ?? $0.text)"
    }
    #expect((matching.outcome == .matched ? filled?.joined(separator: " ") : nil) == values)
  }

  @Test func `what the home has not is left out in words`() {
    #expect(
      Self.together.notes.map(\.description) == [
        "home.json:5:79: left out: the attribute 'position' of things: a catalog has no states",
        "en.json:9:64: left out: sentences of 'HassTurnOn' about 'singer', as the home has nothing of the kind",
      ])
  }

  @Test func `a home alone is no grammar`() {
    let notes = Importers.importing([ImportedFile(path: "home.json", text: Self.home)]).notes
    #expect(notes.first?.description == "home.json: error: a home says nothing without a grammar")
  }
}
