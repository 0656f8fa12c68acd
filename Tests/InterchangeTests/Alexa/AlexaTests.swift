import PhraseCatalogs
import PhraseMatching
import Testing

@testable import Interchange

/// Interaction models of Alexa become catalogs.
struct AlexaTests {
  private static let bakery = #"""
    {
      "interactionModel": {
        "languageModel": {
          "invocationName": "corner bakery",
          "modelConfiguration": { "fallbackIntentSensitivity": { "level": "LOW" } },
          "intents": [
            { "name": "AMAZON.StopIntent", "samples": [] },
            { "name": "AMAZON.HelpIntent", "samples": ["what can I order"] },
            {
              "name": "OrderBreadIntent",
              "slots": [
                { "name": "bread", "type": "Bread", "samples": ["the {bread} please"] },
                { "name": "count", "type": "AMAZON.NUMBER" },
                { "name": "day", "type": "AMAZON.DATE" },
                { "name": "city", "type": "AMAZON.City" }
              ],
              "samples": [
                "order {count} {bread}", "bring {bread} on {day} (fresh)", "send {bread} to {city}", "order {bred}"
              ]
            },
            { "name": "SearchIntent", "slots": [{ "name": "words", "type": "AMAZON.SearchQuery" }],
              "samples": ["look for {words}"] }
          ],
          "types": [
            {
              "name": "Bread",
              "values": [
                { "id": "RYE", "name": { "value": "rye bread", "synonyms": ["dark bread", "rye bread"] } },
                { "name": { "value": "baguette" } }
              ]
            }
          ]
        },
        "dialog": {
          "intents": [
            {
              "name": "OrderBreadIntent", "confirmationRequired": true,
              "slots": [
                { "name": "bread", "type": "Bread", "elicitationRequired": true, "confirmationRequired": true,
                  "prompts": { "elicitation": "Elicit.Slot.1" } },
                { "name": "count", "elicitationRequired": true, "prompts": { "elicitation": "Elicit.Slot.9" } }
              ]
            }
          ]
        },
        "prompts": [
          { "id": "Elicit.Slot.1", "variations": [
            { "type": "SSML", "value": "<speak>Which <emphasis>bread</emphasis>?</speak>" },
            { "type": "PlainText", "value": "What bread?" } ] }
        ]
      }
    }
    """#

  @Test func `a skill becomes a catalog`() throws {
    let catalog = try #require(Importers.importing([ImportedFile(path: "en-US.json", text: Self.bakery)]).catalog)
    #expect(
      CatalogWriter.text(of: catalog) == #"""
        {
          "format": 1,
          "application": { "name": "Corner Bakery" },
          "entities": {
            "Bread": {
              "values": [{ "id": "RYE", "title": "rye bread", "synonyms": ["dark bread"] }, "baguette"]
            },
            "City": { "vocabulary": "open" }
          },
          "shortcuts": [
            {
              "intent": "AMAZON.HelpIntent",
              "title": "Help",
              "phrases": ["what can I order"]
            },
            {
              "intent": "OrderBreadIntent",
              "title": "Order Bread",
              "parameters": {
                "bread": { "entity": "Bread", "prompt": "Which bread?" },
                "count": { "type": "integer" },
                "day": { "type": "date", "optional": true },
                "city": { "entity": "City", "optional": true }
              },
              "phrases": [
                "order ${count} ${bread}",
                "bring ${bread} on ${day} \\(fresh\\)",
                "send ${bread} to ${city}"
              ]
            },
            {
              "intent": "SearchIntent",
              "title": "Search",
              "parameters": { "words": { "type": "text", "optional": true } },
              "phrases": ["look for ${words}"]
            }
          ]
        }

        """#)
    #expect(Catalog.read(CatalogWriter.text(of: catalog)).catalog == catalog)
  }

  @Test func `what was left out is listed with its place`() {
    #expect(
      Importers.importing([ImportedFile(path: "en-US.json", text: Self.bakery)]).notes.map(\.description) == [
        "en-US.json:5:8: left out: 'modelConfiguration' has no counterpart",
        "en-US.json:7:9: left out: 'AMAZON.StopIntent', whose sentences only Amazon has",
        "en-US.json:12:13: left out: the sample answers for slot 'bread' of 'OrderBreadIntent'",
        "en-US.json:15:13: left out: the values of 'AMAZON.City', which only Amazon has; its slots take any words",
        "en-US.json:18:98: left out: the phrase 'order ${bred}': no parameter is called 'bred'; did you mean 'bread'?",
        "en-US.json:36:9: left out: 'OrderBreadIntent' asks for confirmation; a catalog's shortcut never does",
        "en-US.json:39:13: left out: slot 'bread' of 'OrderBreadIntent' is confirmed; a catalog's parameter never is",
        "en-US.json:41:89: error: no prompt is called 'Elicit.Slot.9'",
        "en-US.json:47:7: left out: all variations of prompt 'Elicit.Slot.1' but one; a parameter has one prompt",
      ])
  }

  @Test(arguments: [
    ("order {bread}", "order ${bread}"), ("{a}'s {b}.", "${a}'s ${b}."),
    ("go {rye|bread} [now]", #"go ${bread} \[now\]"#),
    ("a  {b c}", "a ${bc}"), ("stop {", #"stop {"#), ("say {output}", "say ${outputValue}"),
  ])
  func `a sample becomes a phrase`(sample: String, phrase: String) {
    #expect(AlexaModel.phrase(sample) == phrase)
  }

  @Test(arguments: [
    (#"{"languageModel": {"intents": [{"samples": ["go"]}]}}"#, "a.json:1:32: error: an intent has no 'name'"),
    (
      #"{"languageModel": {"intents": [{"name": "Go", "samples": [1]}]}}"#,
      "a.json:1:59: error: a sample of 'Go' must be a string, not a number"
    ),
    (
      #"{"languageModel": {"intents": [{"name": "Go", "slots": [{"name": "x"}], "samples": ["go"]}]}}"#,
      "a.json:1:57: error: a slot of 'Go' needs a 'name' and a 'type'"
    ),
    (
      #"{"languageModel": {"intents": [{"name": "Go", "slots": [{"name": "x", "type": "Nope"}], "samples": ["go {x}"]}]}}"#,
      "a.json:1:57: error: no slot type is called 'Nope'; its slots take any words"
    ),
    (
      #"{"languageModel": {"intents": [{"name": "Go", "samples": []}]}}"#,
      "a.json:1:41: left out: 'Go' has no phrase that a catalog can have"
    ),
  ])
  func `a mistake is named with its place`(text: String, note: String) {
    let imported = Importers.importing([ImportedFile(path: "a.json", text: text)])
    #expect(imported.notes.first?.description == note)
  }
}
