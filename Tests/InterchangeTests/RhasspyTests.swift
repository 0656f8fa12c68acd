import PhraseCatalogs
import PhraseMatching
import Testing

@testable import Interchange

/// Sentences of Rhasspy become catalogs.
struct RhasspyTests {
  private static let sentences = #"""
    # A house
    [ChangeLight]
    colors = (red | green | (sky blue):blue){color}
    \[please] set [the] light to <colors>
    make the ($rooms){room} light <colors> [now:]
    dim to (0..100){level} percent

    [Report]
    what is the light in $rooms
    tell <ChangeLight.colors> (from | since) 1..12
    is it (on:yes | off:no){state!upper}
    """#

  private static func imported(_ text: String, lists: [String: String] = [:]) -> Imported {
    let files = lists.sorted { $0.key < $1.key }.map { ImportedFile(path: "profile/slots/\($0.key)", text: $0.value) }
    return Importers.importing([ImportedFile(path: "profile/sentences.ini", text: text)] + files)
  }

  @Test func `sentences become a catalog`() throws {
    let catalog = try #require(
      Self.imported(Self.sentences, lists: ["rooms": "living room\n# upstairs\n(bath | bathroom):bath\n"]).catalog)
    #expect(
      CatalogWriter.text(of: catalog) == #"""
        {
          "format": 1,
          "application": { "name": "Rhasspy" },
          "entities": {
            "ChangeLight.color": {
              "title": "Color",
              "values": ["red", "green", { "id": "blue", "title": "sky blue" }]
            },
            "rooms": {
              "title": "Rooms",
              "values": ["living room", { "id": "bath", "synonyms": ["bathroom"] }]
            },
            "Report.color": {
              "title": "Color",
              "values": ["red", "green", { "id": "blue", "title": "sky blue" }]
            },
            "Report.state": {
              "title": "State",
              "values": [{ "id": "yes", "title": "on" }, { "id": "no", "title": "off" }]
            }
          },
          "shortcuts": [
            {
              "intent": "ChangeLight",
              "title": "Change Light",
              "parameters": {
                "color": { "entity": "ChangeLight.color", "optional": true },
                "room": { "entity": "rooms", "optional": true },
                "level": { "type": "integer", "range": [0, 100], "optional": true }
              },
              "phrases": [
                "[please] set [the] light to ${color}",
                "make the ${room} light ${color} [now]",
                "dim to ${level} percent"
              ]
            },
            {
              "intent": "Report",
              "parameters": {
                "rooms": { "entity": "rooms", "optional": true },
                "color": { "entity": "Report.color", "optional": true },
                "number": { "type": "integer", "range": [1, 12], "optional": true },
                "state": { "entity": "Report.state", "optional": true }
              },
              "phrases": [
                "what is the light in ${rooms}",
                "tell ${color} (from|since) ${number}",
                "is it ${state}"
              ]
            }
          ]
        }

        """#)
    #expect(Catalog.read(CatalogWriter.text(of: catalog)).catalog == catalog)
  }

  @Test func `what was left out is listed with its place`() {
    #expect(
      Self.imported(Self.sentences).notes.map(\.description) == [
        "profile/sentences.ini:5:1: left out: the values of list '$rooms', which was not given; it takes any words",
        "profile/sentences.ini:5:1: left out: substitutions outside of tags in 'ChangeLight'; what is said is not exchanged",
        "profile/sentences.ini:11:1: left out: the converter 'upper'; what is said is handed over as it is",
      ])
  }

  @Test(arguments: [
    ("go home\n[A]\ngo", "sentences.ini:1:1: error: the line stands before the first '[Intent]'"),
    (
      "[A]\n[go] home",
      "sentences.ini:2:1: error: '[' at the beginning of a line opens an intent and is never closed; "
        + "write '\\[' for an optional word"
    ),
    ("[A]\ngo (home", "sentences.ini:2:4: error: '(' is never closed"),
    ("[A]\nr = go )\n<r>", "sentences.ini:2:8: error: ')' closes nothing"),
    ("[A]\nr = <s>\ns = x [<r>]\n<r>", "sentences.ini:4:1: error: rule '<A.r>' refers to itself through '<A.s>'"),
    ("[A]\n<B.r>", "sentences.ini:2:1: error: no rule is called '<B.r>'"),
    ("[A]\ngo\n[A]\nrun", "sentences.ini:3:1: error: intent 'A' is written twice; only the first counts"),
    ("[]\ngo", "sentences.ini:1:1: error: an intent has no name"),
  ])
  func `a mistake is named with its place`(text: String, note: String) {
    let imported = RhasspyImporter.read([ImportedFile(path: "sentences.ini", text: text)], ImportOptions())
    #expect(imported.notes.first?.description == note)
  }
}
