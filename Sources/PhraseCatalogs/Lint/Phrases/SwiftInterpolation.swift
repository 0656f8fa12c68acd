internal import Diagnostics
internal import PhraseMatching

/// Swift's `\(…)` means nothing outside of Swift: what is meant is `${…}`.
///
/// A catalog's reader finds `\(.name)` and `\(\.$name)` itself. In JSON the backslash of `\(name)` is an escape of
/// nothing, and what is left are alternatives of which there is only one: the name of a parameter.
enum SwiftInterpolation: PhraseRule {
  static func check(_ phrase: ShortcutPhrase, _ lint: inout LintRun) {
    for use in SwiftPlaceholder.all(in: phrase.text.text) where use.isMeant(in: phrase) {
      lint.report(
        "'\(use.written)' is a placeholder in Swift only", in: phrase, at: use.range, fix: use.fix(in: phrase.text))
    }
  }
}

extension SwiftPlaceholder {
  /// Whether somebody meant a placeholder.
  fileprivate func isMeant(in phrase: ShortcutPhrase) -> Bool {
    if phrase.origin != .catalog { return hasBackslash }
    let isKnown = { name in name == "applicationName" || phrase.shortcut.parameters.contains { $0.name.text == name } }
    return !hasPath && name.map(isKnown) == true
  }

  /// What it looks like in the phrase.
  fileprivate var written: String { "\(hasBackslash ? "\\" : "")(\(inside))" }
}
