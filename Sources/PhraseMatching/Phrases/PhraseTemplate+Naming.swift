extension PhraseTemplate {
  /// Whether a word of a phrase only leads to the application's name behind it: "in", "with".
  package static func leadsToApplication(_ word: String) -> Bool {
    BuiltinWords.id(word.lowercased()).map(AddressWords.leads) ?? false
  }

  /// Whether a phrase begins with the word only to call its application: "ask".
  package static func callsApplication(_ word: String) -> Bool {
    BuiltinWords.id(word.lowercased()).map(AddressWords.calls) ?? false
  }

  /// Whether the word leads from the application's name to the wish: "to".
  package static func followsApplication(_ word: String) -> Bool {
    BuiltinWords.id(word.lowercased()).map(AddressWords.follows) ?? false
  }
}
