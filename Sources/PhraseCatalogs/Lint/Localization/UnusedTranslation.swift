internal import Diagnostics

/// A translation whose key is no phrase is never looked up.
enum UnusedTranslation: LintRule {
  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let phrases = (application.shortcuts.flatMap(\.phrases) + application.negativePhrases).map(\.text.text)
    let known = Set(phrases)
    var suggestions = Suggestions(among: phrases)
    var seen: Set<SourceRange> = []
    for (entry, _) in TranslationTables(application).phrases.allEntries where !known.contains(entry.key.text) {
      guard !entry.key.hasSwiftPlaceholder, seen.insert(entry.key.place).inserted else { continue }
      report(entry.key, near: suggestions.nearest(to: entry.key.text), &lint)
    }
  }

  private static func report(_ key: LocatedText, near: String?, _ lint: inout LintRun) {
    let hint = near.map { "; did you mean '\($0)'?" } ?? ""
    lint.report(
      "'\(key.text)' is no phrase of a shortcut and no negative phrase\(hint)", at: key.place,
      fix: near.flatMap { key.fix("write '\($0)'", replacing: key.whole, with: $0) })
  }
}

/// Finds the phrase that was probably meant: one of the same letters, else one that is a slip or two away.
private struct Suggestions {
  private let phrases: [String]
  private let spelled: [String: String]
  /// Comparing letter by letter costs a pass over all phrases: where a whole table is of another application, the first
  /// ones say it.
  private var comparisons = 200

  init(among phrases: [String]) {
    self.phrases = phrases
    spelled = Dictionary(phrases.map { ($0.lettersOnly, $0) }) { first, _ in first }
  }

  mutating func nearest(to text: String) -> String? {
    if let same = spelled[text.lettersOnly] { return same }
    guard comparisons > 0 else { return nil }
    comparisons -= 1
    return nearestName(to: text, among: phrases)
  }
}

extension String {
  /// What is left of a text when case, space and punctuation do not count.
  fileprivate var lettersOnly: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
