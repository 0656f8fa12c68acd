internal import Diagnostics

/// One shortcut has phrases that can be said in the same words: the later one is of no use.
///
/// Phrases that are only alike are ``NearlyIdenticalPhrase``'s.
enum RepeatedPhrase: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let forms = lint.forms(of: application)
    for (phrase, earlier) in forms.repetitions(of: .sameShortcut, in: application) {
      let isContained = forms.isContained(phrase, in: earlier.phrase)
      lint.report(
        "\(forms.sameWords(phrase, earlier, in: application)) the same shortcut",
        at: phrase, of: application,
        fix: isContained ? lint.removal(of: application[phrase].text, "remove the phrase") : nil,
        related: [application.related(earlier.phrase)])
    }
  }
}
