internal import PhraseMatching

/// What somebody says before a request, and the request: "I love the falls, add them to my list".
package struct Remark: Sendable, Equatable {
  package var text: String
  package var request: String
}

extension ContinuationReader {
  /// A remark in front of a request; nil where a text begins with what is wanted, or says what others want.
  package func remark(in text: String) -> Remark? {
    var all = Words(of: text)
    // "Hi, I'm in Rome."
    if words.remarks.opening(of: all) == nil { all = words.asides.interjections.behind(all) }
    guard words.remarks.opening(of: all) != nil, words.wishes.opening(of: all) == nil else { return nil }
    let marks = all.indices.dropFirst().filter { isMark(before: $0, all, text, Self.clauseMarks) }
    for index in all.indices.dropFirst() {
      guard !isReportedHere(all[(index - 1)..<(marks.first { $0 >= index } ?? all.endIndex)]) else { return nil }
      let consequence = words.consequences.opening(of: all[index...])?.count ?? 0
      let behind = all[index...].dropFirst(consequence)
      guard isMark(before: index, all, text, Self.clauseMarks) || consequence > 0 && all[index].text == "so",
        !behind.isEmpty,
        words.remarks.opening(of: behind) == nil || words.wishes.opening(of: behind) != nil
      else { continue }
      return Remark(text: text.part(all[..<index].range), request: requested(behind, of: text, all[..<index]))
    }
    return nil
  }

  /// The parts of a text between marks that may be all that it asks for, the longest first, each with what stands
  /// beside it. Words that make a part somebody else's or depend on something are left beside none.
  package func parts(of text: String) -> [(text: String, besides: [String])] {
    let all = Words(of: text)
    let marks = all.indices.dropFirst().filter { isMark(before: $0, all, text, Self.clauseMarks) }
    let corrections = all.indices.dropFirst().filter { index in
      words.openings.opening(of: all[index...]).map { $0.0 == .correction && $0.count > 1 } ?? false
    }
    let starts = Set([all.startIndex] + marks + corrections.prefix(1)).sorted()
    let ends = marks + [all.endIndex]
    guard starts.count > 1, marks.count <= Self.mostMarks else { return [] }
    let parts = starts.flatMap { start in ends.filter { $0 > start }.map { start..<$0 } }
    return parts.filter { $0.count < all.count }.sorted { ($0.count, $0.upperBound) > ($1.count, $1.upperBound) }
      .compactMap { part in
        let besides = [all[..<part.lowerBound], all[part.upperBound...]].filter { !$0.isEmpty }
        guard besides.allSatisfy({ isRemark($0) || isToldAbout($0, in: text) }) else { return nil }
        // "Cancel it? It is all I have" asks nobody to.
        if part.upperBound < all.endIndex, isMark(before: part.upperBound, all, text, ["?", "？"]) { return nil }
        let end = part.upperBound == all.endIndex ? text.utf8.count : all[part].range.upperBound
        return (text.part(all[part].range.lowerBound..<end), besides.map { text.part($0.range) })
      }
  }

  private func isRemark(_ beside: Words) -> Bool { !isReported(beside) || words.polite.contains(beside) }

  /// Whether a text has words that make it somebody else's, or let it depend on something.
  package func isReported(_ text: String) -> Bool { isReported(Words(of: text)) }

  func isReported(_ all: Words) -> Bool {
    all.indices.contains { isReportedHere(all[$0...]) }
  }

  /// Whether a clause begins with words that make it somebody else's, or let it depend on something. "Until Sunday" says how
  /// long, and depends on nothing.
  private func isReportedHere(_ rest: Words) -> Bool {
    guard words.reports.opening(of: rest) != nil else { return false }
    let duration = words.circumstances.durations.opening(of: rest)?.count ?? rest.count
    return duration == rest.count || rest.count > duration + 2
  }

  /// "She just texted she can't come": tells something by itself, and has in it all that somebody said.
  private func isToldAbout(_ beside: Words, in text: String) -> Bool {
    isStatement(beside, in: text.part(beside.range))
      && !beside.suffix(1).indices.contains {
        words.reports.opening(of: beside[$0...]) != nil
      }
  }

  private static let mostMarks = 3

  /// What stands between clauses.
  static let clauseMarks: Set<Character> = [
    ",", ";", ".", "!", "?", "–", "—", "…", "、", "。", "，", "！",
  ]

  /// The request, with what there is no more of in place of "some".
  private func requested(_ behind: Words, of text: String, _ remark: Words) -> String {
    guard let lacked = lacked(in: remark, of: text) else { return text.part(behind.range.lowerBound..<text.utf8.count) }
    for index in behind.indices.dropFirst() {
      guard let (_, count) = words.quantities.opening(of: behind[index...]) else { continue }
      let rest = behind[(index + count)...]
      guard rest.isEmpty || words.prepositions.opening(of: rest) != nil || words.nameClosings.opening(of: rest) != nil
      else { continue }
      let end = behind[index + count - 1].range.upperBound
      return text.part(behind.range.lowerBound..<behind[index].range.lowerBound) + lacked
        + text.part(end..<text.utf8.count)
    }
    return text.part(behind.range.lowerBound..<text.utf8.count)
  }

  private func lacked(in remark: Words, of text: String) -> String? {
    for index in remark.indices {
      guard let (_, count) = words.lacks.opening(of: remark[index...]) else { continue }
      var thing = remark[(index + count)...]
      while let (_, count) = words.lackClosings.closing(of: thing) { thing = thing.dropLast(count) }
      if !thing.isEmpty { return bareName(text.part(thing.range)) }
    }
    return nil
  }

  /// Whether words let a request depend on something, or take it back: "unless it's closed", "just kidding".
  package func mayKeepFromDoing(_ text: String) -> Bool {
    let all = Words(of: text)
    return words.asides.conditions.opening(of: all) != nil
      || all.indices.contains { words.asides.retractions.opening(of: all[$0...]) != nil }
  }

  /// Whether words are hardly a name: "saw it on TV".
  package func saysMoreThanName(_ text: String) -> Bool {
    let all = Words(of: text)
    return all.indices.contains { words.asides.sentenceWords.opening(of: all[$0...]) != nil }
  }

  /// A question with a pronoun in place of what points at something by a word of one's own: "how long is it" of "how long is
  /// that walk".
  package func pointingByPronoun(_ text: String) -> String? {
    let (all, asides) = (Words(of: text), words.asides)
    guard asks(text) || beginsAsQuestion(text), let pronoun = asides.pronoun else { return nil }
    let start = all.indices.dropFirst().first { index in
      index + 1 < all.endIndex && asides.demonstratives.opening(of: all[index...])?.count == 1
        && asides.copulas.contains(all[(index - 1)..<index]) && !words.pronouns.contains(all[(index + 1)...].prefix(1))
        && !words.prepositions.contains(all[(index + 1)...].prefix(1))
    }
    return start.map { index in
      text.part(0..<all[index].range.lowerBound) + pronoun
        + text.part(all[index + 1].range.upperBound..<text.utf8.count)
    }
  }
}
