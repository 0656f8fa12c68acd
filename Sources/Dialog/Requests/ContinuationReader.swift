internal import PhraseMatching

/// Finds the words around a text that say how it goes on from what was said before.
///
/// ```swift
/// let reader = ContinuationReader(language: "en")
/// reader.read("and what about the ridge?")      // a variation: "the ridge"
/// reader.read("no, not the ridge, the valley")  // a correction: "the valley", and not "the ridge"
/// ```
package final class ContinuationReader: Sendable {
  let words: ContinuationWords
  /// Numbers in words that are not read as such in every language.
  let numerals: PhraseTable<Int>

  /// A reader for a language, given by its code: `en`, `de`, `ja`.
  package init(language: String) {
    words = .of(language)
    numerals = PhraseTable(ValueWords.of(language)?.numerals ?? [])
  }

  /// How a text goes on; plain, and the text as it is, where nothing says so.
  package func read(_ text: String) -> Continuation {
    var continuation = said(in: text)
    let all = Words(of: text)
    continuation.isHesitant = words.pauses.opening(of: all) != nil
    continuation.isInterjected = !all.isEmpty && words.asides.interjections.behind(all).count < all.count
    return continuation
  }

  func said(in text: String) -> Continuation {
    var rest = Words(of: text)
    var kind = Continuation.Kind.plain
    let putRight = behindWhatWasSaid(rest, of: text)
    if let putRight { (kind, rest) = (.correction, putRight.meant) }
    while let (opened, count) = words.openings.opening(of: rest), count < rest.count {
      kind = max(kind, opened)
      rest = rest.dropFirst(count)
    }
    // "Not sure, the ridge or the valley" rejects nothing.
    if words.asides.statements.opening(of: rest) == nil, let (kept, rejected) = contrast(in: rest, of: text) {
      return Continuation(.correction, text.part(trimmed(kept).range), rejected: text.part(rejected.range))
    }
    while let (closed, count) = words.closings.closing(of: rest), count < rest.count {
      kind = max(kind, closed)
      rest = rest.dropLast(count)
    }
    if kind == .correction {
      rest = withoutApposition(withoutCleft(behindRepair(behindStatement(rest, of: text), of: text)), of: text)
    }
    // "Harbourside?" asks the same again.
    if kind == .plain, asks(text), words.interrogatives.opening(of: rest) == nil { kind = .variation }
    return Continuation(kind, text.part(rest.range), rejected: putRight.map { text.part($0.said.range) })
  }

  /// Whether words ask for the same the other way round: "and back".
  package func turnsBack(_ text: String) -> Bool {
    words.waysBack.contains(Words(of: bareName(withoutPreposition(text))))
  }

  /// Whether two texts say the opposite of each other: "turn it on" and "turn off the oven".
  package func areOpposite(_ text: String, _ other: String) -> Bool {
    let (said, before) = (Set(Words(of: text).map(\.text)), Set(Words(of: other).map(\.text)))
    return words.opposites.contains { pair in
      [pair, pair.reversed()].contains { pair in
        said.contains(pair[0]) && !said.contains(pair[1]) && before.contains(pair[1]) && !before.contains(pair[0])
      }
    }
  }

  /// A text without what says nothing of what is wanted; nil where there is nothing of that.
  package func withoutNoise(_ text: String) -> String? {
    var (rest, kept) = (Words(of: text), [Word]())
    while let first = rest.first {
      let noise = words.noise.opening(of: rest)?.count ?? 0
      if noise == 0 { kept.append(first) }
      rest = rest.dropFirst(max(noise, 1))
    }
    guard !kept.isEmpty, kept.count < Words(of: text).count else { return nil }
    return kept.map { text.part($0.range) }.joined(separator: " ")
  }

  /// What somebody feels like: the "skiing" of "I feel like skiing".
  package func mood(in text: String) -> String? {
    let all = Words(of: read(text).text)
    guard let (_, count) = words.moods.opening(of: all), count < all.count else { return nil }
    return read(text).text.part(all.dropFirst(count).range)
  }

  /// "Me the link" without who gets it.
  package func withoutPerson(_ text: String) -> String {
    rest(of: text, behind: words.persons) ?? text
  }

  /// Whether a text says something of a person: "at least you tried".
  package func namesPerson(_ text: String) -> Bool {
    let all = Words(of: text)
    return all.indices.contains { words.persons.opening(of: all[$0...]) != nil }
  }

  /// Whether a text asks for patience and says nothing else: "hold on, let me think".
  package func asksForPatience(_ text: String) -> Bool {
    let all = words.asides.interjections.behind(Words(of: text))
    let rest = words.pauses.behind(all)
    let isOver = rest.isEmpty || words.closings.closing(of: rest)?.count == rest.count
    return isOver && rest.count < all.count
  }

  /// Whether a text leaves everything as it is: "no, I'll keep it".
  package func keepsThings(_ text: String) -> Bool {
    var rest = Words(of: withoutPermission(read(text).text))
    while let (_, count) = words.closings.closing(of: rest), count < rest.count { rest = rest.dropLast(count) }
    return words.keepings.contains(words.asides.interjections.behind(rest))
  }

  /// Whether a text asks to see something, and does not say what.
  package func showsNothing(_ text: String) -> Bool {
    let all = Words(of: text)
    return words.showing.opening(of: all)?.count == all.count
  }

  /// Whether a text is no name: it asks, says "not", or says something of a person.
  package func isSentence(_ text: String) -> Bool {
    isQuestion(text) || namesPerson(text) || words.negations.opening(of: Words(of: text)) != nil
  }

  /// "I'd love to see the falls" without what only makes a wish of it.
  package func withoutLovingWish(_ text: String) -> String {
    rest(of: text, behind: words.lovingWishes) ?? text
  }

  /// Whether a text is to be done in front of what is asked: "but first open the map".
  package func comesFirst(_ text: String) -> Bool {
    let all = Words(of: text)
    return all.indices.prefix(3).contains { words.interludes.opening(of: all[$0...]) != nil }
  }

  /// Whether a text begins as what narrows down what was found: "only …", "under …", "which is …".
  package func narrows(_ text: String) -> Bool {
    let all = Words(of: text)
    return words.narrowing.opening(of: all) != nil || words.prepositions.opening(of: all) != nil
  }

  /// "What's half of that" without what only asks for it.
  package func withoutAsking(_ text: String) -> String { rest(of: text, behind: words.kindlessQuestions) ?? text }

  /// Whether a text asks for the same of something else.
  package func asksForSame(_ text: String) -> Bool {
    let all = Words(of: text)
    return all.indices.contains { words.sames.opening(of: all[$0...]) != nil }
  }
}
