internal import Diagnostics

/// A translation whose key is no phrase is never looked up.
enum UnusedTranslation: LintRule {
  static let description = LintRuleDescription(
    .localization, "unused-phrase", .warning, "every translated phrase is one of a shortcut or a negative phrase")

  static func check(_ application: WrittenApplication, _ lint: inout LintRun) {
    let phrases = (application.shortcuts.flatMap(\.phrases) + application.negativePhrases).map(\.text.text)
    let known = Set(phrases)
    var seen: Set<Place> = []
    for localization in TranslationTables(application).phrases {
      for entry in localization.entries where !known.contains(entry.key.text) {
        guard !entry.key.hasSwiftPlaceholder, seen.insert(entry.key.place).inserted else { continue }
        report(entry.key, among: phrases, &lint)
      }
    }
  }

  private static func report(_ key: WrittenText, among phrases: [String], _ lint: inout LintRun) {
    var message = "'\(key.text)' is no phrase of a shortcut and no negative phrase"
    let near = phrases.first { $0.lettersOnly == key.text.lettersOnly } ?? nearestName(to: key.text, among: phrases)
    if let near { message += "; did you mean '\(near)'?" }
    let fix = near.flatMap { key.fix("write '\($0)'", replacing: key.whole, with: $0) }
    lint.report(message, at: key.place, fix: fix)
  }
}

extension String {
  /// What is left of a text when case, space and punctuation do not count.
  fileprivate var lettersOnly: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
