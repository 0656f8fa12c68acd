internal import AppIntents
internal import Diagnostics

/// The entities of a type under what they are called: their titles and synonyms.
struct NamedEntities: Sendable {
  /// How sure it is that words are a name, the surest last.
  enum Fit: Int, Comparable, Sendable {
    case misspelled, part, synonym, title

    static func < (one: Fit, other: Fit) -> Bool { one.rawValue < other.rawValue }
  }

  struct Match: Sendable {
    let entities: [any AppEntity]
    let fit: Fit
  }

  private struct Name {
    let words: [String]
    let index: Int
    let isTitle: Bool
  }

  private let entities: [any AppEntity]
  private var names: [Name] = []
  /// The names without spaces, and where they stand.
  private var places: [String: [Int]] = [:]
  private var placesOfWord: [String: [Int]] = [:]
  /// The most words of a name.
  private(set) var longest = 0

  init(_ entities: [any AppEntity]) {
    self.entities = entities
    for (index, entity) in entities.enumerated() {
      let display = entity.displayRepresentation
      add(String(localized: display.title), of: index, isTitle: true)
      for synonym in display.synonyms { add(String(localized: synonym), of: index, isTitle: false) }
    }
  }

  private mutating func add(_ text: String, of index: Int, isTitle: Bool) {
    let words = Self.withoutArticle(Self.spelledOut(FindText.words(of: text)[...]))
    guard !words.isEmpty else { return }
    places[words.joined(), default: []].append(names.count)
    for word in Set(words) { placesOfWord[word, default: []].append(names.count) }
    longest = max(longest, words.count)
    names.append(Name(words: Array(words), index: index, isTitle: isTitle))
  }

  static func withoutArticle(_ words: ArraySlice<String>) -> ArraySlice<String> {
    guard words.count > 1, let first = words.first, articles.contains(first) else { return words }
    return words.dropFirst()
  }

  /// English and German ones, and possessives: no name loses its meaning with them.
  private static let articles: Set<String> = [
    "the", "a", "an", "my", "our", "your",
    "der", "die", "das", "den", "dem", "mein", "meine", "meinem", "meinen", "meiner",
    "unser", "unsere", "unserem", "unseren", "unserer",
  ]

  /// Words of names that people shorten.
  private static func spelledOut(_ words: ArraySlice<String>) -> ArraySlice<String> {
    let shortened = ["mt": "mount", "st": "saint", "natl": "national", "mtn": "mountain"]
    return words.map { shortened[$0] ?? $0 }[...]
  }

  // MARK: - Looking up

  /// The entities whose titles stand in a sentence, in its order; of titles inside one another the longest.
  func titled(in sentence: [String]) -> [any AppEntity] {
    let words = Self.spelledOut(sentence[...])
    var found: [Int] = []
    var start = words.startIndex
    while start < words.endIndex {
      let end = (start + 1...max(start + 1, min(start + longest, words.endIndex))).reversed().first { end in
        guard let place = titlePlace(of: words[start..<end]) else { return false }
        found.append(place)
        return true
      }
      start = end ?? start + 1
    }
    return unique(found)
  }

  /// Where the only title stands that some words are.
  private func titlePlace(of words: ArraySlice<String>) -> Int? {
    let titled = places[words.joined(), default: []].filter {
      names[$0].isTitle && names[$0].words.elementsEqual(words)
    }
    return titled.count == 1 ? titled[0] : nil
  }

  /// The entities that some words are the name of.
  func match(_ typed: ArraySlice<String>) -> Match? {
    let words = Self.withoutArticle(Self.spelledOut(typed))
    guard let first = words.first, !(words.count == 1 && first.count < 2) else { return nil }
    return exact(words.joined()) ?? part(of: words) ?? misspelled(words)
  }

  private func exact(_ squeezed: String) -> Match? {
    guard let found = places[squeezed] else { return nil }
    let titled = found.filter { names[$0].isTitle }
    return Match(entities: unique(titled.isEmpty ? found : titled), fit: titled.isEmpty ? .synonym : .title)
  }

  /// The only entity with the words in its name.
  private func part(of words: ArraySlice<String>) -> Match? {
    guard let first = words.first, words.contains(where: { $0.count >= Self.shortestPart }) else { return nil }
    let found = (placesOfWord[first] ?? []).filter { names[$0].words.firstRange(of: words) != nil }
    let entities = unique(found)
    return entities.count == 1 ? Match(entities: entities, fit: .part) : nil
  }

  private static let shortestPart = 4

  private func misspelled(_ words: ArraySlice<String>) -> Match? {
    let squeezed = words.joined()
    guard squeezed.count >= Self.shortestMisspelled else { return nil }
    let alike = places.keys.filter { abs($0.count - squeezed.count) <= 2 && $0.count >= Self.shortestMisspelled }
    let slips = squeezed.count >= Self.long ? 2 : 1
    guard let near = nearestName(to: squeezed, among: alike.sorted(), slips: slips), let found = places[near] else {
      return nil
    }
    return Match(entities: unique(found), fit: .misspelled)
  }

  private static let shortestMisspelled = 5
  private static let long = 8

  private func unique(_ found: [Int]) -> [any AppEntity] {
    var known: Set<Int> = []
    return found.map { names[$0].index }.filter { known.insert($0).inserted }.map { entities[$0] }
  }
}
