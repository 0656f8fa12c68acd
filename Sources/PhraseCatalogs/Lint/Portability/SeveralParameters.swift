internal import Diagnostics
internal import PhraseMatching

/// On Apple's systems a phrase has one parameter at most.
enum SeveralParameters: LintRule {
  static let description = LintRuleDescription(
    .portability, "several-parameters", .error, "one way of saying a phrase has one parameter at most")

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    for phrase in application.shortcutPhrases {
      guard let template = phrase.phrase.template, template.counts(where: \.isParameter).upperBound > 1 else {
        continue
      }
      let uses = template.placeholders
      guard let first = uses.first, let other = uses.first(where: { $0.name != first.name }) else { continue }
      lint.report(
        "a phrase has one parameter at most; '\(other.name)' is a second beside '\(first.name)'", in: phrase,
        at: other.range)
    }
  }
}
