internal import Diagnostics
internal import PhraseMatching

/// A negative phrase that keeps a phrase of its own application from its shortcut.
enum VetoedPhrase: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    for (phrase, veto) in lint.rivals(in: application).vetoed.sorted(by: { $0.key < $1.key }) {
      let negatives = application.negativePhrases
      guard let negative = negatives.first(where: { $0.template?.text == veto.negative }) else { continue }
      lint.report(
        "negative phrase '\(negative.text.text)' forbids \"\(veto.request)\", which '\(application[phrase].text.text)' says",
        at: phrase, of: application, related: [LintFinding.Related("the negative phrase", negative.text.place)])
    }
  }
}
