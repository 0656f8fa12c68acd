import PhraseMatching

/// Asks an index of bare phrases.
struct Asker {
  private let matcher: Matcher
  private static let now = CivilMoment(year: 2026, month: 11, day: 20, hour: 10)

  init(_ phrases: [String: [String]]) {
    let shortcuts = phrases.sorted { $0.key < $1.key }.map { intent, texts in
      Shortcut(intent: intent, title: intent, phrases: texts.compactMap { PhraseTemplate.literal($0).template })
    }
    matcher = Matcher(index: PhraseIndex.compile([Application(name: "Peers", shortcuts: shortcuts)]).index)
  }

  /// The intent that is acted on with the default options; nil for none.
  func act(_ text: String) -> String? {
    let matching = matcher.match(text, options: MatchOptions(now: Self.now))
    return matching.outcome == .matched ? matching.candidates.first?.intent : nil
  }

  /// The evidence for the best candidate, whatever its score; nil where words decide.
  func observe(_ text: String, intent: String?) -> Observation? {
    let options = MatchOptions(threshold: 0, limit: 1, now: Self.now, explanation: .steps)
    guard let best = matcher.match(text, options: options).candidates.first else { return nil }
    return best.explanation?.classification.map {
      Observation($0.evidence, isRight: best.intent == intent, isInScope: intent != nil)
    }
  }
}
