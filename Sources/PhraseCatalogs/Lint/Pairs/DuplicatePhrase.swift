internal import Diagnostics

/// Two shortcuts have phrases that can be said in the same words: the first always wins, or nobody knows which is meant.
///
/// Same words means the same tokens, placeholders of one kind being equal. Two phrases of one shortcut are
/// ``RepeatedPhrase``'s, phrases that are only alike ``IndistinguishableShortcuts``'.
enum DuplicatePhrase: LintRule {
  static var description: LintRuleDescription {
    LintRuleDescription(.pair, "duplicate", .error, "no two shortcuts have a phrase that is said in the same words")
  }

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let forms = lint.forms(of: application)
    for phrase in application.readablePhrases {
      let earlier = forms.earlier(phrase).first { application.intent(of: $0.phrase) != application.intent(of: phrase) }
      guard let earlier else { continue }
      lint.report(
        "\(forms.sameWords(phrase, earlier, in: application)) shortcut '\(application.intent(of: earlier.phrase))'",
        at: application[phrase].text.place, subject: application.subject(of: phrase),
        related: [application.related(earlier.phrase)])
    }
  }
}
