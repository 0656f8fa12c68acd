internal import PhraseMatching

/// What somebody says before a request, and the request: "I love the falls, add them to my list".
package struct Remark: Sendable, Equatable {
  package var text: String
  package var request: String
}

extension ContinuationReader {
  /// A remark in front of a request; nil where a text begins with what is wanted, or says what others want.
  package func remark(in text: String) -> Remark? {
    let all = Words(of: text)
    guard words.remarks.opening(of: all) != nil, words.wishes.opening(of: all) == nil else { return nil }
    for index in all.indices.dropFirst() {
      guard words.reports.opening(of: all[(index - 1)...]) == nil else { return nil }
      let consequence = words.consequences.opening(of: all[index...])?.count ?? 0
      let behind = all[index...].dropFirst(consequence)
      guard isBreak(before: index, all, text) || consequence > 0 && all[index].text == "so", !behind.isEmpty,
        words.remarks.opening(of: behind) == nil || words.wishes.opening(of: behind) != nil
      else { continue }
      return Remark(text: text.part(all[..<index].range), request: requested(behind, of: text, all[..<index]))
    }
    return nil
  }

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

  /// Whether a mark between clauses stands in front of a word.
  private func isBreak(before index: Int, _ all: Words, _ text: String) -> Bool {
    text.part(all[index - 1].range.upperBound..<all[index].range.lowerBound).contains { ",;.!?–—…、。，！".contains($0) }
  }

  /// The bytes of up to four neighbouring words that may be a name, the longest first: none begins or ends with an
  /// article or a preposition.
  package func spans(in text: String) -> [Range<Int>] {
    let all = Words(of: text)
    return (1...4).reversed().flatMap { count in
      all.indices.dropLast(count - 1).compactMap { index in
        let span = all[index..<min(index + count, all.endIndex)]
        return span.count == count && isName(span) ? span.range : nil
      }
    }
  }

  /// A text without the "one" that it begins with: "one in the hall".
  package func withoutNounInPlace(_ text: String) -> String {
    let all = Words(of: text)
    guard let (_, count) = words.describing.opening(of: all) else { return text }
    return text.part(all[count - 1].range.upperBound..<text.utf8.count)
  }

  private func isName(_ span: Words) -> Bool {
    [span.prefix(1), span.suffix(1)].allSatisfy { edge in
      !words.nameOpenings.contains(edge) && !words.prepositions.contains(edge) && !words.joiners.contains(edge)
    }
  }

  /// What a request is about, in its own words: what follows its verb, whole or as far as a preposition.
  package func objects(of text: String) -> [String] {
    let all = Words(of: text)
    return (1...3).flatMap { count -> [String] in
      let behind = all.dropFirst(count)
      guard !behind.isEmpty else { return [] }
      let end = behind.indices.dropFirst().first { words.prepositions.opening(of: behind[$0...]) != nil }
      return [behind, behind[..<(end ?? behind.endIndex)]].map { text.part($0.range) }
    }
  }

  /// Whether nothing but little words and some known ones stands beside what is taken of a text.
  package func isFiller(around taken: [Range<Int>], in text: String, besides known: [String]) -> Bool {
    let own = Set(known.flatMap { Words(of: $0).map(\.text) })
    var rest = Words(of: text).filter { word in !taken.contains { $0.overlaps(word.range) } }[...]
    while let first = rest.first {
      let tables = [
        words.prepositions, words.nameOpenings, words.nameClosings, words.joiners, words.amountFillers,
        words.fillers, words.units, words.describing,
      ]
      if let count = tables.compactMap({ $0.opening(of: rest)?.count }).max() {
        rest = rest.dropFirst(count)
      } else if own.contains(first.text) {
        rest = rest.dropFirst()
      } else {
        return false
      }
    }
    return true
  }
}
