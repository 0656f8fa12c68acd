internal import Diagnostics
internal import PhraseMatching

/// Two parameters of free words with no word between them: nobody can tell where one ends. A catalog's reader finds
/// them itself.
enum AdjacentText: LintRule {
  static let description = LintRuleDescription(
    .phrase, "adjacent-text", .error, "a word stands between two parameters that take any words")

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    if application.origin == .catalog { return }
    for phrase in application.shortcutPhrases {
      let free = Set(phrase.shortcut.parameters.filter { $0.kind == .text }.map(\.name.text))
      guard free.count > 1, let pair = phrase.phrase.template?.neighbours(where: free.contains) else { continue }
      let (first, second) = pair
      let range =
        min(first.range.lowerBound, second.range.lowerBound)..<max(first.range.upperBound, second.range.upperBound)
      lint.report(Finding.adjacentText(first.name, second.name, at: range).message, in: phrase, at: range)
    }
  }
}
