internal import PhraseMatching

/// Finds the words of a request that point at something said before.
///
/// It does not know what the words around them mean: the "it" of "is it raining" is found like any other, so a caller
/// reads a request both as it stands and with the names put in.
///
/// ```swift
/// let reader = ReferenceReader(language: "en")
/// let references = reader.references(in: "open it")
/// reader.replacing(references, in: "open it") { _ in "Ridge Trail" }  // "open Ridge Trail"
/// ```
package final class ReferenceReader: Sendable {
  private let vocabulary: Vocabulary
  private let genitive: String

  /// A reader for a language, given by its code: `en`, `de`, `ja`.
  package init(language: String) {
    vocabulary = .of(language)
    genitive = Wordings.wording(for: language).genitiveEnding
  }

  /// The references, in the order of the text; they do not overlap.
  ///
  /// - Parameter nouns: what kinds of things there are, to find "the trail" as well.
  package func references(in text: String, nouns: KindNouns = KindNouns([])) -> [Reference] {
    let words = Words(of: text)
    var references: [Reference] = []
    var index = words.startIndex
    while index < words.endIndex {
      if let (target, count) = kind(at: words[index...], nouns) ?? target(at: words[index...], in: text) {
        let isConjunction = count == 1 && joinsClause(at: index, of: words)
        if let target, !isConjunction {
          references.append(Reference(target, at: words[index..<index + count].range))
        }
        index += count
      } else {
        index += 1
      }
    }
    return references
  }

  /// "Note that bread is out": behind what tells something, such a word leads to what is told.
  private func joinsClause(at index: Int, of words: Words) -> Bool {
    vocabulary.conjunctions.contains(words[index...index]) && index + 1 < words.endIndex
      && vocabulary.reporting.closing(of: words[..<index]) != nil
  }

  /// What is told behind the word that leads to it: the "a lamp is broken" of "that a lamp is broken".
  package func told(in text: String) -> String? {
    let words = Words(of: text)
    guard let (_, count) = vocabulary.conjunctions.opening(of: words), words.count > count + 2 else { return nil }
    return text.part(words[(words.startIndex + count)].range.lowerBound..<text.utf8.count)
  }

  /// The text with a name for each reference; nil when one of them has no name.
  ///
  /// A genitive gets the ending of one: "its conditions" becomes "Ridge Trail’s conditions".
  package func replacing(
    _ references: [Reference],
    in text: String,
    with names: (Reference) -> String?
  ) -> String? {
    var replaced = ""
    var position = 0
    for reference in references.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard reference.range.lowerBound >= position, reference.range.upperBound <= text.utf8.count else { return nil }
      guard let name = names(reference) else { return nil }
      replaced += text.part(position..<reference.range.lowerBound) + name
      if isGenitive(text.part(reference.range)) { replaced += genitive }
      position = reference.range.upperBound
    }
    return replaced + text.part(position..<text.utf8.count)
  }

  private func isGenitive(_ text: String) -> Bool {
    if case .genitive? = vocabulary.references.meaning(of: Words(of: text)) { return true }
    return false
  }

  // MARK: One reference

  /// "the trail", "both trails".
  private func kind(at words: Words, _ nouns: KindNouns) -> (target: Reference.Target?, count: Int)? {
    guard let (isPlural, count) = vocabulary.kindDeterminers.opening(of: words),
      let noun = nouns.opening(of: words.dropFirst(count)), noun.isPlural || !isPlural
    else { return nil }
    return (.kind(noun.kinds, isPlural: noun.isPlural), count + noun.count)
  }

  /// What the words begin with: a reference, or words that only look like one, and how many they are.
  private func target(at words: Words, in text: String) -> (target: Reference.Target?, count: Int)? {
    let counted = countedTarget(at: words, in: text)
    guard let (word, count) = vocabulary.references.opening(of: words), count >= counted?.count ?? 0 else {
      return counted
    }
    switch word {
    case .target(let target), .genitive(let target): return (target, count)
    case .alone(let target): return isAlone(words.dropFirst(count), in: text) ? (target, count) : counted
    case .number: return counted
    case .nothing: return (nil, count)
    }
  }

  /// "the second one", "number two", "#2"; "the second" where no noun follows.
  private func countedTarget(at words: Words, in text: String) -> (target: Reference.Target?, count: Int)? {
    guard let first = words.first else { return nil }
    if first.kind == .number, let number = first.number, number > 0, isMarked(first, in: text) {
      return (.ordinal(number), 1)
    }
    if case .number? = vocabulary.references.opening(of: words)?.meaning {
      let count = vocabulary.references.opening(of: words)?.count ?? 1
      let rest = words.dropFirst(count)
      guard let number = vocabulary.number(of: rest.prefix(1)), number > 0 else { return nil }
      return (.ordinal(number), count + 1)
    }
    return ordinalTarget(at: words, in: text)
  }

  private func ordinalTarget(at words: Words, in text: String) -> (target: Reference.Target?, count: Int)? {
    let hasArticle = words.first.map { $0.text == "the" } ?? false
    let rest = hasArticle ? words.dropFirst() : words
    guard let ordinal = rest.first, ordinal.kind == .ordinal, let number = ordinal.number, number > 0 else {
      return nil
    }
    let behind = rest.dropFirst()
    let before = hasArticle ? 2 : 1
    if let one = behind.first, one.kind == .number, one.number == 1, one.isInLetters {
      return (.ordinal(number), before + 1)
    }
    return hasArticle && isAlone(behind, in: text) ? (.ordinal(number), before) : nil
  }

  /// A "#" directly in front of a number.
  private func isMarked(_ word: Word, in text: String) -> Bool {
    word.range.lowerBound > 0 && text.part(word.range.lowerBound - 1..<word.range.lowerBound) == "#"
  }

  /// Whether no noun follows: the text ends, a mark stands between, or a little word goes on.
  private func isAlone(_ rest: Words, in text: String) -> Bool {
    guard let next = rest.first else { return true }
    if vocabulary.connectors.opening(of: rest) != nil { return true }
    if vocabulary.politeClosings.opening(of: rest) != nil { return true }
    return Self.particles.contains(next.text)
  }

  /// What may follow a pronoun: prepositions and the parted verbs of German.
  private static let particles: Set<String> = [
    "in", "on", "at", "to", "for", "from", "with", "and", "again", "now", "instead", "please", "an", "aus", "auf", "ab",
    "zu", "ein", "mit", "nach", "noch", "mal", "nochmal", "wieder", "weiter", "bitte", "zum", "zur", "fur", "von",
    "vor", "viel", "viele", "los", "gerade", "grade", "heute", "jetzt", "schon", "immer", "offen", "voll",
  ]
}
