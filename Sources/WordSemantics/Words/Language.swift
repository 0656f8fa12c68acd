/// What is known of a language before any phrase is read: its folder under `Languages`, whose texts say at their top
/// what their lines are. Another language is another folder.
package struct Language: Sendable {
  package let name: String
  /// The weights and roles of words.
  package let words: EmbeddedText
  /// Polite words around a request.
  package var polite = EmbeddedText([])
  package var contractions = EmbeddedText([])
  package var abbreviations = EmbeddedText([])
  /// Verbs for actions that change something.
  var verbs = EmbeddedText([])
  /// Irregular verbs.
  var forms = EmbeddedText([])
  /// The words of numbers.
  package var numbers = EmbeddedText([])
  /// The words of dates, durations, measurements and answers; in other languages, what stands for them in English.
  package var values = EmbeddedText([])
  /// Weekdays, months and units of time.
  package var calendar = EmbeddedText([])
  /// Rules that tell what a sentence does by how it begins.
  package var speechActs = EmbeddedText([])

  package static let english = Language(
    name: "en",
    words: EmbeddedText(PackageResources.en_words_txt),
    polite: EmbeddedText(PackageResources.en_polite_txt),
    contractions: EmbeddedText(PackageResources.en_contractions_txt),
    abbreviations: EmbeddedText(PackageResources.en_abbreviations_txt),
    verbs: EmbeddedText(PackageResources.en_verbs_txt),
    forms: EmbeddedText(PackageResources.en_forms_txt),
    numbers: EmbeddedText(PackageResources.en_numbers_txt),
    values: EmbeddedText(PackageResources.en_values_txt),
    calendar: EmbeddedText(PackageResources.en_calendar_txt),
    speechActs: EmbeddedText(PackageResources.en_speech_acts_txt))

  /// All languages, in the order in which their words are numbered.
  package static let all =
    [english]
    + [
      ("de", PackageResources.de_words_txt), ("fr", PackageResources.fr_words_txt),
      ("es", PackageResources.es_words_txt), ("it", PackageResources.it_words_txt),
      ("pt", PackageResources.pt_words_txt), ("nl", PackageResources.nl_words_txt),
      ("el", PackageResources.el_words_txt), ("ru", PackageResources.ru_words_txt),
      ("ar", PackageResources.ar_words_txt), ("ko", PackageResources.ko_words_txt), ("ja", []),
    ].map { name, words in
      Language(
        name: name, words: EmbeddedText(words), contractions: EmbeddedText(otherContractions[name] ?? []),
        values: EmbeddedText(otherValues[name] ?? []))
    }

  private static let otherContractions = ["de": PackageResources.de_contractions_txt]
  private static let otherValues = ["de": PackageResources.de_values_txt, "ja": PackageResources.ja_values_txt]
}
