import Testing

@testable import PhraseCatalogs

extension SeededDefects {
  static let duplicateTitle = SeededDefects(
    DuplicateTitle.self,
    defects: [
      Defect("Light", .titled("Light", "Light")),
      Defect("LIGHT!", .titled("Light", "LIGHT!")),
      Defect("light  up", .titled("Dim", "Light Up", "light  up")),
      Defect("Éclair", .titled("Eclair", "Éclair")),
      Defect("Light", SeededCatalog.titled("Light", "Light").taken(as: .running)),
    ],
    lookalikes: [
      .titled("Light", "Lights"),
      .titled("Light Up", "Up Light"),
      SeededCatalog(untitled("Light", "Dim"), untitled("Light", "Dim")),
      SeededCatalog(
        #"{ "format": 1, "application": { "name": "A" }, "shortcuts": [{ "intent": "Light", "phrases": ["Light up"] }, "#
          + #"{ "intent": "Dim", "title": "Light", "phrases": ["Dim the lamps"] }] }"#),
      .titled("Light 1", "Light 2", "Light"),
    ])

  private static func untitled(_ titles: String...) -> String {
    SeededCatalog.shortcuts(
      titles.enumerated().map { #"{ "intent": "Do\#($0)", "title": "\#($1)", "phrases": ["Do \#($1)"] }"# })
  }
}

extension SeededCatalog {
  /// A catalog of shortcuts with these titles.
  fileprivate static func titled(_ titles: String...) -> SeededCatalog {
    let verbs = ["Light up", "Burn low", "Shine far"]
    return SeededCatalog(
      shortcuts(
        titles.enumerated().map { index, title in
          #"{ "intent": "Do\#(index)", "title": "\#(title)", "phrases": ["\#(verbs[index]) in ${applicationName}"] }"#
        }))
  }

  /// The text of a catalog of these shortcuts.
  static func shortcuts(_ shortcuts: [String]) -> String {
    """
    {
      "format": 1,
      "application": { "name": "Lantern" },
      "shortcuts": [
        \(shortcuts.joined(separator: ",\n    "))
      ]
    }
    """
  }
}

@Suite struct `A title that is given twice` {
  @Test func `is shown with the first`() {
    #expect(
      SeededCatalog.titled("Light", "light").findings == [
        """
        lantern.json:6:34: warning: another shortcut has the title 'Light' [intent.duplicate-title]
        6 |     { "intent": "Do1", "title": "light", "phrases": ["Burn low in ${applicationName}"] }
          |                                  ^~~~~
          = in shortcut 'Do1'
        lantern.json:5:34: note: the other shortcut
        5 |     { "intent": "Do0", "title": "Light", "phrases": ["Light up in ${applicationName}"] },
          |                                  ^~~~~
        """
      ])
  }
}
