import Testing

@testable import PhraseMatching

/// What the rivals of a constant stand among.
enum RivalCatalog: Sendable {
  /// Nothing else, by words alone.
  case words
  /// Nothing else but these, with their meaning.
  case only([String])
  /// Commands with placeholders, with their meaning.
  case commands
  /// Examples without placeholders, with their meaning.
  case examples

  var similarity: MatchOptions.Similarity {
    if case .words = self { return .lexical }
    return .semantic
  }

  private var phrases: [String] {
    switch self {
    case .words: []
    case .only(let phrases): phrases
    case .commands: Self.householdCommands
    case .examples: Self.bankExamples
    }
  }

  private static let householdCommands = [
    "Turn on [the] ${lamp} / Switch on [the] ${lamp}", "Turn off [the] ${lamp}",
    "Dim [the] ${lamp} to ${level} percent",
    "Start the vacuum", "Lock the front door", "Set a timer for ${time}", "Play ${words}", "Delete the playlist",
    "Show the weather in ${place}", "Send a message saying ${words}",
  ]
  private static let bankExamples = [
    "My card was stolen / I lost my card / Somebody took my card", "What is my balance / How much money do I have",
    "How do I change my pin / I forgot my pin", "Where is the nearest branch / Is there a bank near me",
    "I want to send money abroad / Can I transfer money to another country",
    "Why was I charged a fee / There is a fee that I do not know",
  ]

  /// The applications of all phrases, each phrase a shortcut of its own that is named by it.
  ///
  /// A phrase may begin with its application, "Trails: Show my list", or with what it is: "derived: …", "never: …".
  /// Several phrases of a shortcut are separated by " / ".
  func applications(with rivals: [String]) throws -> [Application] {
    var applications: [Application] = []
    for phrase in rivals + phrases {
      let parts = phrase.split(separator: ": ", maxSplits: 1).map(String.init)
      let mark = parts.count > 1 ? parts[0] : "Home"
      let isKind = mark == "derived" || mark == "never"
      let name = isKind ? "Home" : mark
      if !applications.contains(where: { $0.name == name }) { applications.append(Self.empty(name)) }
      let templates = try (parts.last ?? "").split(separator: " / ").map {
        try #require(PhraseTemplate.pattern(String($0)).template, "\(phrase)")
      }
      for index in applications.indices where applications[index].name == name {
        if mark == "never" {
          applications[index].negativePhrases += templates
        } else {
          applications[index].shortcuts.append(
            Shortcut(
              intent: phrase, title: phrase, parameters: Self.parameters, phrases: templates,
              phraseOrigin: mark == "derived" ? .derived : .authored))
        }
      }
    }
    return applications
  }

  private static let parameters = [
    Parameter(name: "lamp", kind: .entity("Lamp")), Parameter(name: "room", kind: .entity("Room"), isOptional: true),
    Parameter(name: "place", kind: .entity("Place")), Parameter(name: "words", kind: .text),
    Parameter(name: "level", kind: .integer(0...100)), Parameter(name: "time", kind: .duration),
  ]

  private static func empty(_ name: String) -> Application {
    Application(
      name: name,
      entities: [
        entity("Lamp", ["Desk Lamp", "Hall Lamp", "Gate"]), entity("Room", ["Kitchen", "Living Room"]),
        entity("Place", ["Paris"], vocabulary: .open),
      ])
  }

  private static func entity(_ name: String, _ titles: [String], vocabulary: Entity.Vocabulary = .closed) -> Entity {
    Entity(
      name: name, title: name, vocabulary: vocabulary, values: titles.map { Entity.Value(id: $0, title: $0) })
  }
}
