internal import PhraseMatching

// What a thing is like, where words describe it instead of naming it: "the longer one", "anything shorter".
extension ContinuationReader {
  /// Whether words are no more than "least" or "most", which say nothing of what.
  package func isExtreme(_ text: String) -> Bool { words.extremes.contains(Words(of: text)) }

  /// What a thing is like that words describe: the "longer" of "the longer one".
  package func quality(of text: String) -> String? {
    var rest = Words(of: text)
    if let (_, count) = words.describing.closing(of: rest), count < rest.count {
      rest = rest.dropLast(count)
    } else if !isSuperlative(rest) {
      return nil
    }
    while let (_, count) = words.nameOpenings.opening(of: rest), count < rest.count { rest = rest.dropFirst(count) }
    return text.part(rest.range)
  }

  /// Where a text ends with words for one of a kind and what it is like, and the words that say so: "the one in Italy".
  package func clauseDescribing(in text: String) -> (whole: Range<Int>, clause: String)? {
    let (all, words) = (Words(of: text), words)
    return all.indices.lazy.compactMap { start -> (Range<Int>, String)? in
      guard words.nameOpenings.opening(of: all[start...].prefix(1)) != nil, start + 2 < all.endIndex,
        all[start + 1].kind == .number, words.describing.contains(all[start + 1...start + 1]),
        words.clauses.opening(of: all[(start + 2)...]) != nil
      else { return nil }
      return (all[start...].range, text.part(all[(start + 2)...].range))
    }.first
  }

  /// Whether words say the most or the least of something that they do not name: "with the least".
  package func endsInExtreme(_ text: String) -> Bool {
    let all = Words(of: text)
    guard all.count > 1, let last = all.last else { return false }
    return words.extremes.contains(all.suffix(1)) || isSuperlative(all.suffix(2)) && last.text.count > 3
  }

  /// Where words inside a text describe a thing: "the longer one" of "how is the longer one".
  package func description(in text: String) -> Range<Int>? {
    let (all, words) = (Words(of: text), words)
    return all.indices.lazy.compactMap { start -> Range<Int>? in
      guard words.nameOpenings.opening(of: all[start...].prefix(1)) != nil else { return nil }
      return (2...6).reversed().lazy.map { all[start...].prefix($0) }.first { span in
        span.count > 1 && span.count < all.count
          && (span.count <= 4 && words.describing.closing(of: span)?.count == 1 && span.count > 2
            || self.isSuperlative(span) || self.isBestOfSeveral(span))
      }?.range
    }.first
  }

  /// "The flattest" at the end of a request.
  package func superlative(in text: String) -> Range<Int>? {
    let all = Words(of: text)
    return [2, 3].first { all.count > $0 && isSuperlative(all.suffix($0)) }.map { all.suffix($0).range }
  }

  /// Whether a text names "the cheapest of the three" or "the cheapest one", wherever in it.
  package func bestOfSeveral(in text: String) -> Bool {
    description(in: text).map { isBestOfSeveral(Words(of: text.part($0))) } ?? false
  }

  private func isBestOfSeveral(_ span: Words) -> Bool {
    words.describing.closing(of: span).map { isSuperlative(span.dropLast($0.count)) } ?? false
  }

  /// Whether words are one of two by how it is: "the higher one".
  package func compares(_ text: String) -> Bool {
    let all = Words(of: text)
    guard all.count == 3, words.describing.closing(of: all)?.count == 1 else { return false }
    return Self.ends(all[all.startIndex + 1], withOneOf: words.comparatives)
  }

  /// Whether a word has one of some endings, and a stem before it.
  private static func ends(_ word: Word, withOneOf endings: [String]) -> Bool {
    endings.contains { word.text.count > $0.count + 2 && word.text.hasSuffix($0) }
  }

  /// Whether words are "the flattest" and nothing else.
  package func isSuperlative(_ text: String) -> Bool { isSuperlative(Words(of: text)) }

  /// "The flattest", where no noun follows.
  private func isSuperlative(_ rest: Words) -> Bool {
    // "The least busy"
    if rest.count == 3, let last = rest.last {
      return words.nameOpenings.contains(rest.prefix(1)) && words.extremes.contains(rest.dropFirst().prefix(1))
        && last.kind == .word && last.text.count > 3
    }
    guard rest.count == 2, words.nameOpenings.contains(rest.prefix(1)), let last = rest.last,
      !words.other.contains(rest), !words.other.contains(rest.dropFirst())
    else { return false }
    return Self.ends(last, withOneOf: words.superlatives)
  }

  /// Where "one" stands for a name that is said in part: the "small" of "set the small one to 180", and the words with it.
  package func namesInPlace(in text: String) -> [(name: Range<Int>, whole: Range<Int>)] {
    let all = Words(of: text)
    return all.indices.flatMap { start -> [(name: Range<Int>, whole: Range<Int>)] in
      guard words.nameOpenings.opening(of: all[start...].prefix(1)) != nil else { return [] }
      return (3...5).compactMap { count in
        let span = all[start...].prefix(count)
        guard span.count == count, words.describing.contains(span.suffix(1)), span.last?.kind == .number else {
          return nil
        }
        return (span.dropFirst().dropLast().range, span.range)
      }
    }
  }

  /// Whether words describe a thing instead of naming it: "the closest one".
  package func describes(_ text: String) -> Bool {
    words.describing.closing(of: Words(of: text)) != nil || isSuperlative(Words(of: text))
  }

  /// What somebody wants more of than of what was spoken of, and what is said besides: the "shorter" and "in Norway" of
  /// "anything shorter in Norway", "is there a shorter one".
  package func comparativeAlone(in text: String) -> (comparative: String, rest: String)? {
    var rest = Words(of: read(text).text)
    let count = rest.count
    let tables = [words.anyKinds, words.existenceQuestions, words.showing, words.having, words.indefiniteArticles]
    while let opened = tables.compactMap({ $0.opening(of: rest)?.count }).max(), opened < rest.count {
      rest = rest.dropFirst(opened)
    }
    guard let first = rest.first, !words.other.contains(rest.prefix(1)),
      Self.ends(first, withOneOf: words.comparatives)
    else { return nil }
    let noun = words.pronouns.opening(of: rest.dropFirst())?.count ?? 0
    let behind = rest.dropFirst(1 + noun)
    guard behind.isEmpty ? count > 1 : count > rest.count && words.prepositions.opening(of: behind) != nil else {
      return nil
    }
    return (first.text, behind.isEmpty ? "" : text.part(behind.range))
  }

  /// What something is more than it should be, where nothing else is said: the "long" of "hmm, those are too long".
  package func excessAlone(in text: String) -> String? {
    var rest = Words(of: read(text).text)
    for table in [words.cleft, words.slight] { rest = rest.dropFirst(table.opening(of: rest)?.count ?? 0) }
    guard let opening = words.excess.opening(of: rest)?.count else { return nil }
    let quality = rest.dropFirst(opening)
    return quality.count == 1 ? quality.first?.text : nil
  }

  /// Those of some things that are so: "the long ones".
  package func ones(_ quality: String) -> String { words.onesNamed.replacing("*", with: quality) }

  /// What is more so than something else: "shorter than the ridge".
  package func comparison(_ comparative: String, with name: String) -> String {
    "\(comparative) \(words.than) \(name)"
  }
}
