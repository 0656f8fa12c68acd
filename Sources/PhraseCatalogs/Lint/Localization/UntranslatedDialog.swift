internal import Diagnostics

/// Who speaks a language of the application is answered in that language.
enum UntranslatedDialog: LintRule {
  static let description = LintRuleDescription(
    .localization, "untranslated-dialog", .warning,
    "what intents say and ask has a translation in every language there is")

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let gaps = TranslationGaps(application)
    var seen: Set<String> = []
    for intent in application.intents {
      let prompts = intent.parameters.compactMap(\.prompt)
      for dialog in intent.dialogs + prompts where seen.insert(dialog.spoken).inserted {
        gaps.report(dialog, called: "dialog", subject: intent.subject, &lint)
      }
    }
  }
}
