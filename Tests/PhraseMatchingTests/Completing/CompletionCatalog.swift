@testable import PhraseMatching

/// A house with lamps and rooms, and trails, for completions that a reader can check in the head.
enum CompletionCatalog {
  static let index = PhraseIndex.compile([home, trails]).index

  static func completions(_ text: String, limit: Int = 5, application: String? = nil) -> [Completion] {
    let options = CompletionOptions(limit: limit, application: application, now: TypedRequest.now)
    return Completer(index: index).complete(text, options: options)
  }

  /// The texts of the completions, with what is missing in parentheses.
  static func texts(_ text: String, limit: Int = 5) -> [String] {
    completions(text, limit: limit).map { completion in
      completion.missing.isEmpty ? completion.text : "\(completion.text)(\(completion.missing.joined(separator: ", ")))"
    }
  }

  private static let lamps = Entity(
    name: "Lamp", title: "Lamp",
    values: [
      Entity.Value(id: "desk", title: "Desk Lamp", synonyms: ["reading light"]),
      Entity.Value(id: "hall", title: "Hall Lamp"), Entity.Value(id: "den", title: "Den Lamp"),
      Entity.Value(id: "chandelier", title: "The Grand Chandelier"),
      Entity.Value(id: "secret", title: "Secret Lamp", isSuggested: false),
    ])

  private static let home = Application(
    name: "Home",
    shortcuts: [
      shortcut("TurnOn", "Turn On", ["lamp": .entity("Lamp")], ["Turn on the ${lamp} in ${applicationName}"]),
      shortcut("TurnOff", "Turn Off", ["lamp": .entity("Lamp")], ["Turn off the ${lamp} in ${applicationName}"]),
      shortcut(
        "Dim", "Dim", ["lamp": .entity("Lamp"), "level": .integer(0...100)],
        ["(Dim|Set) [the] ${lamp} to ${level} percent in ${applicationName}"], as: .pattern),
      shortcut("Search", "Search", ["words": .text], ["Search ${applicationName} for ${words}"]),
      shortcut("Weather", "Weather", [:], ["What's the weather like in ${applicationName}?"]),
    ], entities: [lamps])

  private static let trails = Application(
    name: "Trails",
    shortcuts: [
      shortcut("Length", "Length", ["trail": .entity("Trail")], ["How long is ${trail} in ${applicationName}?"]),
      shortcut("Weather", "Trail Weather", [:], ["What's the weather like in ${applicationName}?"]),
    ],
    entities: [
      Entity(
        name: "Trail", title: "Trail",
        values: [Entity.Value(id: "1", title: "Besseggen Ridge"), Entity.Value(id: "2", title: "Lac Blanc")])
    ])

  private static func shortcut(
    _ intent: String, _ title: String, _ parameters: KeyValuePairs<String, Parameter.Kind>, _ phrases: [String],
    as dialect: PhraseTemplate.Dialect = .literal
  ) -> Shortcut {
    Shortcut(
      intent: intent, title: title, parameters: parameters.map { Parameter(name: $0.key, kind: $0.value) },
      phrases: phrases.compactMap { PhraseTemplate.parse($0, as: dialect).template })
  }
}
