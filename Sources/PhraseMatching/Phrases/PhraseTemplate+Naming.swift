extension PhraseTemplate {
  /// Whether a word of a phrase only introduces the application's name behind it: "in", "with".
  package static func leadsToApplication(_ word: String) -> Bool {
    BuiltinWords.id(word.lowercased()).map(AddressWords.leads) ?? false
  }

  /// Whether a word at the start of a phrase only addresses its application: "ask".
  package static func callsApplication(_ word: String) -> Bool {
    BuiltinWords.id(word.lowercased()).map(AddressWords.calls) ?? false
  }

  /// Whether a word only connects the application's name to the request: "to".
  package static func followsApplication(_ word: String) -> Bool {
    BuiltinWords.id(word.lowercased()).map(AddressWords.follows) ?? false
  }
}
