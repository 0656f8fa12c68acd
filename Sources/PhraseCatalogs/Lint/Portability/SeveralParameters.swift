internal import Diagnostics
internal import PhraseMatching

/// On Apple's systems a phrase has one parameter at most.
enum SeveralParameters: PhraseRule {
  static func check(_ phrase: ShortcutPhrase, _ lint: inout LintRun) {
    guard let template = phrase.template, template.counts(where: \.isParameter).upperBound > 1 else {
      return
    }
    let uses = template.placeholders
    guard let first = uses.first, let other = uses.first(where: { $0.name != first.name }) else { return }
    lint.report(
      "a phrase has one parameter at most; '\(other.name)' is a second beside '\(first.name)'", in: phrase,
      at: other.range)
  }
}
