internal import Diagnostics
internal import PhraseMatching

/// On Apple's systems only entities and enums can be said within a phrase; anything else is asked for.
enum ParameterKind: PhraseRule {
  static func check(_ phrase: ShortcutPhrase, _ lint: inout LintRun) {
    for mark in phrase.template?.placeholders ?? [] {
      let parameter = phrase.shortcut.parameters.first { $0.name.text == mark.name }
      guard let parameter, !parameter.isListed else { continue }
      lint.report(
        "parameter '\(mark.name)' is neither an entity nor an enum but '\(parameter.type)'", in: phrase,
        at: mark.range)
    }
  }
}

extension DeclaredParameter {
  fileprivate var isListed: Bool { if case .entity = kind { true } else { false } }
}
