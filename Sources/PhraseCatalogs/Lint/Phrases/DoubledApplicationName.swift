internal import Diagnostics
internal import PhraseMatching

/// Nobody names an application twice in one breath, so a phrase that does is never said as it is written.
enum DoubledApplicationName: LintRule {
  static let description = LintRuleDescription(
    .phrase, "doubled-application-name", .warning, "one way of saying a phrase names the application once")

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    for phrase in application.shortcutPhrases {
      guard let second = phrase.phrase.template?.secondApplication else { continue }
      let marks = phrase.applicationMarks
      guard second < marks.count else { continue }
      lint.report(
        "the application is named twice in one way of saying the phrase", in: phrase, at: marks[second].range)
    }
  }
}
