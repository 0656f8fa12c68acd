internal import AppIntents
internal import PhraseMatching

// "longer than 10 km", "more than 300 m of climbing", "between 5 and 10 km", "10 km or more".
extension FindParser {
  func readComparison(at index: Int) -> Found? {
    readComparative(at: index) ?? readRange(at: index) ?? readCompared(at: index) ?? readBareAmount(at: index)
  }

  // MARK: - With an adjective

  private func readComparative(at index: Int) -> Found? {
    guard let (adjective, end) = grammar.comparatives.phrase(in: text.words, at: index) else { return nil }
    let start = isThan(end) ? end + 1 : end
    for (amount, end) in amounts.amounts(at: start) {
      let candidates = entity.properties.filter { takes($0, amount) && $0.shape.isAmount }
      guard let (property, direction) = grammar.property(meantBy: adjective, among: candidates) else { continue }
      // Something older than ten years is from before that.
      let comparison: FindWords.Comparison = direction == .up ? .more : .less
      guard let filter = AmountFilter(property: property, now: now).filter(comparison, amount) else { continue }
      return (FindClause(filter), afterAmount(end, of: property))
    }
    guard isThan(end),
      let (property, direction) = grammar.property(
        meantBy: adjective, among: entity.properties.filter(\.shape.isAmount))
    else { return nil }
    return valueOfAnother(at: start, of: property, direction == .up ? .greaterThan : .lessThan)
  }

  /// "longer than Lac Blanc": what another entity has of the property.
  private func valueOfAnother(at start: Int, of property: SpokenProperty, _ comparator: ComparatorKind) -> Found? {
    guard start < bound(start) else { return nil }
    let reader = SubjectReader(entity: entity, grammar: grammar, focus: [])
    guard let (subjects, end) = reader.prefix(of: text.words[start..<bound(start)].map(\.text)[...]),
      subjects.entities.count == 1, subjects.fit >= .part,
      let value = subjects.entities.first?.propertyDescriptions.first(where: { $0.name == property.name })?
        .valueAtHand()
    else { return nil }
    return (FindClause(FindFilter(property.name, comparator, values: [value])), start + end)
  }

  func isThan(_ index: Int) -> Bool { text.text(index).map { words.than.contains($0) } ?? false }

  // MARK: - With "more than" and the like

  private func readCompared(at index: Int) -> Found? {
    if let (comparison, start) = words.comparisons.phrase(in: text.words, at: index),
      let found = compared(comparison, at: start, isDate: false) ?? comparedAround(comparison, at: start)
    {
      return found
    }
    guard let (comparison, start) = words.dateComparisons.phrase(in: text.words, at: index) else { return nil }
    return compared(comparison, at: start, isDate: true)
  }

  private func compared(_ comparison: FindWords.Comparison, at start: Int, isDate: Bool) -> Found? {
    for (amount, end) in amounts.amounts(at: start) {
      if isDate { guard case .span = amount else { continue } }
      guard let (property, last) = property(for: [amount], behind: end),
        let filter = AmountFilter(property: property, now: now).filter(comparison, amount)
      else { continue }
      return (FindClause(filter), last)
    }
    return nil
  }

  /// "less climbing than 100 m"
  private func comparedAround(_ comparison: FindWords.Comparison, at start: Int) -> Found? {
    guard start < bound(start), !grammar.isFiller(text.words[start].text),
      let (property, end) = property(at: start, where: \.shape.isAmount), isThan(end)
    else { return nil }
    let comparator: ComparatorKind = comparison == .less || comparison == .atMost ? .lessThan : .greaterThan
    return amount(at: end + 1, of: property, comparison) ?? valueOfAnother(at: end + 1, of: property, comparator)
  }

  // MARK: - Ranges

  private func readRange(at index: Int) -> Found? {
    for (one, other, end) in bounds(at: index) {
      guard let (property, last) = property(for: [one.withUnit(of: other), other], behind: end),
        let filter = AmountFilter(property: property, now: now).between(one, other)
      else { continue }
      return (FindClause(filter), last)
    }
    return nil
  }

  /// A range of what a property has.
  func range(at index: Int, of property: SpokenProperty) -> Found? {
    for (one, other, end) in bounds(at: index) {
      guard let filter = AmountFilter(property: property, now: now).between(one, other) else { continue }
      return (FindClause(filter), end)
    }
    return nil
  }

  /// "between 5 and 10 km", "from 5 to 10 km", "5 to 10 km".
  private func bounds(at index: Int) -> [(FindAmount, FindAmount, end: Int)] {
    var found: [(FindAmount, FindAmount, end: Int)] = []
    let opened = words.rangeOpeners.phrase(in: text.words, at: index)?.end
    for (one, middle) in amounts.amounts(at: opened ?? index) {
      guard let word = text.text(middle), words.rangeWords.contains(word) else { continue }
      // Two amounts with "and" between them are a range only behind "between".
      if opened == nil, words.conjunctions.contains(word) { continue }
      for (other, end) in amounts.amounts(at: middle + 1) where areAlike(one, other) { found.append((one, other, end)) }
    }
    return found
  }

