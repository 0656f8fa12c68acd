import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let missingPrompt = SeededDefects(
    MissingPrompt.self,
    defects: [
      Defect("lamp", .asking(#""lamp": { "values": ["Red"] }"#, "Light up")),
      Defect("lamp", .asking(#""lamp": { "values": ["Red"] }"#, "Light [the ${lamp}] now")),
      Defect("level", .asking(#""level": { "type": "integer" }"#, "Light to ${level} percent", "Light up")),
      Defect("when", .asking(#""when": { "type": "date", "optional": false }"#, "Light (up|${when})")),
      Defect("note", .asking(#""note": { "type": "text" }, "lamp": { "values": ["Red"] }"#, "Light ${lamp}")),
    ],
    lookalikes: [
      .asking(#""lamp": { "values": ["Red"] }"#, "Light the ${lamp}", "(Light|Dim) ${lamp} [now]"),
      .asking(#""lamp": { "values": ["Red"], "prompt": "Which?" }"#, "Light up"),
      .asking(#""lamp": { "values": ["Red"], "optional": true }"#, "Light up [with ${lamp}]"),
      .asking(#""lamp": { "values": ["Red"] }"#, "(Light ${lamp}|Dim the ${lamp})"),
      SeededCatalog.asking(#""lamp": { "values": ["Red"] }"#, "Light up").taken(as: .metadata),
    ])
}

extension SeededCatalog {
  /// A catalog of one shortcut with these parameters.
  fileprivate static func asking(_ parameters: String, _ phrases: String...) -> SeededCatalog {
    SeededCatalog(
      """
      {
        "format": 1,
        "application": { "name": "Lantern" },
        "shortcuts": [
          { "intent": "Light",
            "parameters": { \(parameters) },
            "phrases": [\(phrases.map { "\"\($0)\"" }.joined(separator: ", "))] }
        ]
      }
      """)
  }
}

@Suite struct `A parameter that nobody can ask for` {
  @Test func `is shown with a phrase that leaves it out`() {
    #expect(
      SeededCatalog.asking(#""lamp": { "values": ["Red"] }"#, "Light ${lamp}", "Light up").findings == [
        """
        lantern.json:6:24: warning: 'lamp' has to be asked for, and has no 'prompt' [intent.missing-prompt]
        6 |       "parameters": { "lamp": { "values": ["Red"] } },
          |                        ^~~~
          = in shortcut 'Light'
        lantern.json:7:37: note: said without 'lamp'
        7 |       "phrases": ["Light ${lamp}", "Light up"] }
          |                                     ^~~~~~~~
        """
      ])
  }
}
