internal import Diagnostics

/// Who speaks a language of the application is answered in that language.
enum UntranslatedDialog: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    var gaps = TranslationGaps(application)
    for intent in application.intents {
      let prompts = intent.parameters.compactMap(\.prompt)
      for dialog in intent.dialogs + prompts {
        gaps.report(dialog, called: "dialog", subject: intent.subject, &lint)
      }
    }
  }
}
