internal import AppIntents

// Which property some words name, and what is said of it.
extension FindParser {
  typealias Found = (clause: FindClause, end: Int)

  /// The property that words at an index name, articles in front of it included.
  func property(at index: Int, where isWanted: (SpokenProperty) -> Bool) -> (property: SpokenProperty, end: Int)? {
    let start = skipFillers(from: index)
    let most = min(Self.longestTitle, bound(start) - start)
    for length in stride(from: most, to: 0, by: -1) {
      let range = start..<(start + length)
      let isName = !grammar.isFiller(text.words[range.upperBound - 1].text)
      guard isName, !text.words[range].contains(where: { words.copulas.contains($0.text) }) else { continue }
      if let best = bestProperty(namedBy: range, where: isWanted) { return (best, range.upperBound) }
    }
    return nil
  }

  /// The property that all of some words name; words that only may mean one are not enough.
  func property(calledAll range: Range<Int>) -> (property: SpokenProperty, fit: Int)? {
    guard let first = range.first, let last = range.last, !grammar.isFiller(text.words[first].text),
      !grammar.isFiller(text.words[last].text)
    else { return nil }
    var best: (place: Int, fit: Int)?
    for place in entity.properties.indices where isSure(first, propertyAt: place) || isTitle(range, propertyAt: place) {
      let fit = fit(range, propertyAt: place)
      if fit > best?.fit ?? 0 { best = (place, fit) }
    }
    guard let best, best.fit >= Self.sureFit * range.count else { return nil }
    return (entity.properties[best.place], min(best.fit, Self.surestFit))
  }

  private func isSure(_ index: Int, propertyAt place: Int) -> Bool { wordFits[index][place] >= Self.sureFit }

  private func isTitle(_ range: Range<Int>, propertyAt place: Int) -> Bool {
    entity.properties[place].titleWords.elementsEqual(text.words[range].lazy.map(\.text))
  }

  /// What a word has to fit at least: it is in the name of the property, or about its idea.
  private static let sureFit = 4
  /// What is called so; the number of words does not count.
  private static let surestFit = 20

  func bestProperty(namedBy range: Range<Int>, where isWanted: (SpokenProperty) -> Bool) -> SpokenProperty? {
    var best: SpokenProperty?
    var bestFit = 0
    for (place, property) in entity.properties.enumerated() where isWanted(property) {
      let fit = fit(range, propertyAt: place)
      if fit > bestFit { (best, bestFit) = (property, fit) }
    }
    return best
  }

  /// How well some words name a property: each of them has to, unless together they are its title.
  private func fit(_ range: Range<Int>, propertyAt place: Int) -> Int {
    if isTitle(range, propertyAt: place) { return Self.wholeTitle }
    let fits = range.filter { !grammar.isFiller(text.words[$0].text) }.map { wordFits[$0][place] }
    return fits.contains(0) ? 0 : fits.reduce(0, +)
  }

  private static let wholeTitle = 1_000
  private static let longestTitle = 5

  func skipFillers(from index: Int) -> Int {
    var index = index
    while index < bound(index), grammar.isFiller(text.words[index].text) { index += 1 }
    return index
  }

  // MARK: - "whose length is over 10 km"

  /// A property, and what is said of it.
  func readProperty(at index: Int) -> Found? {
    guard !grammar.isFiller(text.words[index].text) else { return nil }
    for isWanted in [{ (property: SpokenProperty) in property.shape.isAmount }, { !$0.shape.isAmount }] {
      guard let (property, end) = property(at: index, where: isWanted) else { continue }
      let (start, isDenied) = afterCopula(from: end)
      if let found = statement(about: property, at: start, isDirect: start == end) {
        return (isDenied ? found.clause.negated : found.clause, found.end)
      }
    }
    return nil
  }

  /// Behind "is", "does", "are not"…
  private func afterCopula(from index: Int) -> (start: Int, isDenied: Bool) {
    var (index, isDenied) = (index, false)
    while index < bound(index) {
      let word = text.words[index].text
      if words.copulas.contains(word) || words.copulaCompanions.contains(word) {
        index += 1
      } else if let (_, end) = words.negations.phrase(in: text.words, at: index) {
        isDenied.toggle()
        index = end
      } else {
        break
      }
    }
    return (index, isDenied)
  }

