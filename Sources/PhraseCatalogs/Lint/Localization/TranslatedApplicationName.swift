internal import Diagnostics

/// A translation that does not name the application is never said to it.
enum TranslatedApplicationName: LintRule {
  static let description = LintRuleDescription(
    .localization, "no-application-name", .error, "every translation of a phrase names the application")

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let phrases = Set(application.shortcuts.flatMap(\.phrases).map(\.text.text))
    let negative = Set(application.negativePhrases.filter { $0.text.namesApplication }.map(\.text.text))
    for localization in TranslationTables(application).phrases {
      for entry in localization.entries where phrases.contains(entry.key.text) || negative.contains(entry.key.text) {
        for value in entry.values
        where !value.namesApplication && !value.hasSwiftPlaceholder && value.place != entry.key.place {
          lint.report(
            "translation lacks '${applicationName}'", at: value.place,
            subject: entry.subject(in: localization))
        }
      }
    }
  }
}
