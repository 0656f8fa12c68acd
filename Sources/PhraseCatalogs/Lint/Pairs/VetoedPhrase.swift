internal import Diagnostics
internal import PhraseMatching

/// A negative phrase that keeps a phrase of its own application from its shortcut.
enum VetoedPhrase: LintRule {
  static var description: LintRuleDescription {
    LintRuleDescription(.pair, "vetoed", .warning, "no negative phrase forbids what a phrase says")
  }

  static func check(_ application: WrittenApplication, _ lint: inout LintRun) {
    for (phrase, request) in lint.rivals(in: application).vetoed.sorted(by: { $0.key < $1.key }) {
      let subject = application.subject(of: phrase)
      let text = application[phrase].text
      guard let negative = negativePhrase(forbidding: request, of: phrase, in: application) else { continue }
      lint.report(
        "negative phrase '\(negative.text.text)' forbids \"\(request)\", which '\(text.text)' says", at: text.place,
        subject: subject, related: [LintFinding.Related("the negative phrase", negative.text.place)])
    }
  }

  /// The one that forbids the request by itself.
  private static func negativePhrase(
    forbidding request: String, of phrase: PhraseID, in application: WrittenApplication
  ) -> WrittenPhrase? {
    var model = Rehearsal.model(of: application)
    model.shortcuts = [model.shortcuts[phrase.shortcut]]
    let negatives = application.negativePhrases.filter { $0.template != nil }
    return negatives.first { negative in
      model.negativePhrases = negative.template.map { [$0] } ?? []
      let matcher = Matcher(index: PhraseIndex.compile([model]).index)
      return matcher.match(request, options: Rehearsal.options).vetoedApplication != nil
    } ?? negatives.first
  }
}