  private func statement(about property: SpokenProperty, at index: Int, isDirect: Bool) -> Found? {
    switch property.shape {
    case .text: textStatement(about: property, at: index, isDirect: isDirect)
    case .choice, .entity, .list: valueStatement(about: property, at: index)
    case .boolean: booleanStatement(about: property, at: index, isDirect: isDirect)
    case .other: nil
    default: amountStatement(about: property, at: index)
    }
  }

  private func amountStatement(about property: SpokenProperty, at index: Int) -> Found? {
    if let (clause, end) = range(at: index, of: property) { return (clause, end) }
    let table = property.shape == .date ? words.dateComparisons : words.comparisons
    if let (comparison, end) = table.phrase(in: text.words, at: index)
      ?? words.comparisons.phrase(in: text.words, at: index),
      let found = amount(at: end, of: property, comparison)
    {
      return found
    }
    if let (adjective, end) = grammar.comparatives.phrase(in: text.words, at: index) {
      let direction =
        grammar.property(meantBy: adjective, among: [property])?.direction ?? adjective.senses.first?.direction
      let start = isThan(end) ? end + 1 : end
      if let found = amount(at: start, of: property, direction == .up ? .more : .less) { return found }
    }
    return amount(at: index, of: property, .equal)
  }

  private func booleanStatement(about property: SpokenProperty, at index: Int, isDirect: Bool) -> Found? {
    guard !isDirect, index < bound(index) else { return nil }
    let word = text.words[index].text
    guard words.yes.contains(word) || words.no.contains(word) else { return nil }
    return (FindClause(FindFilter(property.name, .equalTo, words.yes.contains(word))), index + 1)
  }

  private func valueStatement(about property: SpokenProperty, at index: Int) -> Found? {
    let (_, afterOperator) = words.textComparisons.phrase(in: text.words, at: index) ?? (.equals, index)
    return knownValue(at: skipFillers(from: afterOperator), of: property).map { ($0.clause, $0.end) }
  }

  private func textStatement(about property: SpokenProperty, at index: Int, isDirect: Bool) -> Found? {
    let comparison = words.textComparisons.phrase(in: text.words, at: index)
    let start = comparison?.end ?? index
    // "Conditions on the Yoshida Trail" say nothing about conditions.
    if comparison == nil, isDirect { return nil }
    guard start < bound(start) else { return nil }
    if comparison?.meaning ?? .equals == .equals, let found = knownValue(at: start, of: property) {
      return (found.clause, found.end)
    }
    return freeText(at: start, of: property, comparison?.meaning ?? .equals)
  }

  // MARK: - "favorite", "without a rating"

  /// A property that is true, or is there at all.
  func readFlag(at index: Int) -> Found? {
    if !grammar.isFiller(text.words[index].text),
      let (property, end) = property(at: index, where: { $0.shape == .boolean })
    {
      return (FindClause(FindFilter(property.name, .equalTo, true)), end)
    }
    guard let (_, start) = words.presences.phrase(in: text.words, at: index), start > index + 1,
      let (property, end) = property(at: start, where: \.isSometimesAbsent),
      property.kind.comparators.contains(.notEqualTo)
    else { return nil }
    return (FindClause(FindFilter(property.name, .notEqualTo, values: [])), end)
  }

  /// What somebody wants to be without.
  func readAbsence(at index: Int) -> Found? {
    if let (_, end) = words.free.phrase(in: text.words, at: index),
      let property = entity.properties.first(where: { $0.shape == .money }),
      let filter = AmountFilter(property: property, now: now).filter(.equal, .plain(0))
    {
      return (FindClause(filter), end)
    }
    guard let (_, start) = words.absences.phrase(in: text.words, at: index), start < bound(start) else { return nil }
    if let (clause, end) = readComparison(at: start) { return (clause.negated, end) }
    if let (property, end) = property(at: start, where: { $0.shape == .boolean }) {
      return (FindClause(FindFilter(property.name, .equalTo, false)), end)
    }
    if let (property, end) = property(at: start, where: { $0.shape == .money }), !property.isSometimesAbsent,
      let filter = AmountFilter(property: property, now: now).filter(.equal, .plain(0))
    {
      return (FindClause(filter), end)
    }
    if let (property, end) = property(at: start, where: { $0.isSometimesAbsent || $0.shape == .number }),
      property.kind.comparators.contains(.equalTo)
    {
      if property.isSometimesAbsent { return (FindClause(FindFilter(property.name, .equalTo, values: [])), end) }
      return AmountFilter(property: property, now: now).filter(.equal, .plain(0)).map { (FindClause($0), end) }
    }
    return readValue(at: start).map { ($0.clause.negated, $0.end) }
  }
}
