internal import PhraseMatching

// A name without the words around it.
extension ContinuationReader {
  /// Whether words stand in front of a name without telling it from others: "the", "my".
  package func isArticle(_ text: String) -> Bool { words.nameOpenings.contains(Words(of: text)) }

  /// A text without the preposition that it begins with.
  package func withoutPreposition(_ text: String) -> String {
    rest(of: text, behind: words.prepositions) ?? text
  }

  /// The words behind those with which a text begins; nil where it has no others.
  func rest(of text: String, behind table: PhraseTable<Void>) -> String? {
    let all = Words(of: text)
    guard let (_, count) = table.opening(of: all), count < all.count else { return nil }
    return text.part(all.dropFirst(count).range)
  }

  /// Whether a text is one, and nothing else.
  package func isPreposition(_ text: String) -> Bool {
    let all = Words(of: text)
    return words.prepositions.opening(of: all).map { $0.1 == all.count } ?? false
  }

  /// Whether a text is a part of a sentence that says where, when or for whom: "for two", "in the kitchen".
  package func isPrepositional(_ text: String) -> Bool { words.prepositions.opening(of: Words(of: text)) != nil }

  /// What a thing is to be called: the name behind "call it".
  package func givenName(in text: String) -> String {
    let all = Words(of: text)
    for rest in [all, words.asides.interjections.behind(all)] {
      guard let (_, count) = words.namings.opening(of: rest), count < rest.count else { continue }
      return text.part(rest[rest.startIndex + count].range.lowerBound..<text.utf8.count)
    }
    return text
  }

  /// The name that what was spoken of is to have: the "tea" of "rename it to tea"; empty where it is only to have another one.
  package func newName(in text: String) -> String? {
    let plain = withoutClosings(text)
    let all = Words(of: plain)
    guard let (_, count) = words.renamings.opening(of: all) else { return nil }
    if count == all.count { return renames(plain) ? "" : nil }
    // "Call it off" gives nothing a name.
    if words.sayings.behind(all.dropFirst(count)).isEmpty { return nil }
    // Quotation marks are no words.
    return plain.part(all.dropFirst(count).range)
  }

  /// Whether a phrase is about giving something another name.
  package func renames(_ phrase: String) -> Bool { words.renamingVerbs.opening(of: Words(of: phrase)) != nil }

  /// A text without articles and possessives in front of what a thing is to be called, and "too" behind it; what is quoted
  /// is taken as it is.
  package func withoutArticle(_ text: String) -> String {
    let all = Words(of: text)
    var rest = all
    if let (_, count) = words.articles.opening(of: rest), count < rest.count { rest = rest.dropFirst(count) }
    while let (_, count) = words.nameClosings.closing(of: rest), count < rest.count { rest = rest.dropLast(count) }
    let isAsSaid = rest.count == all.count || all.range.lowerBound > 0
    return isAsSaid ? text : text.part(rest.range)
  }

  /// Whether a text ends with words that say what something is called: "a list called".
  package func endsInNaming(_ text: String) -> Bool { words.namings.closing(of: Words(of: text)) != nil }

  /// A request without "too" at its end.
  package func withoutAddition(_ text: String) -> String {
    let all = Words(of: text)
    guard let (_, count) = words.additions.closing(of: all), count < all.count else { return text }
    return text.part(all.dropLast(count).range)
  }

  /// "I also want to floss" without what only says that it is one more.
  package func withoutAdditionInside(_ text: String) -> String {
    let all = Words(of: text)
    guard let (_, count) = words.persons.opening(of: all), count + 1 < all.count,
      words.additions.contains(all.dropFirst(count).prefix(1))
    else { return text }
    return text.part(0..<all[count].range.lowerBound) + text.part(all[count + 1].range.lowerBound..<text.utf8.count)
  }

  /// A text without what may stand behind everything: "right now", "please".
  package func withoutClosings(_ text: String) -> String {
    let all = Words(of: text)
    var rest = all
    while case (.addition, let count)? = words.closings.closing(of: rest), count < rest.count {
      rest = rest.dropLast(count)
    }
    return rest.count == all.count ? text : text.part(rest.range)
  }

  /// A text without articles, possessives and "too" around a name.
  package func bareName(_ text: String) -> String {
    let all = Words(of: text)
    var rest = all
    while let (_, count) = words.nameOpenings.opening(of: rest), count < rest.count { rest = rest.dropFirst(count) }
    while let (_, count) = words.nameClosings.closing(of: rest), count < rest.count { rest = rest.dropLast(count) }
    // "The soup one" has no other name than "soup".
    if rest.range.lowerBound > all.range.lowerBound { rest = withoutPronoun(rest) }
    return rest.count == all.count ? text : text.part(rest.range)
  }

  /// Words that nobody knows as they are put into a question: "soup" of "soup one", too.
  package func nameInQuestion(_ text: String) -> String {
    let name = bareName(text), all = Words(of: name), rest = withoutPronoun(all)
    return rest.count == all.count ? name : name.part(rest.range)
  }

  private func withoutPronoun(_ name: Words) -> Words {
    guard let (_, count) = words.pronouns.closing(of: name), count < name.count else { return name }
    return name.dropLast(count)
  }

  func trimmed(_ kept: Words) -> Words {
    var rest = kept
    while let (_, count) = words.openings.opening(of: rest), count < rest.count { rest = rest.dropFirst(count) }
    while let (_, count) = words.closings.closing(of: rest), count < rest.count { rest = rest.dropLast(count) }
    return withoutCleft(rest)
  }
}
