/// A part of the world whose trails the app features together.
struct Region: Identifiable, Hashable, Decodable, Sendable {
  let id: String
  /// The name of its collection.
  @Translated var name: String
  /// Why people go there, in a few words.
  @Translated var tagline: String
  /// Other names by which people know it, in English.
  let synonyms: [String]

  /// Other names by which people know it, in their language and in English.
  var otherNames: [String] { ([$name] + synonyms).withTranslations(except: name) }
}
