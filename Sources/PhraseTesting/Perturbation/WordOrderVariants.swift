internal import PhraseMatching

/// A request with its words in another order, values kept whole.
struct WordOrderVariants {
  let words: RequestWords
  let language: RequestVariants.Language

  /// Nil where free words would take in what comes to stand beside them, or there is nothing to move.
  func text(_ draws: inout SeededGenerator) -> String? {
    if words.words.contains(where: \.isFree) { return nil }
    let chunks = words.chunks
    if language == .english, let cut = draws.element(of: turningPoints(chunks)) {
      return text(of: Array(chunks[cut...] + chunks[..<cut]))
    }
    let indices = Array(1..<max(chunks.count - 1, 1))
    guard let index = draws.element(of: indices) else { return nil }
    var swapped = chunks
    swapped.swapAt(index, index + 1)
    return text(of: swapped)
  }

  /// Where a part begins that can come first, and that is not the particle of a verb: "in the kitchen", not "on the lamp"
  /// of "turn on the lamp".
  private func turningPoints(_ chunks: [Range<Int>]) -> [Int] {
    chunks.indices.dropFirst(2).dropLast().filter { index in
      chunks[index].count == 1
        && EnglishDisturbances.prepositions.contains(words.words[chunks[index].lowerBound].text.plainWord)
    }
  }

  private func text(of chunks: [Range<Int>]) -> String {
    chunks.flatMap { words.words[$0] }.map(\.text).joined(separator: " ")
  }
}
