import AppIntents

/// A protected area with trails in it.
struct Park: Identifiable, Hashable, Decodable, Sendable {
  let id: String
  let name: String
  @Translated var country: String
  let region: Region.ID
  /// What a day costs.
  let dayPass: IntentCurrencyAmount
  /// Other names by which people know it, in English.
  let synonyms: [String]

  /// Other names by which people know it, in their language and in English.
  var otherNames: [String] { ([name] + synonyms).withTranslations(except: name) }
}
