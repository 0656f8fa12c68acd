import AppIntents

/// A city that a traveler can be in.
struct Place: Hashable, Codable, Sendable {
  /// What it is called, in English.
  let name: String
  let coordinate: Coordinate
  /// What else people call it, in English.
  var synonyms: [String] = []

  /// What it is called in the language of the moment.
  var title: String { Translated(wrappedValue: name).wrappedValue }

  /// What else people call it, in their language and in English.
  var otherNames: [String] { ([name] + synonyms).withTranslations(except: title) }
}
