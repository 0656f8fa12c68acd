internal import Diagnostics
internal import PhraseMatching

/// On Apple's systems the phrases of an application, each with every suggested value, are a thousand at most in one
/// language; what is beyond is not heard.
///
/// What values there are only a running app and a catalog know; metadata is counted with the values that it lists.
enum TooManyPhrases: LintRule {
  private static let most: UInt64 = 1_000

  static func check(_ application: DeclaredApplication, _ lint: inout LintRun) {
    let values = Dictionary(application.entities.map { ($0.name.text, suggestedCount($0)) }) { first, _ in first }
    let counts = application.shortcuts.map { count($0, values) }
    let total = counts.reduce(UInt64(0)) { $0.saturatingSum($1) }
    guard total > most, let largest = counts.indices.max(by: { counts[$0] < counts[$1] }) else { return }
    let shortcut = application.shortcuts[largest]
    let language = application.locale.map { " in '\($0)'" } ?? ""
    lint.report(
      "the phrases of '\(application.name.text)'\(language) come to \(shown(total)) with their suggested values, and "
        + "\(shown(most)) are the limit; \(shown(counts[largest])) are of this shortcut",
      at: shortcut.intent.place, subject: shortcut.subject)
  }

  private static func suggestedCount(_ entity: DeclaredEntity) -> UInt64 {
    UInt64(entity.values.count { $0.isSuggested })
  }

  private static func count(_ shortcut: DeclaredShortcut, _ values: [String: UInt64]) -> UInt64 {
    let kinds = Dictionary(shortcut.parameters.map { ($0.name.text, $0.kind) }) { first, _ in first }
    return shortcut.readablePhrases.reduce(0) { sum, phrase in
      guard let template = phrase.template else { return sum }
      let ways = Set(template.placeholders.map(\.name)).reduce(template.expansionCount) { product, name in
        guard case .entity(let entity)? = kinds[name] else { return product }
        return product.saturatingProduct(max(1, values[entity] ?? 1))
      }
      return sum.saturatingSum(ways)
    }
  }

  /// With a comma between thousands; of more than a million only that there are more.
  private static func shown(_ count: UInt64) -> String {
    count >= 1_000_000 ? "more than a million" : Int(count).grouped
  }
}
