internal import AppIntents
internal import PhraseMatching

/// What references of a request stand for, by the names that were put in their places.
struct EntityLookup: Sendable {
  private var entries: [(name: String, entities: [any AppEntity])] = []

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ entities: [any AppEntity], called name: String) { entries.append((name, entities)) }

  mutating func add(_ other: EntityLookup) { entries += other.entries }

  /// As long as "about the ".
  private static let longestPreposition = 10
  /// As long as "’s".
  private static let longestEnding = 2

  /// The entities that some words of the request mean.
  ///
  /// A name may lose a word to its surroundings, as "Panorama Trail" does to an application of that name, and it may
  /// own something: "Ridge’s".
  func entities(called words: String) -> [any AppEntity]? {
    let exact = entries.first { $0.name == words }
    let shortened = entries.first { $0.name.hasPrefix(words) && words.count * 2 > $0.name.count }
    let owned = entries.first { words.hasPrefix($0.name) && words.count <= $0.name.count + Self.longestEnding }
    // "on Ridge Trail": a preposition that no phrase has stands in front.
    let led = entries.first { words.hasSuffix($0.name) && isPreposition(words.dropLast($0.name.count)) }
    return (exact ?? shortened ?? owned ?? led)?.entities
  }

  /// Whether words in front of a name may be a preposition with an article, and no verb: "on", "about the".
  private func isPreposition(_ words: Substring) -> Bool {
    let apart = words.split(separator: " ")
    return words.count <= Self.longestPreposition
      && (apart.count < 2 || apart.count == 2 && UnspecifiedValue.withoutArticles(String(apart[1])).isEmpty)
  }

  /// Whether a value is one of the entities, however few words of its name it was read from.
  func contains(_ value: FilledParameter) -> Bool {
    let known = Set(entries.flatMap(\.entities).map(ValueExpansion.identifier))
    return entities(called: value.text) != nil || value.values.count == 1 && known.contains(value.values[0].id)
  }
}

/// Words that stand where a value could be and say no more than its kind: "a trail".
enum UnspecifiedValue {
  private static let articles: Set<String> = [
    "a", "an", "any", "some", "the", "one", "ein", "eine", "einen", "der", "die", "das", "to", "of", "called", "for",
    "my", "our", "your", "mein", "meine", "meinen", "meiner", "unser", "unsere", "unserer",
  ]

  /// Whether words are nothing but articles and the name of a kind.
  static func isNoMore(_ words: String, than kind: String) -> Bool {
    let kinds = Set(split(kind))
    return split(words).allSatisfy { articles.contains($0) || kinds.contains($0) }
  }

  static func withoutArticles(_ words: String) -> String {
    split(words).filter { !articles.contains($0) }.joined(separator: " ")
  }

  private static func split(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
