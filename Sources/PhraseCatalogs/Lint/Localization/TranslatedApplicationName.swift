internal import Diagnostics

/// A translation that does not name the application is never said to it.
enum TranslatedApplicationName: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let phrases = Set(application.shortcuts.flatMap(\.phrases).map(\.text.text))
    let negative = Set(application.negativePhrases.filter { $0.text.namesApplication }.map(\.text.text))
    for (entry, localization) in TranslationTables(application).phrases.allEntries
    where phrases.contains(entry.key.text) || negative.contains(entry.key.text) {
      for value in entry.values
      where !value.namesApplication && !value.hasSwiftPlaceholder && value.place != entry.key.place {
        lint.report(
          "translation lacks '${applicationName}'", at: value.place, subject: entry.subject(in: localization))
      }
    }
  }
}
