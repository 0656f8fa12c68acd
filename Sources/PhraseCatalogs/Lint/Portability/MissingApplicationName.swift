internal import Diagnostics
internal import PhraseMatching

/// On Apple's systems every phrase has to name its application.
enum MissingApplicationName: PhraseRule {
  static func check(_ phrase: ShortcutPhrase, _ lint: inout LintRun) {
    guard let counts = phrase.template?.counts(where: \.isApplication), counts.lowerBound == 0 else {
      return
    }
    let message =
      counts.upperBound == 0
      ? "the phrase lacks '${applicationName}'" : "the phrase can be said without '${applicationName}'"
    lint.report(message, in: phrase)
  }
}
