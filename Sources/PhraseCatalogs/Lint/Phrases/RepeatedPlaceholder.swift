internal import Diagnostics
internal import PhraseMatching

/// A parameter that stands twice in one way of saying a phrase would have to be said twice. A catalog's reader finds
/// them itself.
enum RepeatedPlaceholder: LintRule {
  static let description = LintRuleDescription(
    .phrase, "repeated-placeholder", .warning, "one way of saying a phrase has each parameter once")

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    if application.origin == .catalog { return }
    for phrase in application.shortcutPhrases {
      guard let repeated = phrase.phrase.template?.repeatedPlaceholder else { continue }
      let finding = Finding.repeatedPlaceholder(repeated.name, at: repeated.range)
      lint.report(finding.message, in: phrase, at: finding.range)
    }
  }
}
