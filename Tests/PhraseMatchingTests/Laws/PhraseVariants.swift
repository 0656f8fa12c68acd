@testable import PhraseMatching

extension [Application] {
  /// The same shortcuts with further phrases that differ from theirs in light words, order and spelling only, so that they
  /// are grouped.
  func withVariants(seed: UInt64) -> [Application] {
    var random = SeededGenerator(seed: seed ^ 0x6A0F)
    var applications = self
    for application in indices {
      for shortcut in applications[application].shortcuts.indices {
        let phrases = applications[application].shortcuts[shortcut].phrases
        applications[application].shortcuts[shortcut].phrases += phrases.flatMap { phrase in
          (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in phrase.variant(&random) }
        }
      }
    }
    return applications
  }
}

extension PhraseTemplate {
  /// A phrase of the same content words; nil for one with alternatives.
  fileprivate func variant(_ random: inout SeededGenerator) -> PhraseTemplate? {
    guard !text.contains(where: { "[]()|\\".contains($0) }) else { return nil }
    var words = text.split(separator: " ").map(String.init)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: words = words.map { $0.hasPrefix("$") ? $0 : $0.uppercased() }
    case 1 where words.count > 1: words.swapAt(words.count - 1, words.count - 2)
    default:
      let light = ["the", "my", "a", "in", "to"].randomElement(using: &random) ?? "the"
      words.insert(light, at: Int.random(in: 0...words.count, using: &random))
    }
    return PhraseTemplate.pattern(words.joined(separator: " ")).template
  }
}
