internal import Diagnostics
internal import PhraseMatching

/// A negative phrase that keeps a phrase of its own application from its shortcut.
enum VetoedPhrase: LintRule {
  static var description: LintRuleDescription {
    LintRuleDescription(.pair, "vetoed", .warning, "no negative phrase forbids what a phrase says")
  }

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    for (phrase, veto) in lint.rivals(in: application).vetoed.sorted(by: { $0.key < $1.key }) {
      let text = application[phrase].text
      let negatives = application.negativePhrases
      guard let negative = negatives.first(where: { $0.template?.text == veto.negative }) else { continue }
      lint.report(
        "negative phrase '\(negative.text.text)' forbids \"\(veto.request)\", which '\(text.text)' says",
        at: text.place, subject: application.subject(of: phrase),
        related: [LintFinding.Related("the negative phrase", negative.text.place)])
    }
  }
}
