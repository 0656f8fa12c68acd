package import AppIntents
package import PhraseMatching

// Questions by themselves, and questions about what was spoken of before.
extension FindReader {
  /// What a sentence asks about entities that were spoken of: "how long is it", "which one is longer".
  ///
  /// - Returns: nil if the sentence is no question about them as a whole.
  package func ask(_ text: String, about focus: [any AppEntity], now: CivilMoment) -> ReadFind? {
    guard let first = focus.first, let entity = entity(of: first) else { return nil }
    let typed = FindText(text, now: now)
    guard typed.count <= Self.mostWordsOfQuestion else { return nil }
    let reading = question(typed, about: [entity], focus: focus, now: now)
    guard let reading, reading.rank >= .unknownProperty else { return nil }
    return reading.find.subjects.isEmpty && reading.find.memberships.isEmpty ? nil : reading.find
  }

  /// The same question with its values in another unit: "in miles", "how much is that in feet".
  package func converted(_ text: String, of find: ReadFind) -> ReadFind? {
    let said = FindText(text).words.map(\.text)
    guard said.count <= Self.mostWordsOfConversion, let last = said.last(where: { !conversionWords.contains($0) }),
      let unit = QuestionMatcher.unit(called: last), let index = said.lastIndex(of: last),
      said.indices.allSatisfy({ $0 == index || conversionWords.contains(said[$0]) })
    else { return nil }
    guard find.toldProperties.contains(where: { grammar.tells($0, in: unit) }) else { return nil }
    var converted = find
    converted.unit = unit
    return converted
  }

  /// The words of a text without the unit that it ends with, and that unit: "the ridge in miles".
  func unitApart(_ text: String, of find: ReadFind) -> (rest: String, unit: Foundation.Dimension?) {
    let said = FindText(text)
    guard said.count > 2, let last = said.words.last?.text, let unit = QuestionMatcher.unit(called: last),
      conversionWords.contains(said.words[said.count - 2].text),
      find.toldProperties.contains(where: { grammar.tells($0, in: unit) })
    else { return (text, nil) }
    return (said.typed(0..<said.count - 2), unit)
  }

  /// The entity of a type that a text names, and nothing else.
  func subject(named text: String, of entity: FindableEntity) -> (any AppEntity)? {
    let named = SubjectReader(entity: entity, grammar: grammar, focus: []).subjects(FindText.words(of: text)[...])
    return named.flatMap { $0.entities.count == 1 ? $0.entities[0] : nil }
  }

  /// Whether a text asks for nothing but how something is: "how big".
  package func asksOnlyQuality(_ text: String) -> Bool {
    let typed = FindText(text)
    guard let (_, end) = grammar.plainAdjectives.phrase(in: typed.words, at: 1) else { return false }
    return end == typed.count && typed.text(0).map(grammar.words.asking.interrogatives.contains) == true
  }

  /// A question about "there" with the place that stands in front of it: "I'm off to Africa. Which landmarks are there?"
  ///
  /// - Returns: nil where there is no such question, or no place in which something is.
  package func placed(_ text: String) -> String? {
    guard let mark = text.dropLast().lastIndex(where: { ".!;,".contains($0) }) else { return nil }
    let question = FindText(String(text[text.index(after: mark)...]))
    let places = grammar.words.asking.thereClosings
    let spans = question.words.indices.compactMap { start in
      places.phrase(in: question.words, at: start).map { start..<$0.end }
    }
    // "What have you got there for under thirty dollars", but not "are there any".
    let span = spans.first { span in
      span.upperBound == question.count
        || span.lowerBound > 0 && !grammar.words.copulas.contains(question.words[span.lowerBound - 1].text)
    }
    let front = String(text[..<mark])
    guard let span, span.lowerBound > 0, let place = place(in: front) ?? unknownPlace(in: front) else { return nil }
    let rest = span.upperBound < question.count ? " \(question.typed(span.upperBound..<question.count))" : ""
    return "\(question.typed(0..<span.lowerBound)) in \(place)\(rest)"
  }

  /// What a text names behind a word for where something is, in which nothing is known to be: the "Portland" of "we're in
  /// Portland this weekend".
  private func unknownPlace(in text: String) -> String? {
    let words = FindText(text)
    guard let lead = words.words.lastIndex(where: { grammar.words.placeWords.contains($0.text) }) else { return nil }
    let behind = words.words.indices.dropFirst(lead + 1).prefix { index in
      let word = words.words[index].text
      return !grammar.isFiller(word) && !grammar.pronouns.contains(word)
    }
    guard let last = behind.last else { return nil }
    return words.typed(lead + 1..<min(last + 1, lead + 1 + Self.longestPlace))
  }

