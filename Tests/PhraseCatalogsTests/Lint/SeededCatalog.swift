import Diagnostics
import PhraseMatching
import Testing

@testable import PhraseCatalogs

/// Some catalogs for lint to look at, as somebody could have written them.
struct SeededCatalog: Sendable, CustomTestStringConvertible {
  /// The texts of the files.
  var texts: [String]
  /// What they are taken for. Other than a catalog: their phrases are literal, and their reader has nothing to say.
  var origin: DeclaredApplication.Origin = .catalog
  /// Files of translations beside them.
  var translations: [SeededTranslations] = []
  /// What no catalog can say.
  var adjusting: @Sendable (inout DeclaredApplication) -> Void = { _ in }

  /// Takes catalogs as they are written.
  init(_ texts: String...) { self.texts = texts }

  /// A catalog of the application Lantern with one shortcut, 'Light', that has these phrases, spelled as in JSON.
  ///
  /// The placeholders `lamp` and `room` are entities, `color` lists its values, `note` and `name` take any text,
  /// `level` is an integer, `when` a date. Those that a phrase uses are declared.
  static func phrases(_ phrases: String...) -> SeededCatalog { .with(phrases: phrases) }

  static func with(phrases: [String]) -> SeededCatalog {
    SeededCatalog(
      """
      {
        "format": 1,
        "application": { "name": "Lantern", "synonyms": ["my lantern"] },
        "entities": {
          "Lamp": { "title": "Lamp", "values": ["Desk Lamp", "Hall Lamp"] },
          "Room": { "title": "Room", "values": ["Kitchen", "Cellar"] }
        },
        "shortcuts": [
          \(shortcut("Light", phrases))
        ]
      }
      """)
  }

  /// A shortcut with these phrases, spelled as in JSON, and the parameters that they use.
  static func shortcut(_ intent: String, _ phrases: [String]) -> String {
    let parameters = declarations.filter { name, _ in phrases.contains { $0.contains("${\(name)}") } }
    return """
      { "intent": "\(intent)", "title": "\(intent)",
            "parameters": { \(parameters.map { "\"\($0)\": \($1)" }.joined(separator: ", ")) },
            "phrases": [
              \(phrases.map { "\"\($0)\"" }.joined(separator: ",\n        "))
            ] }
      """
  }

  private static let declarations = [
    ("lamp", #"{ "entity": "Lamp", "prompt": "Which lamp?" }"#),
    ("room", #"{ "entity": "Room", "prompt": "Which room?" }"#),
    ("color", #"{ "values": ["Amber", "Teal"], "prompt": "Which color?" }"#),
    ("state", #"{ "values": ["On", "Off"], "prompt": "On or off?" }"#),
    ("flag", #"{ "type": "boolean", "prompt": "Yes or no?" }"#),
    ("note", #"{ "type": "text", "prompt": "What does it say?" }"#),
    ("name", #"{ "type": "text", "prompt": "What is it called?" }"#),
    ("level", #"{ "type": "integer", "prompt": "How bright?" }"#),
    ("amount", #"{ "type": "number", "prompt": "How much?" }"#),
    ("when", #"{ "type": "date", "prompt": "When?" }"#),
    ("time", #"{ "type": "duration", "prompt": "How long?" }"#),
  ]

  /// The same, with its second phrase as a negative one.
  var refusing: SeededCatalog {
    with { $0.negativePhrases = [$0.shortcuts[0].phrases.removeLast()] }
  }

  /// The same, taken for something else than a catalog.
  func taken(as origin: DeclaredApplication.Origin) -> SeededCatalog {
    var copy = self
    copy.origin = origin
    return copy
  }

  /// The same, with something that no catalog can say.
  func with(_ adjusting: @escaping @Sendable (inout DeclaredApplication) -> Void) -> SeededCatalog {
    var copy = self
    copy.adjusting = { [before = self.adjusting] application in
      before(&application)
      adjusting(&application)
    }
    return copy
  }

  var testDescription: String { (texts + translations.map(\.text)).joined(separator: "\n") }
}

// MARK: - Linting

extension SeededCatalog {
  /// What lint says of the catalogs, the findings of their reader included.
  func checked(_ selection: LintSelection = LintSelection()) -> LintReport {
    var sources = texts.enumerated().map { index, text in
      DeclarationSource(name: index == 0 ? "lantern.json" : "lantern-\(index + 1).json", text: SourceText(text))
    }
    let localizations = translations.read(behind: &sources)
    let readings = texts.enumerated().map { DeclaredApplication.read(catalog: Array($1.utf8), as: SourceID($0)) }
    let found = (origin == .catalog ? readings.flatMap(\.findings) : []) + localizations.flatMap(\.findings)
    let applications = readings.compactMap(\.application).map { application in
      var application = application
      if origin != .catalog { application.becomeLiteral(as: origin) }
      application.localizations = localizations.flatMap(\.localizations)
      adjusting(&application)
      return application
    }
    var selection = selection
    selection.reserved = .few
    return Lint.check(applications, sources: sources, found: found, selection: selection)
  }
}

extension SeededCatalog {
  /// What lint says of the catalogs by itself, rendered.
  var findings: [String] {
    let report = checked()
    return report.findings.map(report.rendered)
  }

  /// What one rule says of them, Apple's limits included.
  func findings(of rule: String) -> [String] {
    let report = checked(LintSelection(limits: .everywhere))
    return report.findings.filter { $0.finding.rule == rule }.map(report.rendered)
  }
}

extension DeclaredApplication {
  /// Takes the phrases for what a Swift program says.
  fileprivate mutating func becomeLiteral(as origin: Origin) {
    self.origin = origin
    for index in shortcuts.indices {
      let names = shortcuts[index].parameters.map(\.name.text)
      for phrase in shortcuts[index].phrases.indices {
        let template = PhraseTemplate.literal(shortcuts[index].phrases[phrase].text.text).template
        let isKnown = template?.placeholders.allSatisfy { names.contains($0.name) } ?? false
        shortcuts[index].phrases[phrase].template = isKnown ? template : nil
      }
    }
  }
}

extension LintReport {
  /// The text that a finding underlines.
  func underlined(_ finding: LintFinding) -> String {
    String(decoding: source(of: finding).text.bytes[finding.finding.range], as: UTF8.self)
  }
}
