internal import AppIntents

// "sorted by distance", "longest first", "the three longest", "top 5".
extension FindParser {
  private typealias OrderPhrase = (order: [FindOrder], end: Int)

  // MARK: - Sorting

  mutating func readOrder(at index: Int) -> Int? {
    guard let (sortKeys, end) = readOrderPhrase(at: index) else { return readReversal(at: index) }
    noteSlope(in: index..<end)
    for sortKey in sortKeys {
      // "Sorted by length, longest first" is one sort key.
      if let existing = order.firstIndex(where: { $0.property == sortKey.property }) {
        order[existing] = sortKey
      } else {
        order.append(sortKey)
      }
    }
    return end
  }

  /// "descending", behind the property that it is about.
  private mutating func readReversal(at index: Int) -> Int? {
    guard let last = order.last, let (direction, end) = words.directions.phrase(in: text.words, at: index) else {
      return nil
    }
    order[order.count - 1] = .toward(direction, last.property)
    return end
  }

  /// The order that words at an index ask for.
  func readOrderPhrase(at index: Int) -> (order: [FindOrder], end: Int)? {
    if let sortKey = wholePhrase(at: index) { return sortKey }
    guard let (_, start) = words.sortOpeners.phrase(in: text.words, at: index) else { return nil }
    return wholePhrase(at: start) ?? sortedBy(at: start)
  }

  /// What says by itself that it is an order: "alphabetically", "longest first".
  private func wholePhrase(at index: Int) -> OrderPhrase? {
    if let (direction, end) = words.alphabetical.phrase(in: text.words, at: index),
      let name = entity.properties.first(where: { $0.isName })
    {
      return ([.toward(direction, name.name)], end)
    }
    return (firstPhrase(at: index) ?? spanPhrase(at: index)).map { ([$0.0], $0.end) }
  }

  /// "from shortest to longest", "cheapest to dearest", "starting with the cheapest".
  private func spanPhrase(at index: Int) -> (FindOrder, end: Int)? {
    let opened = words.firstOpeners.phrase(in: text.words, at: index)?.end
    let start = skipFillers(from: opened ?? index)
    guard let (property, direction, end) = superlative(at: start) else { return nil }
    let order = FindOrder.toward(direction.reversed, property.name)
    var next = end
    while let word = text.text(next), words.orderLinks.contains(word) { next += 1 }
    if next > end, let last = superlative(at: skipFillers(from: next)), last.0.name == property.name {
      return (order, last.end)
    }
    return opened != nil ? (order, end) : nil
  }

  /// "longest first", "the most climbing first".
  private func firstPhrase(at index: Int) -> (FindOrder, end: Int)? {
    // "The cheapest first"
    guard let (property, direction, end) = superlative(at: skipFillers(from: index)), let word = text.text(end),
      words.firstWords.contains(word)
    else { return nil }
    return (.toward(direction.reversed, property.name), end + 1)
  }

  private func sortedBy(at index: Int) -> OrderPhrase? {
    var sortKeys: [FindOrder] = []
    var (start, end) = (index, index)
    while let (sortKey, next) = key(at: start) {
      sortKeys.append(sortKey)
      end = next
      guard let (_, another) = words.thenWords.phrase(in: text.words, at: next) else { break }
      start = another
    }
    return sortKeys.isEmpty ? nil : (sortKeys, end)
  }

  /// "descending length", "name", "longest", with a direction behind it.
  private func key(at index: Int) -> (FindOrder, end: Int)? {
    let early = words.directions.phrase(in: text.words, at: skipFillers(from: index))
    let start = early?.end ?? index
    guard let (property, said, end) = keyProperty(at: start) else { return nil }
    var direction = early?.meaning ?? said ?? (wantsTop && property.shape.isAmount ? .down : .up)
    var last = end
    if let (later, after) = words.directions.phrase(in: text.words, at: end) {
      (direction, last) = (later, after)
    } else if let (first, after) = firstPhrase(at: end), first.property == property.name {
      (direction, last) = (first.isDescending ? .down : .up, after)
    }
    return (.toward(direction, property.name), last)
  }

  private func keyProperty(at index: Int) -> (SpokenProperty, FindWords.Direction?, end: Int)? {
    if let (property, direction, end) = superlative(at: skipFillers(from: index)) { return (property, direction, end) }
    if let (_, start) = words.keyOpeners.phrase(in: text.words, at: index) { return asked(at: start) }
    guard index < bound(index), let (property, end) = property(at: index, where: \.isSortable) else { return nil }
    return (property, nil, end)
  }

