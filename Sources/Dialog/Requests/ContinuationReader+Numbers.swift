internal import PhraseMatching

// Numbers among the words of a text.
extension ContinuationReader {
  /// The whole numbers of a text with the bytes that say them.
  package func numbers(in text: String) -> [(number: Int, range: Range<Int>)] {
    let all = Words(of: text)
    return all.indices.compactMap { index in number(all[index...index]).map { ($0, all[index].range) } }
  }

  /// The number that a word is; nil where it is none.
  func number(_ word: Words) -> Int? {
    guard let only = word.first else { return nil }
    return only.kind == .number ? only.number : numerals.meaning(of: word)
  }

  /// Whether a word is a number.
  package func isNumber(_ word: String) -> Bool { areNumbers(Words(of: word)) }

  private func areNumbers(_ all: Words) -> Bool {
    all.indices.allSatisfy { all[$0].kind == .number || number(all[$0...$0]) != nil }
  }

  /// "10 of those" where nothing was listed: whether a number of something is said in front of a byte.
  package func countsOut(before index: Int, in text: String) -> Bool {
    let front = Words(of: text.part(0..<index))
    guard let (_, count) = words.countingOut.closing(of: front), count < front.count else { return false }
    return areNumbers(front.dropLast(count).suffix(1))
  }

  /// Whether a text says how many, and no more than that: "3", "just one".
  package func isCount(_ text: String) -> Bool {
    var rest = Words(of: text)
    while let (_, count) = words.takings.limits.opening(of: rest), count < rest.count { rest = rest.dropFirst(count) }
    return !rest.isEmpty && areNumbers(rest)
  }
}
