internal import PhraseMatching

// Turns of more than one sentence or clause.
extension ContinuationReader {
  /// The sentences of a text, one after the other. A mark inside of a number or behind an abbreviation ends none.
  package func sentences(in text: String) -> [String] {
    let all = Words(of: text)
    let starts = all.indices.dropFirst().filter { isMark(before: $0, all, text, Self.ends) && !isInside($0, all, text) }
    return parts(of: text, all, starts)
  }

  /// The clauses of a text: its sentences, and what stands between commas.
  package func clauses(in text: String) -> [String] {
    let all = Words(of: text)
    let starts = all.indices.dropFirst().filter {
      isMark(before: $0, all, text, Self.clauseMarks) && !isInside($0, all, text)
    }
    return parts(of: text, all, starts)
  }

  /// The ways of taking what was said before a request off its front, the longest request first; with "so" between the
  /// two where they are not set off by a mark.
  package func reasons(in text: String) -> [(reason: String, request: String, isConsequence: Bool)] {
    let all = Words(of: text)
    return all.indices.dropFirst().compactMap { index in
      let count = words.asides.consequences.opening(of: all[index...])?.count ?? 0
      let isAtMark = isMark(before: index, all, text, Self.clauseMarks) && !isInside(index, all, text)
      guard count > 0 || isAtMark, index + count < all.endIndex,
        !saysWhy(all[index...])
      else { return nil }
      let request = text.part(all[index + count].range.lowerBound..<text.utf8.count)
      return (text.part(all[..<index].range), request, count > 0)
    }
  }

  /// The colon behind which a text goes on with what is to be written: "also for the jar: too tight".
  package func colon(in text: String) -> Range<Int>? {
    let all = Words(of: text)
    return all.indices.dropFirst().first { isMark(before: $0, all, text, [":", "："]) && !isInside($0, all, text) }.map {
      all[$0 - 1].range.upperBound..<all[$0].range.lowerBound
    }
  }

  /// Whether a text only says how something is: "we're finally here", and "they love it" of a request.
  package func isStatement(_ text: String) -> Bool {
    let rest = words.asides.interjections.behind(Words(of: text))
    return rest.isEmpty || words.wishes.opening(of: rest) == nil && isStatement(rest, in: text)
  }

  /// Whether a text may say why something is asked for: "not sure" does, "I was told" makes it somebody else's.
  package func mayBeReason(_ text: String) -> Bool {
    let all = Words(of: text)
    let said = words.asides.statements.opening(of: all).map { all.dropFirst($0.count) }
    return said.map { !isReported($0) && !asks(text) } ?? (!isReported(all) && !isQuestion(text))
  }

  private func parts(of text: String, _ all: Words, _ starts: [Int]) -> [String] {
    guard let first = all.indices.first else { return [] }
    let ends = starts + [all.endIndex]
    return zip([first] + starts, ends).map { start, end in
      let last = end == all.endIndex ? text.utf8.count : all[end].range.lowerBound
      return text.part(all[start].range.lowerBound..<last).withoutMarksAtEnd
    }
  }

  /// Whether the mark in front of a word stands inside of something: "6.5", "st. john".
  private func isInside(_ index: Int, _ all: Words, _ text: String) -> Bool {
    let gap = text.part(all[index - 1].range.upperBound..<all[index].range.lowerBound)
    let isWide = gap.contains { "。！？、，".contains($0) }
    return !isWide && !gap.contains(where: \.isWhitespace) || Self.abbreviations.contains(all[index - 1].text)
  }

  private static let ends: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
  private static let abbreviations: Set<String> = [
    "st", "mt", "dr", "mr", "mrs", "ms", "vs", "approx", "ca", "bzw", "nr",
  ]
}

extension String {
  /// Without white space at its ends, and without commas and the like behind it.
  fileprivate var withoutMarksAtEnd: String {
    String(drop(while: \.isWhitespace).reversed().drop { $0.isWhitespace || ",;:–—".contains($0) }.reversed())
  }
}
