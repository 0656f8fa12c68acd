internal import Diagnostics
internal import PhraseMatching

/// A parameter that stands twice in one way of saying a phrase would have to be said twice. A catalog's reader finds
/// them itself.
enum RepeatedPlaceholder: PhraseRule {
  static func applies(to application: DeclaredApplication) -> Bool { application.origin != .catalog }

  static func check(_ phrase: ShortcutPhrase, _ lint: inout LintRun) {
    guard let repeated = phrase.template?.repeatedPlaceholder else { return }
    let finding = Finding.repeatedPlaceholder(repeated.name, at: repeated.range)
    lint.report(finding.message, in: phrase, at: finding.range)
  }
}
