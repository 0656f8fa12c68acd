import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let ordinaryApplicationName = SeededDefects(
    OrdinaryApplicationName.self,
    defects: [
      Defect("Play", .named("Play")),
      Defect("The", .named("The")),
      Defect("go to", .named("Lantern", "go to")),
      Defect("Tell Me!", .named("Tell Me!")),
      Defect("now", .named("Lantern", "my lantern", "now")),
      Defect("Please", SeededCatalog.named("Please").taken(as: .running)),
    ],
    lookalikes: [
      .named("Home", "my house"),
      .named("Notes", "the notes"),
      .named("Clock"),
      .named("Play Room", "Go Lantern"),
      .named("Theo", "Opener", "Player"),
      .named("Reminders", "Find Friends"),
    ])
}

extension SeededCatalog {
  /// A catalog of an application with these names.
  static func named(_ name: String, _ synonyms: String...) -> SeededCatalog {
    SeededCatalog(
      """
      {
        "format": 1,
        "application": { "name": "\(name)", "synonyms": [\(synonyms.map { "\"\($0)\"" }.joined(separator: ", "))] },
        "shortcuts": [{ "intent": "Light", "phrases": ["Light up in ${applicationName}"] }]
      }
      """)
  }
}

@Suite struct `An ordinary word for a name` {
  @Test func `is underlined where it is given`() {
    #expect(
      SeededCatalog.named("Lantern", "find").findings == [
        """
        lantern.json:3:53: warning: 'find' is an ordinary word of requests, so they name the application by accident \
        [phrase.ordinary-application-name]
        3 |   "application": { "name": "Lantern", "synonyms": ["find"] },
          |                                                     ^~~~
        """
      ])
  }
}
