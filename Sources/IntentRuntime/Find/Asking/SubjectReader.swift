internal import AppIntents

/// The entities that a part of a text names one by one.
struct Subjects {
  var entities: [any AppEntity] = []
  var fit = NamedEntities.Fit.title
}

/// Reads names of entities: "Lac Blanc", "catbells and helvellyn", "the foo trail".
struct SubjectReader {
  let entity: FindableEntity
  let grammar: FindGrammar
  /// What "it" and "they" are; empty where nothing is.
  let focus: [any AppEntity]

  /// The entities that words name, every word of them; nil if they name none.
  func subjects(_ words: ArraySlice<String>) -> Subjects? {
    if words.isEmpty { return nil }
    if let one = one(words) { return one }
    return several(words)
  }

  /// One name, perhaps with the word for what it names.
  private func one(_ words: ArraySlice<String>) -> Subjects? {
    if grammar.pronouns.contains(words.joined(separator: " ")) {
      return focus.isEmpty ? nil : Subjects(entities: focus)
    }
    if words.allSatisfy({ grammar.isFiller($0) }) { return nil }
    let exact = match(words)
    if let exact, exact.fit >= .synonym { return exact }
    for name in entity.names.map(\.words) where !name.isEmpty {
      if words.count > name.count, words.suffix(name.count).elementsEqual(name),
        let found = match(words.dropLast(name.count)), found.fit >= .part
      {
        return found
      }
      let bare = NamedEntities.withoutArticle(words)
      if bare.count > name.count, bare.starts(with: name), let found = match(bare.dropFirst(name.count)),
        found.fit >= .synonym
      {
        return found
      }
    }
    return exact
  }

  private func match(_ words: ArraySlice<String>) -> Subjects? {
    entity.named.match(words).map { Subjects(entities: $0.entities, fit: $0.fit) }
  }

  /// Names one after the other, with or without words between them.
  private func several(_ words: ArraySlice<String>) -> Subjects? {
    var found = Subjects()
    var rest = words
    var count = 0
    while !rest.isEmpty {
      if count > 0, let first = rest.first, Self.separators.contains(first) { rest = rest.dropFirst() }
      guard let (subjects, end) = prefix(of: rest) else { return nil }
      found.entities += subjects.entities
      found.fit = min(found.fit, subjects.fit)
      rest = rest[end...]
      count += 1
    }
    return count > 1 ? found : nil
  }

  /// The longest name at the front, and where it ends.
  func prefix(of words: ArraySlice<String>) -> (Subjects, end: Int)? {
    lookup(words) { length in words.prefix(length) }.map { ($0.0, words.startIndex + $0.length) }
  }

  /// The longest name at the back, and where it begins.
  func suffix(of words: ArraySlice<String>) -> (Subjects, start: Int)? {
    lookup(words) { length in words.suffix(length) }.map { ($0.0, words.endIndex - $0.length) }
  }

  private func lookup(_ words: ArraySlice<String>, _ part: (Int) -> ArraySlice<String>) -> (Subjects, length: Int)? {
    var best: (Subjects, length: Int)?
    let most = min(words.count, entity.named.longest + Self.extraWords)
    for length in stride(from: most, to: 0, by: -1) {
      let words = part(length)
      guard let first = words.first, let last = words.last, !Self.separators.contains(first),
        !Self.separators.contains(last), let subjects = one(words)
      else { continue }
      if subjects.fit > best?.0.fit ?? .misspelled || best == nil { best = (subjects, length) }
      if subjects.fit >= .synonym { break }
    }
    return best
  }

  /// An article, and the word for what it names.
  private static let extraWords = 3
  static let separators: Set<String> = [
    "and", "or", "vs", "versus", "with", "to", "than", "against", "from", "und", "oder", "als", "mit", "と",
  ]
}
