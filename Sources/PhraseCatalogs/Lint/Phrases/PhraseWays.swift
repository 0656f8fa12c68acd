internal import PhraseMatching

/// How often something is said in the ways of saying a phrase.
extension PhraseTemplate {
  /// The least and the most of all ways, of the parts that are chosen. Costs one pass over the parts, however many
  /// ways there are.
  func counts(where isChosen: (Part) -> Bool) -> ClosedRange<Int> { Self.counts(parts, isChosen) }

  private static func counts(_ parts: [Part], _ isChosen: (Part) -> Bool) -> ClosedRange<Int> {
    parts.reduce(0...0) { sum, part in
      let count = counts(part, isChosen)
      return sum.lowerBound + count.lowerBound...sum.upperBound + count.upperBound
    }
  }

  private static func counts(_ part: Part, _ isChosen: (Part) -> Bool) -> ClosedRange<Int> {
    switch part {
    case .words, .application, .placeholder: return isChosen(part) ? 1...1 : 0...0
    case .optional(let parts): return 0...counts(parts, isChosen).upperBound
    case .alternatives(let branches):
      let counts = branches.map { self.counts($0, isChosen) }
      return (counts.map(\.lowerBound).min() ?? 0)...(counts.map(\.upperBound).max() ?? 0)
    }
  }

  /// The ways of saying it in which neither the application nor a parameter is named, the first ones of many.
  func waysWithoutPlaceholders(limit: Int) -> [String] {
    if counts(where: \.isPlaceholder).lowerBound > 0 { return [] }
    return expansions(limit: limit).filter { !$0.contains("${") }
  }
}

extension PhraseTemplate.Part {
  var isApplication: Bool { self == .application }

  /// Whether it is a hole, the application's name included.
  var isPlaceholder: Bool { isApplication || isParameter }

  var isParameter: Bool { if case .placeholder = self { true } else { false } }

  func isParameter(_ name: String) -> Bool {
    if case .placeholder(name, _) = self { true } else { false }
  }
}

// MARK: - The name twice

extension PhraseTemplate {
  /// Which of the places of the application's name, counted from 0, is the second in one way of saying the phrase.
  var secondApplication: Int? {
    var walk = ApplicationWalk()
    return walk.second(in: parts)
  }
}

/// Counts the application's names on the way through a phrase.
private struct ApplicationWalk {
  /// How many places there were, said or not.
  var index = 0
  /// The most that are said together.
  var said = 0

  mutating func second(in parts: [PhraseTemplate.Part]) -> Int? {
    for part in parts {
      if let found = second(in: part) { return found }
    }
    return nil
  }

  private mutating func second(in part: PhraseTemplate.Part) -> Int? {
    switch part {
    case .words, .placeholder: return nil
    case .application:
      defer { index += 1 }
      said += 1
      return said > 1 ? index : nil
    case .optional(let parts): return second(in: parts)
    case .alternatives(let branches):
      let before = said
      var most = said
      for branch in branches {
        said = before
        if let found = second(in: branch) { return found }
        most = max(most, said)
      }
      said = most
      return nil
    }
  }
}
