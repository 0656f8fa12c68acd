internal import Diagnostics
internal import PhraseMatching

/// On Apple's systems only entities and enums can be said within a phrase; anything else is asked for.
enum ParameterKind: LintRule {
  static let description = LintRuleDescription(
    .portability, "parameter-kind", .error, "a parameter within a phrase is an entity or an enum")

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    for phrase in application.shortcutPhrases {
      for mark in phrase.phrase.template?.placeholders ?? [] {
        let parameter = phrase.shortcut.parameters.first { $0.name.text == mark.name }
        guard let parameter, !parameter.isListed else { continue }
        lint.report(
          "parameter '\(mark.name)' is neither an entity nor an enum but '\(parameter.type)'", in: phrase,
          at: mark.range)
      }
    }
  }
}

extension DeclaredParameter {
  fileprivate var isListed: Bool { if case .entity = kind { true } else { false } }
}
