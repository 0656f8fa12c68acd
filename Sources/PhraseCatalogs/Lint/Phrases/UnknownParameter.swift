internal import Diagnostics
internal import PhraseMatching

/// A placeholder that no parameter fills is said by nobody. A catalog's reader finds them itself, and translations are
/// compared with what they translate.
enum UnknownParameter: PhraseRule {
  static func applies(to application: DeclaredApplication) -> Bool {
    application.origin != .catalog && application.locale == nil
  }

  static func check(_ phrase: ShortcutPhrase, _ lint: inout LintRun) {
    let names = phrase.shortcut.parameters.map(\.name.text)
    for mark in phrase.parameterMarks where !names.contains(mark.name) {
      let near = nearestName(to: mark.name, among: names + ["applicationName"])
      let hint = near.map { "; did you mean '\($0)'?" } ?? ""
      lint.report(
        "no parameter is called '\(mark.name)'\(hint)", in: phrase, at: mark.range,
        fix: near.flatMap { phrase.text.fix("write '${\($0)}'", replacing: mark.range, with: "${\($0)}") })
    }
  }
}
