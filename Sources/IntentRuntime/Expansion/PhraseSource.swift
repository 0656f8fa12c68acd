/// What an application's phrases and names are in the language that is spoken.
struct PhraseSource: Sendable {
  /// The application's name, if it has another in this language.
  var name: String?
  /// Other names in this language.
  var synonyms: [String] = []
  /// The phrases of a shortcut, given those that its author wrote.
  var said: @Sendable ([String]) -> [String] = { $0 }
  /// The negative phrases, given those that their author wrote.
  var negative: @Sendable ([String]) -> [String] = { $0 }
}
