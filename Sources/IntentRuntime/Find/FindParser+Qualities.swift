internal import AppIntents

// "long trails", "cheap landmarks": adjectives without an amount.
extension FindParser {
  /// An adjective by itself asks for those that have most of it.
  ///
  /// One that no property is about is kept, so that the answer can say so.
  mutating func readQuality(at index: Int) -> Int? {
    guard let (adjective, end) = grammar.plainAdjectives.phrase(in: text.words, at: index) else { return nil }
    let sortable = entity.properties.filter { $0.isSortable && ($0.shape.isAmount || $0.shape == .choice) }
    guard let (property, direction) = grammar.property(meantBy: adjective, among: sortable) else {
      unknownQualities.append(adjective.plain)
      return end
    }
    let isGrowing = (direction == .up) == (negation == nil)
    if let negation { understand(negation) }
    negation = nil
    order.append(isGrowing ? .descending(property.name) : .ascending(property.name))
    hasSuperlative = true
    isVague = true
    return end
  }
}
