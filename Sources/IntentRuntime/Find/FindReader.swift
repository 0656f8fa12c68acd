internal import AppIntents
package import PhraseMatching

/// Reads what somebody looks for from a sentence.
///
/// Pure: asks nobody, and the same sentence at the same moment is read the same, and only once. A reader lives for a turn.
package struct FindReader: Sendable {
  let entities: [FindableEntity]
  let grammar: FindGrammar
  /// How people ask in the language.
  let frames: [QuestionFrame]
  private let readings = Memo<Wanted, ReadFind?>()
  private let framesOfWords = Memo<Set<String>, [QuestionFrame]>()

  private struct Wanted: Hashable {
    var text: String
    var now: CivilMoment
  }

  /// - Parameters:
  ///   - entities: what can be found.
  ///   - language: the language of the sentences, such as "en".
  package init(_ entities: [FindableEntity], language: String) {
    self.entities = EntityContainer.connected(entities)
    grammar = FindGrammar.of(language)
    frames = QuestionFrame.frames(for: language)
  }

  /// The ways of asking for which a text has the words, whatever it asks about.
  func frames(matching text: FindText) -> [QuestionFrame] {
    framesOfWords.reading(of: Set(text.words.map(\.text))) { words in frames.filter { $0.pattern.canMatch(words) } }
  }

  /// The entities of one type that an application names in what it says; of several types, those of which it names most.
  func entities(namedBy application: String, in said: String) -> [any AppEntity] {
    let words = FindText.words(of: said)
    let named = entities.filter { $0.application == application }.map { $0.named.titled(in: words) }
    return named.reduce([]) { $1.count > $0.count ? $1 : $0 }
  }

  /// What several of each entity are called.
  package var entityNames: [String] { entities.map(\.plural) }

  /// What a sentence looks for or asks; nil when it has to do with no entity that can be found.
  ///
  /// Of several readings the one is taken that understands most.
  package func read(_ text: String, now: CivilMoment) -> ReadFind? {
    readings.reading(of: Wanted(text: text, now: now)) { readAnew($0.text, now: $0.now) }
  }

  private func readAnew(_ text: String, now: CivilMoment) -> ReadFind? {
    let typed = FindText(grammar.withPlaceNames(text), now: now)
    guard typed.count <= Self.mostWords else { return nil }
    let question = question(typed, now: now)
    if let question, question.rank == .named { return question.find }
    let find = entities.lazy.compactMap { self.find(of: $0, in: typed) }.reduce(nil as ReadFind?) { best, find in
      guard let best, best.coverage >= find.coverage else { return find }
      // "Half Dome" is that, and no collection with it.
      return best.coverage == find.coverage && find.isName && !best.isName ? find : best
    }
    let isQuestion = typed.words.first.map { grammar.words.asking.interrogatives.contains($0.text) } ?? false
    if let find, find.coverage >= 1, !isQuestion || question?.rank ?? .guessed < .set { return find }
    return question?.find ?? find
  }

  /// What a sentence looks for among the entities of one type, which it names.
  ///
  /// - Parameter isAnyNoun: whether a value alone may stand for the type: "hikes".
  func find(of entity: FindableEntity, in typed: FindText, isAnyNoun: Bool = false) -> ReadFind? {
    let now = typed.now
    // "Trails in Paris" is about no parks.
    let isOther = entities.contains { other in
      other.entityType != entity.entityType && !self.occurrences(of: other, in: typed).isEmpty
    }
    var occurrences = self.occurrences(of: entity, in: isOther ? typed : corrected(typed, by: entity.nameLexicon))
    let text = corrected(typed, by: entity.nameLexicon, entity.lexicon, grammar.lexicon, keeping: entity)
    let isNamed = !occurrences.isEmpty
    if !isNamed { occurrences = valueOccurrences(of: entity, in: text) }
    var best: ReadFind?
    for occurrence in occurrences {
      var parser = FindParser(text, naming: occurrence, of: entity, grammar, now: now)
      let find = parser.read()
      if !isNamed, !isAnyNoun, !asksForPlace(typed), !saysEnough(find) { continue }
      if find.coverage > best?.coverage ?? -1 { best = find }
    }
    return best
  }

  /// "Where can I ride a horse" is about where that can be done, so about whatever it can be done on.
  private func asksForPlace(_ text: FindText) -> Bool {
    grammar.words.placeQuestions.phrase(in: text.words, at: 0) != nil
  }

  /// Whether a request that names no type is about entities nevertheless.
  private func saysEnough(_ find: ReadFind) -> Bool {
    if !find.request.order.isEmpty || find.asksForCount { return true }
    let names = find.propertyNames
    if !find.memberships.isEmpty, !names.isEmpty { return true }
    return names.count > 1 && !names.contains { find.entity[property: $0]?.isName == true }
  }

  /// What a text without the name of anything says about entities of a type.
  func fragment(_ text: String, of entity: FindableEntity, isSingular: Bool = false, now: CivilMoment) -> ReadFind {
    let typed = FindText(text, now: now)
    let text = corrected(typed, by: entity.lexicon, grammar.lexicon, keeping: entity)
    var parser = FindParser(text, naming: .none(in: text, isSingular: isSingular), of: entity, grammar, now: now)
    return parser.read()
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

  /// Where a value stands for what has it: "the longest hike in Japan".
  private func valueOccurrences(of entity: FindableEntity, in text: FindText) -> [FindParser.Occurrence] {
    let nouns = entity.properties.filter {
      $0.shape == .list && $0.kind.entityTypes.isEmpty || $0.shape == .choice || $0.shape == .boolean
    }
    for index in text.words.indices {
      let isProse = entity.prose(with: text.words[index].text, grammar) != nil
      guard let length = isProse ? 1 : nounLength(at: index, of: text, in: nouns) else { continue }
      let end = index + length
      let word = text.words[end - 1].text
      let isSingular = !word.hasSuffix("s") && !word.hasSuffix("ing")
      return [FindParser.Occurrence(range: end..<end, isSingular: isSingular)]
    }
    return []
  }

  /// How many words at an index are a value, the most first.
  private func nounLength(at index: Int, of text: FindText, in nouns: [SpokenProperty]) -> Int? {
    guard !grammar.isFiller(text.words[index].text) else { return nil }
    if nouns.contains(where: { isFlag($0, named: text.words[index].text) }) { return 1 }
    return (1...Self.longestNoun).reversed().first { length in
      guard index + length <= text.count else { return false }
      let words = text.words[index..<(index + length)].map(\.text)
      guard !grammar.isFiller(words[length - 1]) else { return false }
      return nouns.contains { property in
        let vocabulary = property.vocabulary
        return !vocabulary.named(words[...]).isEmpty || !vocabulary.named(words.map(grammar.words.stem)[...]).isEmpty
          || !vocabulary.verbal(words.filter { !grammar.isFiller($0) }, grammar.words.verbStem).isEmpty
      }
    }
  }

  /// "My favorites" are those that are one.
  private func isFlag(_ property: SpokenProperty, named word: String) -> Bool {
    property.shape == .boolean && word.hasSuffix("s") && grammar.fit(naming: grammar.words.stem(word), property) > 0
  }

  private static let longestNoun = 3

  // MARK: - Close spelling

  /// The text with its unknown words as the lexicons spell them, the first that has one alike.
  func corrected(_ typed: FindText, by lexicons: FindLexicon..., keeping entity: FindableEntity? = nil)
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
        || entity?.prose(with: form, grammar) != nil
        // "Europe" is no slip for the Picos de Europa where landmarks are in Europe.
        || entities.contains { $0.properties.contains { $0.isPlace && !$0.vocabulary.named([form]).isEmpty } }
    }
  }
}
