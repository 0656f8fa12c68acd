internal import Diagnostics
internal import PhraseMatching

/// A phrase that begins with free words begins with anything, so it competes for every request that happens to end as
/// it ends. Behind the application's name free words are addressed, and compete with nobody.
enum LeadingText: PhraseRule {
  static func check(_ phrase: ShortcutPhrase, _ lint: inout LintRun) {
    let free = phrase.freeParameters
    guard !free.isEmpty, let first = phrase.template?.leadingPlaceholder(among: free) else { return }
    lint.report(
      "the phrase begins with '\(first.name)', which takes any words, so it is a candidate for every request",
      in: phrase, at: first.range)
  }
}

extension PhraseTemplate {
  /// The first placeholder of these names that some way of saying the phrase begins with.
  fileprivate func leadingPlaceholder(among names: Set<String>) -> PlaceholderUse? { Self.leading(parts, names).use }

  /// What can be met first, and whether all of the parts can be passed without a word.
  private static func leading(_ parts: [Part], _ names: Set<String>) -> (use: PlaceholderUse?, isClear: Bool) {
    for part in parts {
      let (use, isClear) = leading(part, names)
      if use != nil || !isClear { return (use, isClear) }
    }
    return (nil, true)
  }

  private static func leading(_ part: Part, _ names: Set<String>) -> (use: PlaceholderUse?, isClear: Bool) {
    switch part {
    case .words(let text): return (nil, !hasWord(text))
    case .application: return (nil, false)
    case .placeholder(let name, let range):
      return (names.contains(name) ? PlaceholderUse(name: name, range: range) : nil, false)
    case .optional(let parts): return (leading(parts, names).use, true)
    case .alternatives(let branches):
      let all = branches.map { leading($0, names) }
      return (all.lazy.compactMap(\.use).first, all.contains(where: \.isClear))
    }
  }
}
