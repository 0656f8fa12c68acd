import Diagnostics

@testable import PhraseCatalogs

/// A catalog of the application Lantern with several shortcuts, for rules about what gets into each other's way.
struct HouseCatalog {
  /// Values of the entities `Lamp` and `Room`, spelled as in JSON.
  var lamps = [#""Desk Lamp""#, #""Hall Lamp""#]
  var rooms = [#""Kitchen""#, #""Cellar""#]
  var negativePhrases: [String] = []

  /// A catalog with these shortcuts, given by their intents and phrases. Parameters that phrases use are declared:
  /// `lamp` and `room` are entities, `state` lists "On" and "Off", `flag` is a boolean, `note` and `name` take any text,
  /// `level` is an integer, `amount` a number, `when` a date, `time` a duration.
  func catalog(_ shortcuts: KeyValuePairs<String, [String]>) -> SeededCatalog {
    SeededCatalog(
      """
      {
        "format": 1,
        "application": { "name": "Lantern", "synonyms": ["my lantern"] },
        "entities": {
          "Lamp": { "title": "Lamp", "values": [\(Self.identified(lamps).joined(separator: ", "))] },
          "Room": { "title": "Room", "values": [
            \(Self.identified(rooms).joined(separator: ",\n      "))
          ] }
        },
        "shortcuts": [
          \(shortcuts.map(SeededCatalog.shortcut).joined(separator: ",\n    "))
        ],
        "negativePhrases": [\(negativePhrases.map { "\"\($0)\"" }.joined(separator: ", "))]
      }
      """)
  }

  /// Values with ids, where they are objects and have none.
  private static func identified(_ values: [String]) -> [String] {
    values.enumerated().map { index, value in
      value.hasPrefix("{") && !value.contains("\"id\"") ? "{ \"id\": \"\(index)\"," + value.dropFirst() : value
    }
  }
}

extension SeededCatalog {
  /// A catalog with these shortcuts, given by their intents and phrases; see ``HouseCatalog``.
  static func house(_ shortcuts: KeyValuePairs<String, [String]>) -> SeededCatalog {
    HouseCatalog().catalog(shortcuts)
  }

  /// What one rule says of it, as a person sees it.
  func rendered(by rule: any LintRule.Type) -> [String] {
    let report = checked(LintSelection([rule]))
    return report.findings.filter { $0.finding.rule == rule.description.name }.map(report.rendered)
  }
}
