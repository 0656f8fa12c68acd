internal import PhraseMatching

/// The wordings there are.
package enum Wordings {
  /// The codes of their languages.
  package static let languages = ["en", "de", "ja"]

  /// The wording for a language given by its code, or by a locale that begins with it; English for an unknown one.
  package static func wording(for language: String) -> any Wording {
    choose(for: language, english: EnglishWording(), german: GermanWording(), japanese: JapaneseWording())
  }

  /// What there is for a language, of one thing in each; the English one for a language that is not known.
  static func choose<Thing>(
    for language: String, english: @autoclosure () -> Thing, german: @autoclosure () -> Thing,
    japanese: @autoclosure () -> Thing
  ) -> Thing {
    switch self.language(of: language) {
    case "de": german()
    case "ja": japanese()
    default: english()
    }
  }

  /// The code of the language that is spoken for a locale: `de` for `de_AT.UTF-8`, `en` for all that is not known.
  package static func language(of localeIdentifier: String) -> String {
    let code = localeIdentifier.prefix { $0.isLetter }.lowercased()
    switch code {
    case "de", "deu", "ger", "gsw": return "de"
    case "ja", "jpn": return "ja"
    default: return "en"
    }
  }
}
