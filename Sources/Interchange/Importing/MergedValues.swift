import PhraseMatching

extension [Entity.Value] {
  /// Values of one meaning as one, with all their names.
  var merged: [Entity.Value] {
    var merged: [Entity.Value] = []
    var places: [String: Int] = [:]
    for value in self {
      guard let place = places[value.id] else {
        places[value.id] = merged.count
        merged.append(value)
        continue
      }
      let others = merged[place].synonyms + [value.title] + value.synonyms
      merged[place].synonyms = others.distinct.filter { $0 != merged[place].title }
    }
    return merged
  }
}
