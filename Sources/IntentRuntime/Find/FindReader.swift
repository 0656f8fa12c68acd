package import PhraseMatching

/// Reads what somebody looks for from a sentence.
///
/// Pure: asks nobody, and the same sentence at the same moment is read the same.
package struct FindReader: Sendable {
  private let entities: [FindableEntity]
  private let grammar: FindGrammar

  /// - Parameters:
  ///   - entities: what can be found.
  ///   - language: the language of the sentences, such as "en".
  package init(_ entities: [FindableEntity], language: String) {
    self.entities = entities
    grammar = FindGrammar.of(language)
  }

  /// What several of each entity are called.
  package var entityNames: [String] { entities.map(\.plural) }

  /// What a sentence looks for; nil when it names no entity that can be found.
  ///
  /// Of several readings the one is taken that understands most.
  package func read(_ text: String, now: CivilMoment) -> ReadFind? {
    let typed = FindText(text, now: now)
    guard typed.count <= Self.mostWords else { return nil }
    var best: ReadFind?
    for entity in entities {
      let occurrences = occurrences(of: entity, in: corrected(typed, by: entity.nameLexicon))
      if occurrences.isEmpty { continue }
      let text = corrected(typed, by: entity.nameLexicon, entity.lexicon, grammar.lexicon, keeping: entity)
      for occurrence in occurrences {
        var parser = FindParser(text, naming: occurrence, of: entity, grammar, now: now)
        let find = parser.read()
        if find.coverage > best?.coverage ?? -1 { best = find }
      }
    }
    return best
  }

  /// Longer texts are letters, not requests.
  private static let mostWords = 60

  // MARK: - The name

  /// The places where an entity is named, and whether one is meant.
  private func occurrences(of entity: FindableEntity, in text: FindText) -> [FindParser.Occurrence] {
    var found: [FindParser.Occurrence] = []
    let words = text.words.map(\.text)
    for index in words.indices {
      let names = entity.names.filter { words[index...].starts(with: $0.words) }
      guard let name = names.max(by: { $0.words.count < $1.words.count }) else { continue }
      let range = index..<(index + name.words.count)
      if let last = found.last, last.range.upperBound > range.lowerBound { continue }
      found.append(FindParser.Occurrence(range: range, isSingular: name.isSingular))
    }
    return Array(found.prefix(Self.mostOccurrences))
  }

  private static let mostOccurrences = 4

  // MARK: - Close spelling

  /// The text with its unknown words as the lexicons spell them, the first that has one alike.
  private func corrected(_ typed: FindText, by lexicons: FindLexicon..., keeping entity: FindableEntity? = nil)
    -> FindText
  {
    var text = typed
    for (index, word) in typed.words.enumerated() where word.number == nil && !isKnown(word.text, to: entity) {
      if text.measurement(at: index - 1) != nil || text.date(at: index) != nil { continue }
      if let corrected = lexicons.lazy.compactMap({ $0.corrected(word.text) }).first {
        text.words[index].text = corrected
      }
    }
    return text
  }

  private func isKnown(_ word: String, to entity: FindableEntity?) -> Bool {
    [word, grammar.words.stem(word)].contains { form in
      grammar.lexicon.contains(form)
        || entity.map { $0.lexicon.contains(form) || $0.applicationWords.contains(form) } ?? false
    }
  }
}
