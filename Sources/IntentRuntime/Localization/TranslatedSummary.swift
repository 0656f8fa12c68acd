package import AppIntents
import ApplePlatform
import PhraseMatching

/// The sentence of a parameter summary in somebody's language.
package enum TranslatedSummary {
  /// The sentence that says what an intent does, such as `${target} öffnen` for `Open ${target}`.
  ///
  /// - Parameters:
  ///   - sentence: what the author wrote, with `${parameter}` for each parameter.
  ///   - table: the table that the author named; nil means `Localizable`.
  ///   - locale: the language.
  /// - Returns: the translation; the author's sentence if there is none, or if the translation has other parameters.
  package static func sentence(_ sentence: String, table: String? = nil, for locale: Locale) -> String {
    let resource = LocalizedStringResource(
      key: sentence, defaultValue: String.LocalizationValue(sentence), table: table, locale: locale)
    let translation = String(localized: resource)
    return parameters(of: translation) == parameters(of: sentence) ? translation : sentence
  }

  private static func parameters(of sentence: String) -> [String]? {
    PhraseTemplate.literal(sentence).template?.placeholderNames.sorted()
  }
}
