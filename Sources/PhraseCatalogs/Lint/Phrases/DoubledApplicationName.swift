internal import Diagnostics
internal import PhraseMatching

/// Nobody names an application twice in one breath, so a phrase that does is never said as it is written.
enum DoubledApplicationName: PhraseRule {
  static func check(_ phrase: ShortcutPhrase, _ lint: inout LintRun) {
    guard let second = phrase.template?.secondApplication else { return }
    let marks = phrase.applicationMarks
    guard second < marks.count else { return }
    lint.report(
      "the application is named twice in one way of saying the phrase", in: phrase, at: marks[second].range)
  }
}