  /// A place that a text names and in which something is: "Africa".
  private func place(in text: String) -> String? {
    let words = FindText(text)
    let places = entities.flatMap { $0.properties.filter(\.isPlace) }.map(\.vocabulary)
    for length in stride(from: min(Self.longestPlace, words.count), to: 0, by: -1) {
      for start in 0...(words.count - length) {
        let range = start..<(start + length)
        let said = words.words[range].map(\.text)
        if places.contains(where: { !$0.named(said[...]).isEmpty }) { return words.typed(range) }
      }
    }
    return nil
  }

  private static let longestPlace = 4

  private var conversionWords: Set<String> { grammar.words.asking.conversionWords }
  private static let mostWordsOfConversion = 9

  /// What some entities of one type differ by: of a few everything, of more what tells them apart best.
  package func difference(between entities: [any AppEntity]) -> ReadFind? {
    guard let first = entities.first, let entity = entity(of: first),
      entities.allSatisfy({ type(of: $0) == type(of: first) })
    else { return nil }
    let amount = entity.properties.first { $0.shape.isAmount }
    guard entities.count > Self.fewEntities, let amount else {
      return ReadFind(of: entity, asking: .contrast, about: entities)
    }
    return ReadFind(of: entity, asking: .values([amount.name]), about: entities)
  }

  private static let fewEntities = 3

  /// What is known of the type of an entity.
  func entity(of entity: any AppEntity) -> FindableEntity? {
    entities.first { ObjectIdentifier($0.entityType) == ObjectIdentifier(type(of: entity)) }
  }

  /// Longer sentences tell stories.
  static let mostWordsOfQuestion = 24

  /// The question in a text, whichever entities it is about.
  func question(_ typed: FindText, now: CivilMoment) -> QuestionReading? {
    guard typed.count <= Self.mostWordsOfQuestion else { return nil }
    return question(typed, about: entities, focus: [], now: now)
  }

  private func question(
    _ typed: FindText, about entities: [FindableEntity], focus: [any AppEntity], now: CivilMoment
  ) -> QuestionReading? {
    var best: QuestionReading?
    for entity in entities {
      let reader = QuestionReader(reader: self, entity: entity, grammar: grammar, now: now, focus: focus)
      for text in forms(of: typed, about: entity) where !text.words.isEmpty {
        if let reading = reader.read(text), reading.isBetter(than: best) { best = reading }
      }
    }
    return best
  }

  // MARK: - Around a question

  /// The text, without what is polite, and with its unknown words corrected.
  private func forms(of typed: FindText, about entity: FindableEntity) -> [FindText] {
    let inner = withoutEnding(typed, entity)
    var forms = [inner]
    var start = 0
    while let (_, end) = grammar.words.asking.openers.phrase(in: inner.words, at: start), end < inner.count {
      start = end
      forms.append(FindText(inner.typed(start..<inner.count), now: typed.now))
    }
    let plain = forms
    for form in plain {
      let better = corrected(form, by: entity.nameLexicon, entity.lexicon, grammar.lexicon, keeping: entity)
      if better.words.map(\.text) != form.words.map(\.text) { forms.append(better) }
    }
    return forms
  }

  /// Whether words such as "right now" end somewhere, which say nothing together.
  private func isUniversal(_ text: FindText, endingAt end: Int) -> Bool {
    (1..<end - 1).contains { grammar.words.asking.universals.phrase(in: text.words, at: $0)?.end == end }
  }

  /// A text without thanks and the name of the application at its end.
  private func withoutEnding(_ text: FindText, _ entity: FindableEntity) -> FindText {
    var end = text.count
    while end > 1, let word = text.text(end - 1), grammar.words.asking.closers.contains(word),
      !isUniversal(text, endingAt: end)
    {
      end -= 1
    }
    let application = entity.applicationWords
    let start = end - application.count
    if !application.isEmpty, start > 1, text.words[start..<end].map(\.text) == application,
      let word = text.text(start - 1), grammar.isFiller(word) || grammar.words.meanWords.contains(word)
    {
      end = start - 1
    }
    return end == text.count ? text : FindText(text.typed(0..<end), now: text.now)
  }
}
