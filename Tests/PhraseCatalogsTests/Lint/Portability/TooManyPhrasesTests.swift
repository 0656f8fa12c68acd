import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let tooManyPhrases = SeededDefects(
    TooManyPhrases.self,
    defects: [
      Defect("Light", .valued(1_001, "Light ${lamp} in ${applicationName}")),
      Defect("Light", .valued(400, "[Please] light [up] ${lamp} in ${applicationName}")),
      Defect("Light", .valued(501, "Light ${lamp} in ${applicationName}", "Kindle ${lamp} with ${applicationName}")),
      Defect("Light", .valued(10, "\(ways(7)) in ${applicationName}")),
      Defect("Light", .valued(10, "\(ways(64)) in ${applicationName}")),
      Defect(
        "Light",
        SeededCatalog.valued(1_001, "Light ${lamp} in ${applicationName}").taken(as: .running)),
    ],
    lookalikes: [
      .valued(1_000, "Light ${lamp} in ${applicationName}"),
      .valued(500, "Light ${lamp} in ${applicationName}", "Kindle ${lamp} with ${applicationName}"),
      .valued(5_000, suggested: 999, "Light ${lamp} in ${applicationName}"),
      .valued(5_000, "Light up in ${applicationName}"),
      .valued(10, "\(ways(6)) in ${applicationName}"),
      .valued(1_000, "Light ${lamp} in ${applicationName}", "Light ${limp} in ${applicationName}"),
    ])

  /// A phrase that can be said in three to this power ways.
  private static func ways(_ count: Int) -> String {
    "Light " + (0..<count).map { "(a\($0)|b\($0)|c\($0))" }.joined(separator: " ")
  }
}

extension SeededCatalog {
  /// A catalog with so many lamps, of which the first are suggested.
  fileprivate static func valued(_ count: Int, suggested: Int? = nil, _ phrases: String...) -> SeededCatalog {
    let values = (1...count).map { number in
      #"{ "id": "lamp \#(number)", "suggested": \#(number <= suggested ?? count) }"#
    }
    return SeededCatalog(
      """
      {
        "format": 1,
        "application": { "name": "Lantern" },
        "entities": { "Lamp": { "values": [\(values.joined(separator: ", "))] } },
        "shortcuts": [
          { "intent": "Light", "parameters": { "lamp": { "entity": "Lamp", "prompt": "Which?" } },
            "phrases": [\(phrases.map { "\"\($0)\"" }.joined(separator: ", "))] }
        ]
      }
      """)
  }
}

@Suite struct `More than a thousand phrases` {
  @Test func `are counted at the shortcut that has most of them`() {
    #expect(
      SeededCatalog.valued(1_204, "Light ${lamp} in ${applicationName}", "Light up in ${applicationName}")
        .findings(of: "portability.too-many-phrases") == [
          """
          lantern.json:6:18: warning: the phrases of 'Lantern' come to 1,205 with their suggested values, and 1,000 \
          are the limit; 1,205 are of this shortcut [portability.too-many-phrases]
          6 |     { "intent": "Light", "parameters": { "lamp": { "entity": "Lamp", "prompt": "Which?" } },
            |                  ^~~~~
            = in shortcut 'Light'
          """
        ])
  }
}
