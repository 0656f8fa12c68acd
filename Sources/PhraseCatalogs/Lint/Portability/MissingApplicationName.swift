internal import Diagnostics
internal import PhraseMatching

/// On Apple's systems every phrase has to name its application.
enum MissingApplicationName: LintRule {
  static let description = LintRuleDescription(
    .portability, "missing-application-name", .error, "every way of saying a phrase names the application")

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    for phrase in application.shortcutPhrases {
      guard let counts = phrase.phrase.template?.counts(where: \.isApplication), counts.lowerBound == 0 else {
        continue
      }
      let message =
        counts.upperBound == 0
        ? "the phrase lacks '${applicationName}'" : "the phrase can be said without '${applicationName}'"
      lint.report(message, in: phrase)
    }
  }
}