  private func areAlike(_ one: FindAmount, _ other: FindAmount) -> Bool {
    switch (one, other) {
    case (.plain, .plain), (.plain, .measured), (.plain, .money), (.seconds, .seconds), (.span, .span): true
    case (.measured(_, let unit), .measured(_, let other)): unit.dimension == other.dimension
    case (.money, .money), (.money, .plain): true
    default: false
    }
  }

  // MARK: - An amount alone

  /// "10 km or more", "5 km" in "5 km trails"; a number without a unit says too little.
  private func readBareAmount(at index: Int) -> Found? {
    for (amount, end) in amounts.amounts(at: index) {
      switch amount {
      case .plain:
        guard let found = countedProperty(amount, behind: end) else { continue }
        return found
      case .span: continue
      case .measured, .seconds, .money: break
      }
      let trailing = words.trailingComparisons.phrase(in: text.words, at: end)
      guard let (property, last) = property(for: [amount], behind: trailing?.end ?? end),
        let filter = AmountFilter(property: property, now: now).filter(trailing?.meaning ?? .equal, amount)
      else { continue }
      return (FindClause(filter), last)
    }
    return nil
  }

  /// "5 trails" of collections.
  private func countedProperty(_ amount: FindAmount, behind index: Int) -> Found? {
    let trailing = words.trailingComparisons.phrase(in: text.words, at: index)
    let start = trailing?.end ?? index
    guard start < bound(start), !grammar.isFiller(text.words[start].text),
      let (property, end) = property(at: start, where: { $0.shape == .number }),
      let filter = AmountFilter(property: property, now: now).filter(trailing?.meaning ?? .equal, amount)
    else { return nil }
    return (FindClause(filter), end)
  }

  /// An amount of a property that is known.
  func amount(at index: Int, of property: SpokenProperty, _ comparison: FindWords.Comparison) -> Found? {
    for (amount, end) in amounts.amounts(at: index) where takes(property, amount) {
      let trailing = comparison.isExact ? words.trailingComparisons.phrase(in: text.words, at: end) : nil
      guard let filter = AmountFilter(property: property, now: now).filter(trailing?.meaning ?? comparison, amount)
      else {
        continue
      }
      return (FindClause(filter), trailing?.end ?? end)
    }
    return nil
  }

  private func takes(_ property: SpokenProperty, _ amount: FindAmount) -> Bool {
    AmountFilter(property: property, now: now).takes(amount)
  }

  // MARK: - Which property an amount is of

  /// The property that is named behind an amount, or else the one that such an amount fits best.
  private func property(for amounts: [FindAmount], behind end: Int) -> (SpokenProperty, end: Int)? {
    let candidates = entity.properties.filter { property in
      property.shape.isAmount && amounts.allSatisfy { takes(property, $0) }
    }
    if candidates.isEmpty { return nil }
    if let (adjective, last) = grammar.plainAdjectives.phrase(in: text.words, at: end),
      let property = grammar.property(meantBy: adjective, among: candidates)?.property
    {
      return (property, last)
    }
    let names = Set(candidates.map(\.name))
    if isJoined(at: end), let (property, last) = property(at: end, where: { names.contains($0.name) }) {
      return (property, last)
    }
    guard let amount = amounts.last, let property = likeliest(candidates, for: amount) else { return nil }
    return (property, end)
  }

  /// Whether what stands behind an amount can say what it is of: "10 km with an ascent" goes on with something else.
  private func isJoined(at end: Int) -> Bool {
    guard end < bound(end), let word = text.text(end) else { return false }
    return !grammar.isFiller(word) || words.amountLinks.contains(word)
  }

  /// Distances are told in kilometers and miles, heights in meters and feet.
  private func likeliest(_ candidates: [SpokenProperty], for amount: FindAmount) -> SpokenProperty? {
    switch amount {
    case .plain:
      // "Landmarks under 20" have a price.
      let prices = candidates.filter { if case .currencyAmount = $0.kind { true } else { false } }
      return candidates.count == 1 ? candidates[0] : prices.count == 1 ? prices[0] : nil
    case .measured(_, let unit):
      let measured = candidates.filter { $0.shape != .number }
      let alike = measured.first { $0.unit != nil && $0.isInDistances == unit.isForDistances }
      let height = candidates.first { grammar.fit("height", $0) > 0 }
      return alike ?? (unit.isForDistances ? measured.first ?? height : height ?? measured.first)
    case .seconds: return candidates.first { $0.shape == .duration }
    case .money: return candidates.first
    case .span: return candidates.first { $0.shape == .date }
    }
  }

  /// Behind an amount, when the property has been named in front of it: "… of climbing" says nothing new.
  private func afterAmount(_ end: Int, of property: SpokenProperty) -> Int {
    guard isJoined(at: end), let (named, last) = self.property(at: end, where: { $0.shape.isAmount }) else {
      return end
    }
    return named.name == property.name ? last : end
  }
}

extension FindWords.Comparison {
  /// Whether words behind an amount can still change it: "10 km or more".
  fileprivate var isExact: Bool {
    switch self {
    case .equal: true
    case .more, .less, .atLeast, .atMost, .around: false
    }
  }
}
