internal import Diagnostics

/// A phrase whose own words never reach its shortcut, whatever values are said with it.
///
/// Every request that was tried with it goes to another shortcut first, or to none. Where the other phrase is said
/// in the same words it is ``DuplicatePhrase``'s; where a negative phrase forbids it, ``VetoedPhrase``'s.
enum PhraseNeverWins: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    for (phrase, loss) in lint.rivals(in: application).losers.sorted(by: { $0.key < $1.key }) {
      let witness = "\"\(loss.witness.request)\""
      let fate = loss.rival.map { "\(witness) goes to '\(application.intent(of: $0))'" }
      lint.report(
        "phrase '\(application[phrase].text.text)' never reaches '\(application.intent(of: phrase))': "
          + (fate ?? "\(witness) is not recognized"),
        at: phrase, of: application,
        related: loss.rival.map { [application.related($0, "the phrase that wins")] } ?? [])
    }
  }
}
