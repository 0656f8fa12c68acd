internal import AppIntents

// "long trails", "cheap landmarks": adjectives without an amount.
extension FindParser {
  /// An adjective by itself, or a superlative that no property is about, asks for those that have most of it.
  ///
  /// One that no property is about is kept, so that the answer can say so.
  mutating func readQuality(at index: Int) -> Int? {
    guard
      let (adjective, end) = grammar.plainAdjectives.phrase(in: text.words, at: index)
        ?? grammar.superlatives.phrase(in: text.words, at: index)
    else { return nil }
    let sortable = entity.properties.filter { $0.isSortable && ($0.shape.isAmount || $0.shape == .choice) }
    guard let (property, direction) = grammar.property(meantBy: adjective, among: sortable) else {
      if !leadsOn(index..<end) { unknownQualities.append(adjective.plain) }
      return end
    }
    let isGrowing = (direction == .up) == (negation == nil)
    if let negation { understand(negation) }
    negation = nil
    order.append(isGrowing ? .descending(property.name) : .ascending(property.name))
    noteSlope(in: index..<end)
    hasSuperlative = true
    isVague = true
    return end
  }

  /// "Good for skiing": a quality that is said of what follows, and tells nothing by itself.
  private func leadsOn(_ range: Range<Int>) -> Bool {
    text.words[range].allSatisfy { grammar.words.verbs.contains($0.text) } && range.upperBound < text.count
      && grammar.isFiller(text.words[range.upperBound].text)
  }

  /// Keeps what tells how steep the entities are, where words that make an order are about that.
  mutating func noteSlope(in range: Range<Int>) {
    if grammar.saysSlope(text.words[range].map(\.text)) { slope = Slope(of: entity, grammar) }
  }

  /// What climbs more is as hard as anybody can tell who does not know how hard things are.
  func guessed(_ adjective: FindWords.Adjective) -> (SpokenProperty, FindWords.Direction)? {
    guard let sense = adjective.senses.first(where: { $0.concept == "difficulty" }) else { return nil }
    return Slope(of: entity, grammar).map { ($0.rise, sense.direction) }
  }
}
