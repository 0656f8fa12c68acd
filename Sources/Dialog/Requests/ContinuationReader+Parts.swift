internal import PhraseMatching

// Parts of a text: what may be a name, what a request is about, what says nothing more.
extension ContinuationReader {
  /// The bytes of up to so many neighbouring words that may be a name, the longest first: none begins or ends with an
  /// article or a preposition.
  package func spans(in text: String, ofAtMost most: Int = 4) -> [Range<Int>] {
    let all = Words(of: text)
    return (1...most).reversed().flatMap { count in
      all.indices.dropLast(count - 1).compactMap { index in
        let span = all[index..<min(index + count, all.endIndex)]
        return span.count == count && isName(span) ? span.range : nil
      }
    }
  }

  /// Where the articles and prepositions begin that lead to what stands at an offset: the "for an " of "for an hour".
  package func startOfLead(to offset: Int, in text: String) -> Int {
    var (rest, start) = (Words(of: text.part(0..<offset)), offset)
    while let last = rest.last,
      words.prepositions.contains(rest.suffix(1)) || words.indefiniteArticles.contains(rest.suffix(1))
    {
      (rest, start) = (rest.dropLast(), last.range.lowerBound)
    }
    return start
  }

  /// How many bytes of a text only lead to what is to be taken as it is: the "saying " of "saying buy bread".
  ///
  /// - Parameter isLoose: whether "for" is enough.
  package func lengthOfTextOpening(of text: String, isLoose: Bool = false) -> Int {
    let all = Words(of: text)
    let loose = isLoose ? words.looseTextOpenings.opening(of: all)?.count : nil
    let count = max(words.textOpenings.opening(of: all)?.count ?? 0, loose ?? 0)
    guard count > 0, count < all.count else { return 0 }
    return all[all.startIndex + count].range.lowerBound
  }

  /// Whether a text only leads to such words.
  package func isTextOpening(_ text: String) -> Bool { words.textOpenings.contains(Words(of: text)) }

  /// A text behind so many of its words; nil where there is nothing more.
  package func rest(of text: String, behindWords count: Int) -> String? {
    let all = Words(of: text)
    return count < all.count ? text.part(all[count].range.lowerBound..<text.utf8.count) : nil
  }

  /// Where a text may be said that is taken as it is: the bytes that lead to it, such as "saying".
  ///
  /// - Parameter isLoose: whether "for" is enough.
  package func textOpenings(in text: String, isLoose: Bool = false, marks: Set<Character> = [":", "："]) -> [Range<Int>]
  {
    let all = Words(of: text)
    return all.indices.dropFirst().compactMap { index in
      let loose = isLoose ? words.looseTextOpenings.opening(of: all[index...])?.count : nil
      let count = max(words.textOpenings.opening(of: all[index...])?.count ?? 0, loose ?? 0)
      if count > 0, index + count < all.endIndex {
        return all[index].range.lowerBound..<all[index + count].range.lowerBound
      }
      guard isMark(before: index, all, text, marks) else { return nil }
      return all[index - 1].range.upperBound..<all[index].range.lowerBound
    }
  }

  /// A text without what says that somebody wants to have something: "get me two tickets".
  package func withoutWish(_ text: String) -> String {
    rest(of: text, behind: words.having) ?? text
  }

  /// Whether somebody wants so many of something, and says nothing else: "get me two" is no second one.
  package func wishesNumber(_ text: String) -> Bool {
    let rest = withoutWish(text)
    return rest != text && isNumber(rest)
  }

  /// A text without little words that say nothing of what is done: "the other one too" is "other".
  package func withoutFillers(_ text: String) -> String {
    bareName(text).split(separator: " ").filter { word in
      !words.fillers.contains(Words(of: String(word))) && !words.nameOpenings.contains(Words(of: String(word)))
    }.joined(separator: " ")
  }

  /// Whether a text is a word for more or less, and nothing else: "warmer".
  package func isComparative(_ text: String) -> Bool {
    let all = Words(of: text)
    return words.directions.opening(of: all).map { $0.count == all.count } ?? false
  }

  /// A text without its numbers.
  package func withoutNumbers(_ text: String) -> String {
    let all = Words(of: text)
    return all.indices.filter { all[$0].kind != .number && number(all[$0...$0]) == nil }.map {
      text.part(all[$0].range)
    }
    .joined(separator: " ")
  }

  /// A text without the "one" that it begins with: "one in the hall".
  package func withoutNounInPlace(_ text: String) -> String {
    let all = Words(of: text)
    guard let (_, count) = words.describing.opening(of: all) else { return text }
    return text.part(all[count - 1].range.upperBound..<text.utf8.count)
  }

  /// Whether a text belongs to a verb in front of it: the "hinzu" of "füge den Weg hinzu".
  package func endsVerb(_ text: String) -> Bool { words.verbEndings.contains(Words(of: text)) }

  /// A request without what belongs to its verb at its end, and that: "füge den Weg" and "hinzu".
  package func partingVerb(_ text: String) -> (front: String, ending: String) {
    let all = Words(of: text)
    guard let (_, count) = words.verbEndings.closing(of: all), count + 1 < all.count else { return (text, "") }
    return (text.part(all.dropLast(count).range), text.part(all.suffix(count).range))
  }

  /// Whether a word stands for a noun: the "one" of "cancel one".
  package func standsForNoun(_ word: String) -> Bool { words.pronouns.contains(Words(of: word)) }

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
    // "Two more" is an amount; "extra large" is not what "large" is.
    let isAmount = taken.isEmpty || !numbers(in: text).isEmpty
    while let first = rest.first {
      let tables = [
        words.prepositions, words.nameOpenings, words.nameClosings, words.joiners, words.amountFillers,
        words.fillers, words.units, words.describing,
      ]
      let counts =
        tables.map { $0.opening(of: rest)?.count } + [isAmount ? words.directions.opening(of: rest)?.count : nil]
      if let count = counts.compactMap(\.self).max() {
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
