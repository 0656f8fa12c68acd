internal import Diagnostics
internal import PhraseMatching

/// A phrase that its shortcut could do without: every request that was tried with it reaches the shortcut as surely
/// by another of its phrases, in the same order and with the application named in the same place.
///
/// The first phrase is never told, as listings show it. Phrases said in the same words are ``RepeatedPhrase``'s.
enum NearlyIdenticalPhrase: LintRule {
  /// What a request may lose when another phrase answers it: an article, not a word that means something.
  private static let mostLoss = 0.05

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let trials = lint.trials(of: application)
    let forms = lint.forms(of: application)
    let substitutes = Substitutes(trials, forms, mostLoss: mostLoss)
    for (phrase, other, request) in substitutes.found() {
      let text = application[phrase].text
      lint.report(
        "phrase '\(text.text)' buys nothing: '\(application[other].text.text)' answers \"\(request)\" as well",
        at: phrase, of: application, fix: lint.removal(of: text, "remove the phrase"),
        related: [application.related(other)])
    }
  }
}
