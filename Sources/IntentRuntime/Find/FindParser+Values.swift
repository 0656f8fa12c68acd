internal import AppIntents

// "in Yosemite", "easy", "named Petra", "starting with Mount".
extension FindParser {
  // MARK: - Values that the properties have

  /// A value that some property has, perhaps behind a preposition.
  func readValue(at index: Int) -> Found? {
    let isPlace = words.placeWords.contains(text.words[index].text)
    if isPlace, let found = value(at: index + 1, isPlace: true) { return found }
    return value(at: index, isPlace: false)
  }

  private func value(at index: Int, isPlace: Bool) -> Found? {
    guard index < bound(index) else { return nil }
    if let found = longestValue(at: index, isPlace: isPlace) { return found }
    // "in the Lake District"
    guard grammar.isFiller(text.words[index].text), isPlace else { return nil }
    let start = skipFillers(from: index)
    return start > index && start < bound(start) ? longestValue(at: start, isPlace: isPlace) : nil
  }

  private func longestValue(at index: Int, isPlace: Bool) -> Found? {
    let most = min(Self.longestValue, bound(index) - index)
    for length in stride(from: most, to: 0, by: -1) {
      let end = index + length
      if let found = adjoined(index..<end) { return found }
      guard let clause = bestValue(index..<end, isPlace: isPlace) else { continue }
      return (clause, afterValue(end, of: clause.property))
    }
    return nil
  }

  private static let longestValue = 8

  /// What a property is called may follow its value: "Yosemite region", "hard difficulty".
  private func afterValue(_ end: Int, of name: String) -> Int {
    guard end < bound(end), !grammar.isFiller(text.words[end].text) else { return end }
    guard let (property, last) = property(at: end, where: { $0.name == name }),
      property.shape != .text || property.isPlace
    else { return end }
    return last
  }

  /// The value of a property that is named behind it, also of one that holds sentences: "excellent conditions".
  private func adjoined(_ range: Range<Int>) -> Found? {
    guard range.upperBound < bound(range.lowerBound), !grammar.isFiller(text.words[range.upperBound].text),
      let (property, end) = property(at: range.upperBound, where: { $0.isProse }),
      let written = property.vocabulary.written(slice(range)), hasContent(range)
    else { return nil }
    return (FindClause(FindFilter(property.name, .contains, written)), end)
  }

  private func slice(_ range: Range<Int>) -> ArraySlice<String> { text.words[range].map(\.text)[...] }

  private func hasContent(_ range: Range<Int>) -> Bool {
    text.words[range].contains { !grammar.isFiller($0.text) && $0.text.count > 1 }
  }

  /// What some words mean: cases before entities before texts, whole texts before parts of them.
  private func bestValue(_ range: Range<Int>, isPlace: Bool) -> FindClause? {
    guard hasContent(range) else { return nil }
    var best: FindClause?
    var bestRank = 0
    for property in entity.properties {
      guard let (clause, rank) = value(range, of: property) else { continue }
      let fitting = rank + (isPlace ? (property.isPlace ? 5 : property.isName ? -3 : 0) : (property.isName ? 2 : 0))
      if fitting > bestRank { (best, bestRank) = (clause, fitting) }
    }
    return best
  }

  private func value(_ range: Range<Int>, of property: SpokenProperty) -> (FindClause, rank: Int)? {
    let said = value(slice(range), of: property)
    // "Japanese" says where something is.
    guard property.isPlace, let meant = placeMeant(range).flatMap({ value($0[...], of: property) }) else { return said }
    return said.map { $0.rank >= meant.rank ? $0 : meant } ?? meant
  }

  /// The words of the place that an adjective is about.
  private func placeMeant(_ range: Range<Int>) -> [String]? {
    range.count == 1 ? words.placeAdjectives[text.words[range.lowerBound].text] : nil
  }

  private func value(_ phrase: ArraySlice<String>, of property: SpokenProperty) -> (FindClause, rank: Int)? {
    switch property.shape {
    case .choice, .entity, .list:
      guard let entry = named(phrase, in: property).first else { return nil }
      let comparator: ComparatorKind = property.shape == .list ? .contains : .equalTo
      return (
        FindClause(FindFilter(property.name, comparator, values: [entry.value]), isValue: true),
        property.shape == .entity ? 30 : 40
      )
    case .text:
      if property.isProse { return nil }
      if let entry = property.vocabulary.named(phrase).first { return (exact(entry, phrase, of: property), 20) }
      guard phrase.allSatisfy({ $0.count > 1 }), edgesAreContent(phrase),
        let written = property.vocabulary.written(phrase)
      else { return nil }
      return (FindClause(FindFilter(property.name, .contains, written), isValue: true), 10)
    default: return nil
    }
  }

  private func edgesAreContent(_ phrase: ArraySlice<String>) -> Bool {
    [phrase.first, phrase.last].allSatisfy { $0.map { !grammar.isFiller($0) } ?? false }
  }

  /// A case or an entity by a name, also by its plural.
  private func named(_ phrase: ArraySlice<String>, in property: SpokenProperty) -> [FindVocabulary.Entry] {
    let exact = property.vocabulary.named(phrase)
    if !exact.isEmpty { return exact }
    let stemmed = property.vocabulary.named(phrase.map(words.stem)[...])
    if stemmed.isEmpty, property.shape != .entity, edgesAreContent(phrase) {
      return property.vocabulary.verbal(phrase.filter { !grammar.isFiller($0) }, words.verbStem)
    }
    if !stemmed.isEmpty || property.shape != .entity || !edgesAreContent(phrase) { return stemmed }
    let partly = property.vocabulary.containing(phrase)
    return Set(partly.map(\.title)).count == 1 ? partly : []
  }

