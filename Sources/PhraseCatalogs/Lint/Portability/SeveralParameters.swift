internal import Diagnostics
internal import PhraseMatching

/// On Apple's systems a phrase has one parameter at most.
enum SeveralParameters: LintRule {
  static let description = LintRuleDescription(
    .portability, "several-parameters", .error, "one way of saying a phrase has one parameter at most")

  static func check(_ application: WrittenApplication, _ lint: inout LintRun) {
    for phrase in application.shortcutPhrases {
      let marks = phrase.parameterMarks
      guard marks.count > 1, let template = phrase.phrase.template,
        template.counts(where: \.isParameter).upperBound > 1
      else { continue }
      let names = marks.map(\.name)
      let other = marks.indices.dropFirst().first { names[$0] != names[0] }
      guard let other else { continue }
      lint.report(
        "a phrase has one parameter at most; '\(names[other])' is a second beside '\(names[0])'", in: phrase,
        at: marks[other].range)
    }
  }
}
