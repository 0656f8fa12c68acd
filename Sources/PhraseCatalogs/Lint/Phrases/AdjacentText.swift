internal import Diagnostics
internal import PhraseMatching

/// Two parameters of free words with no word between them: nobody can tell where one ends. A catalog's reader finds
/// them itself.
enum AdjacentText: PhraseRule {
  static func applies(to application: DeclaredApplication) -> Bool { application.origin != .catalog }

  static func check(_ phrase: ShortcutPhrase, _ lint: inout LintRun) {
    let free = phrase.freeParameters
    guard free.count > 1, let pair = phrase.template?.neighbours(where: free.contains) else { return }
    let (first, second) = pair
    let range =
      min(first.range.lowerBound, second.range.lowerBound)..<max(first.range.upperBound, second.range.upperBound)
    lint.report(Finding.adjacentText(first.name, second.name, at: range).message, in: phrase, at: range)
  }
}