  /// A text that is known as a whole.
  ///
  /// It is looked for inside others where the query only knows that, or where it names one of several: what lies in
  /// "Nepal and China" lies in China.
  private func exact(
    _ entry: FindVocabulary.Entry, _ phrase: ArraySlice<String>, of property: SpokenProperty
  ) -> FindClause {
    let known = property.property.comparators
    let isPart = !property.isName && property.vocabulary.containing(phrase).count > 1
    let looksInside = known.contains(.contains) && !known.contains(.equalTo) || known.isEmpty && isPart
    return FindClause(
      FindFilter(property.name, looksInside ? .contains : .equalTo, values: [entry.value]), isValue: true)
  }

  /// A value that a certain property has.
  func knownValue(at index: Int, of property: SpokenProperty) -> Found? {
    guard index < bound(index) else { return nil }
    for length in stride(from: min(Self.longestValue, bound(index) - index), to: 0, by: -1) {
      let range = index..<(index + length)
      if hasContent(range), let (clause, _) = value(range, of: property) { return (clause, range.upperBound) }
    }
    return nil
  }

  /// "Any *waterfalls* in Asia", "without the *deserts*": several of what only a description speaks of.
  func readNounOfProse(at index: Int) -> Found? {
    guard index < bound(index), let property = entity.prose(with: text.words[index].text, grammar) else { return nil }
    let noun = words.stem(text.words[index].text)
    return (FindClause(FindFilter(property.name, .contains, noun), isValue: true), index + 1)
  }

  // MARK: - Texts that are taken as they are

  /// "named Petra", "with rock in the name", "starting with Mount", "about waterfalls".
  func readText(at index: Int) -> Found? {
    let nameProperty = entity.properties.first { $0.isName }
    if let (_, start) = words.naming.phrase(in: text.words, at: index), let nameProperty {
      return knownName(at: start, of: nameProperty) ?? freeText(at: start, of: nameProperty, .contains)
    }
    if let (comparison, start) = words.textComparisons.phrase(in: text.words, at: index) {
      if let found = textInside(comparison, at: start) { return found }
      let isVerb = start > index + 1 || !grammar.isFiller(text.words[index].text)
      if let nameProperty, isVerb, comparison != .equals {
        return freeText(at: start, of: nameProperty, comparison)
      }
    }
    // "Tell me about the trail" asks for something else.
    guard index >= name.range.upperBound, let (_, start) = words.mentioning.phrase(in: text.words, at: index),
      let prose = entity.properties.first(where: { grammar.fit("description", $0) >= 10 })
    else { return nil }
    return freeText(at: start, of: prose, .contains)
  }

  private func knownName(at index: Int, of name: SpokenProperty) -> Found? {
    let end = textEnd(from: index)
    guard index < end, let entry = name.vocabulary.named(slice(index..<end)).first else { return nil }
    return (FindClause(FindFilter(name.name, .equalTo, values: [entry.value]), isValue: true), end)
  }

  /// "rock in the name"
  private func textInside(_ comparison: FindWords.TextComparison, at start: Int) -> Found? {
    guard comparison == .contains else { return nil }
    for middle in (start + 1)..<max(start + 2, min(start + Self.longestValue, bound(start))) {
      guard let word = text.text(middle), words.placeWords.contains(word), middle + 1 < bound(start),
        let (property, end) = property(at: middle + 1, where: { $0.shape == .text })
      else { continue }
      return (FindClause(FindFilter(property.name, .contains, text.typed(start..<middle))), end)
    }
    return nil
  }

  func freeText(at start: Int, of property: SpokenProperty, _ comparison: FindWords.TextComparison) -> Found? {
    let end = textEnd(from: start)
    guard start < end else { return nil }
    let typed = text.typed(start..<end)
    let comparator: ComparatorKind =
      switch comparison {
      case .contains: .contains
      case .begins: .hasPrefix
      case .ends: .hasSuffix
      case .equals: .equalTo
      }
    return (FindClause(FindFilter(property.name, comparator, typed)), end)
  }

  /// A text ends where something else is said: an order, a pause, an "and" with a clause behind it, a comparison.
  private func textEnd(from start: Int) -> Int {
    var index = start
    while index < bound(start) {
      if index > start, text.words[index].isAfterPause || beginsAnother(at: index) { break }
      index += 1
    }
    return index
  }

  private func beginsAnother(at index: Int) -> Bool {
    if readOrderPhrase(at: index) != nil || readComparison(at: index) != nil { return true }
    let word = text.words[index].text
    if words.placeWords.contains(word), value(at: index + 1, isPlace: true) != nil { return true }
    let isJoint = words.conjunctions.contains(word) || words.alternatives.contains(word)
    guard isJoint || grammar.isFiller(word) || words.negations.phrase(in: text.words, at: index) != nil else {
      return false
    }
    let next = skipFillers(from: index + 1)
    guard next < bound(index) else { return isJoint }
    if readOrderPhrase(at: next) != nil || readComparison(at: next) != nil { return true }
    return isJoint
      && (readProperty(at: next) != nil || value(at: next, isPlace: false) != nil || readFlag(at: next) != nil)
  }
}