  /// What a question asks that stands for a key: "how long they are", "how much they climb".
  private func asked(at index: Int) -> (SpokenProperty, FindWords.Direction?, end: Int)? {
    guard index < bound(index) else { return nil }
    if let (adjective, end) = grammar.plainAdjectives.phrase(in: text.words, at: index),
      let meant = grammar.property(meantBy: adjective, among: entity.properties.filter(\.isSortable))
    {
      return (meant.property, nil, skipFillers(from: end))
    }
    return property(at: index, where: \.isSortable).map { ($0.property, nil, $0.end) }
  }

  // MARK: - Superlatives

  /// "longest", "most expensive", "most climbing", "highest elevation": what is to be extreme, and in which direction.
  private func superlative(at index: Int) -> (SpokenProperty, FindWords.Direction, end: Int)? {
    if let (direction, start) = words.extremes.phrase(in: text.words, at: index), start < bound(index),
      !grammar.isFiller(text.words[start].text),
      let (property, end) = property(at: start, where: { $0.shape.isAmount && $0.isSortable })
    {
      return (property, direction, end)
    }
    guard let (adjective, end) = grammar.superlatives.phrase(in: text.words, at: index) else { return nil }
    let sortable = entity.properties.filter { $0.isSortable && ($0.shape.isAmount || $0.shape == .choice) }
    return grammar.property(meantBy: adjective, among: sortable).map { ($0.property, $0.direction, end) }
  }

  mutating func readSuperlative(at index: Int) -> Int? {
    guard let (property, direction, end) = superlative(at: index) ?? guessedSuperlative(at: index) else { return nil }
    noteSlope(in: index..<end)
    // Nothing can be the cheapest and the most expensive.
    if order.contains(where: { $0.property == property.name }) { return nil }
    order.append(.toward(direction.reversed, property.name))
    hasSuperlative = true
    meansOne = meansOne || isOne(superlative: index..<end)
    return end
  }

  /// "The longest of my favorites", "which of them is the longest".
  private func isOne(superlative range: Range<Int>) -> Bool {
    if let next = text.text(range.upperBound), words.copulaCompanions.contains(next) { return true }
    let verb =
      range.lowerBound > 0 && text.text(range.lowerBound - 1) == "the" ? range.lowerBound - 2 : range.lowerBound - 1
    return text.text(verb).map { ["is", "has", "s"].contains($0) } ?? false
  }

  /// "The hardest", where only climbs are known.
  private mutating func guessedSuperlative(at index: Int) -> (SpokenProperty, FindWords.Direction, end: Int)? {
    guard let (adjective, end) = grammar.superlatives.phrase(in: text.words, at: index),
      let (property, direction) = guessed(adjective)
    else { return nil }
    unknownQualities.append(adjective.plain)
    return (property, direction, end)
  }

  // MARK: - How many

  mutating func readLimit(at index: Int) -> Int? {
    if let (order, start) = words.topWords.phrase(in: text.words, at: index), let (count, end) = count(at: start) {
      limit = count
      wantsTop = order == .greatest
      return end
    }
    if let (comparison, start) = words.comparisons.phrase(in: text.words, at: index), comparison == .atMost,
      let (count, end) = count(at: start), isCounted(at: end)
    {
      limit = count
      return end
    }
    if text.words[index].isOrdinal, let number = text.words[index].number.flatMap({ Int(exactly: $0) }),
      (2...Self.mostWanted).contains(number), superlative(at: index + 1) != nil
    {
      (limit, rank) = (number, number)
      return index + 1
    }
    if text.words[index].isOrdinal, text.words[index].number == 1, skipFillers(from: index + 1) == name.range.lowerBound
    {
      limit = 1
      return index + 1
    }
    guard let (count, end) = count(at: index), isCounted(at: end) else { return nil }
    limit = count
    return end
  }

  /// A whole number that is no amount of anything.
  private func count(at index: Int) -> (Int, end: Int)? {
    guard let number = text.cardinal(index), let count = Int(exactly: number), (1...Self.mostWanted).contains(count),
      !amounts.amounts(at: index).contains(where: { $0.end > index + 1 })
    else { return nil }
    let word = text.text(index + 1).map { words.resultWords.contains($0) } ?? false
    return (count, word ? index + 2 : index + 1)
  }

  private static let mostWanted = 10_000

  /// Whether the entities are what a number counts: it stands in front of their name or of a superlative.
  private func isCounted(at index: Int) -> Bool {
    if !name.range.isEmpty, index <= name.range.lowerBound, name.range.lowerBound - index <= Self.mostWordsBetween {
      return true
    }
    if index > 0, let word = text.text(index - 1), words.resultWords.contains(word) { return true }
    return superlative(at: index) != nil
  }

  /// "three easy hiking trails"
  private static let mostWordsBetween = 3
}

extension FindOrder {
  /// Values that grow in a direction, from the first one on.
  fileprivate static func toward(_ direction: FindWords.Direction, _ property: String) -> FindOrder {
    direction == .up ? .ascending(property) : .descending(property)
  }
}
