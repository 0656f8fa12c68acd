internal import Diagnostics

/// One shortcut has phrases that can be said in the same words: the later one is of no use.
///
/// Phrases that are only alike are ``NearlyIdenticalPhrase``'s.
enum RepeatedPhrase: LintRule {
  static var description: LintRuleDescription {
    LintRuleDescription(.pair, "repeated", .warning, "no two phrases of a shortcut are said in the same words")
  }

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let forms = lint.forms(of: application)
    for phrase in application.readablePhrases {
      let earlier = forms.earlier(phrase).first { application.intent(of: $0.phrase) == application.intent(of: phrase) }
      guard let earlier else { continue }
      let isContained = forms.isContained(phrase, in: earlier.phrase)
      lint.report(
        "\(forms.sameWords(phrase, earlier, in: application)) the same shortcut",
        at: application[phrase].text.place, subject: application.subject(of: phrase),
        fix: isContained ? lint.removal(of: application[phrase].text, "remove the phrase") : nil,
        related: [application.related(earlier.phrase)])
    }
  }
}
