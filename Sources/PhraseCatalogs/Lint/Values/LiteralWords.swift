internal import Diagnostics

/// A value whose name is what a phrase says itself, so that a request cannot tell the value from the phrase's words.
///
/// Some request comes within the margin of two shortcuts, and the one fills a hole with the words, or some of them, that
/// are the other's own. Phrases that come as close without that value are ``IndistinguishableShortcuts``'.
enum LiteralWords: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    var told: Set<[PhraseID]> = []
    let blames = lint.rivals(in: application).blames.sorted { $0.key < $1.key }
    var last: ValueID?
    for (blame, witness) in blames {
      if blame.value != last { told = [] }
      last = blame.value
      let shortcuts = [blame.words, blame.hole].map { PhraseID(shortcut: $0.shortcut, phrase: 0) }
      guard told.insert(shortcuts).inserted else { continue }
      lint.report(
        "value '\(application[blame.value].title.text)' for '\(application[blame.hole].text.text)' is also said by "
          + "'\(application[blame.words].text.text)' of shortcut '\(application.intent(of: blame.words))': "
          + "\"\(witness.request)\" fits both",
        at: application[blame.value].title.place, subject: application.subject(of: blame.value),
        related: [
          application.related(blame.words, "the words"), application.related(blame.hole, "the phrase with the hole"),
        ])
    }
  }
}
