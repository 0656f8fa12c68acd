/// The translations of an application, by what they are of.
struct TranslationTables {
  /// Translations of phrases.
  let phrases: [DeclaredLocalization]
  /// Translations of everything else that is said or shown.
  let texts: [DeclaredLocalization]
  /// Translations of the application's names.
  let names: [DeclaredLocalization]

  init(_ application: DeclaredApplication) {
    phrases = application.localizations.filter { $0.table == "AppShortcuts" }
    names = application.localizations.filter { $0.table == "InfoPlist" }
    texts = application.localizations.filter { $0.table != "AppShortcuts" && $0.table != "InfoPlist" }
  }

  /// The languages that something is translated to, in the order in which they are met.
  var languages: [String] {
    var seen: Set<LanguageTag> = Set((phrases + texts + names).filter(\.isDevelopment).map { LanguageTag($0.locale) })
    seen.insert(.base)
    return (phrases + texts).filter { !$0.isDevelopment && !$0.entries.isEmpty }.map(\.locale)
      .filter { seen.insert(LanguageTag($0)).inserted }
  }
}

extension [DeclaredLocalization] {
  /// Every entry with the localization that it is of, in reading order.
  var allEntries: [(entry: DeclaredTranslation, localization: DeclaredLocalization)] {
    flatMap { localization in localization.entries.map { ($0, localization) } }
  }

  /// The translations of each key in a language; what the language itself says goes before what it shares with others.
  ///
  /// - Parameters:
  ///   - locale: the language.
  ///   - name: what a key is known by.
  func translations(
    to locale: String, by name: (LocatedText) -> String = { $0.text }
  ) -> [String: DeclaredTranslation] {
    let chain = LanguageTag(locale).chain + [.base]
    return chain.reduce(into: [:]) { all, language in
      for localization in self where LanguageTag(localization.locale) == language {
        for entry in localization.entries where all[name(entry.key)] == nil { all[name(entry.key)] = entry }
      }
    }
  }
}

extension DeclaredTranslation {
  /// What findings about it belong to.
  func subject(in localization: DeclaredLocalization) -> String {
    "the translation of '\(key.text)' to '\(localization.locale)'"
  }
}

extension LocatedText {
  /// The text with one mark for whatever is put into it, so that `Open ${trail}` and `Open %@` are the same.
  var spoken: String {
    let marks = marks.filter { !$0.isApplication }
    let bytes = Array(text.utf8)
    var spoken = ""
    var start = 0
    for mark in marks {
      spoken += String(decoding: bytes[start..<mark.range.lowerBound], as: UTF8.self) + FormatMark.hole
      start = mark.range.upperBound
    }
    return FormatMark.withoutMarks(spoken + String(decoding: bytes[start...], as: UTF8.self))
  }
}
