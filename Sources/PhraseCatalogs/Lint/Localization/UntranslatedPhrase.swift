internal import Diagnostics

/// Who speaks a language of the application can say its shortcuts.
enum UntranslatedPhrase: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let tables = TranslationTables(application)
    let languages = tables.languages.map { (name: $0, phrases: tables.phrases.translations(to: $0)) }
    for shortcut in application.shortcuts {
      for phrase in shortcut.phrases where phrase.template != nil {
        let lacking = languages.filter { !isSaid(phrase, of: shortcut, in: $0.phrases) }.map(\.name)
        report(phrase, lacking: lacking, subject: shortcut.subject, &lint)
      }
    }
    for phrase in application.negativePhrases {
      report(phrase, lacking: languages.filter { $0.phrases[phrase.text.text] == nil }.map(\.name), subject: nil, &lint)
    }
  }

  /// Whether a phrase is translated, or another of its shortcut in several ways, which may well be meant for all.
  private static func isSaid(
    _ phrase: DeclaredPhrase, of shortcut: DeclaredShortcut, in translations: [String: DeclaredTranslation]
  ) -> Bool {
    if translations[phrase.text.text] != nil { return true }
    return shortcut.phrases.contains { (translations[$0.text.text]?.values.count ?? 0) > 1 }
  }

  private static func report(
    _ phrase: DeclaredPhrase, lacking languages: [String], subject: String?, _ lint: inout LintRun
  ) {
    if languages.isEmpty { return }
    lint.report(
      "phrase '\(phrase.text.text)' has no translation to \(languages.listedInQuotes)", at: phrase.text.place,
      subject: subject)
  }
}
