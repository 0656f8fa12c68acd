internal import PhraseMatching

/// What people say to the assistant itself, whatever is installed, as far as lint is told.
///
/// Lint knows none by itself: whoever runs it gives it those of the module that hears them.
package struct ReservedSayings: Sendable {
  /// What somebody wants who says it.
  package enum Meaning: String, Sendable, CaseIterable {
    case undo = "to undo"
    case redo = "to redo"
    case again = "to do it again"
    case help = "for help"
    case cancel = "to cancel"
    case agreement = "to agree"
    case refusal = "to refuse"
  }

  /// Everything that is reserved, in normalized words.
  package let all: [String: Meaning]

  /// Multiplies out patterns such as `undo (that|it)`; the first meaning of a saying counts.
  package init(_ patterns: [(meaning: Meaning, pattern: String)]) {
    let ways = patterns.flatMap { row in
      (PhraseTemplate.pattern(row.pattern).template?.expansions(limit: 1_000) ?? []).map {
        (SpokenWord.key(of: $0), row.meaning)
      }
    }
    all = Dictionary(ways) { first, _ in first }
  }

  package static let none = ReservedSayings([])

  /// What somebody wants who says exactly this, politely or not; nil where it is nothing of the assistant's.
  package func meaning(of text: String) -> Meaning? {
    if all.isEmpty { return nil }
    var words = SpokenWord.words(of: text).map(\.text)[...]
    while let last = words.last, Self.polite.contains(last), words.count > 1 { words.removeLast() }
    while let first = words.first, Self.polite.contains(first), words.count > 1 { words.removeFirst() }
    return all[words.joined(separator: " ")]
  }

  private static let polite: Set<String> = ["please", "thanks", "kindly", "now", "bitte", "danke"]

  /// Names that call an assistant, in normalized words, longer ones first. Whatever is said behind them reaches no phrase of its own.
  static let calls: [[String]] = [
    ["hey", "siri"], ["hey", "google"], ["ok", "google"], ["okay", "google"], ["hey", "alexa"], ["hey", "behest"],
    ["siri"], ["alexa"], ["behest"],
  ]
}
