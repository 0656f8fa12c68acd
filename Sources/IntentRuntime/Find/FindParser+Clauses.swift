internal import AppIntents

// How what is said of the entities goes together: "not", "or", one value in place of another.
extension FindParser {
  mutating func add(_ clause: FindClause) {
    var clause = clause
    if let negation {
      clause = clause.negated
      understand(negation)
    } else if !isContrast, clause.isValue, let last = clauses.last, last.isNegated, last.isValue,
      last.property == clause.property
    {
      // "Not in Norway or Sweden" is in neither.
      clause = clause.negated
    }
    clause.isAlternative = isAlternative || isAnotherValue(clause)
    negation = nil
    (isAlternative, isContrast) = (false, false)
    clauses.append(clause)
  }

  /// "Hikes for running" are not for hiking: what stands for the name says no more where another such value follows.
  mutating func replaceNoun(by clause: FindClause) {
    guard let nounClause, clauses.count == nounClause + 1, clauses[nounClause].property == clause.property else {
      return
    }
    clauses.remove(at: nounClause)
    self.nounClause = nil
  }

  func isJoint(at index: Int) -> Bool {
    text.text(index).map { words.conjunctions.contains($0) || words.alternatives.contains($0) } ?? false
  }

  /// Whether a clause gives another value for what can only have one: nothing is "in Asia and Africa".
  private func isAnotherValue(_ clause: FindClause) -> Bool {
    guard let last = clauses.last, last.isValue, clause.isValue, !clause.isNegated, !last.isNegated else {
      return false
    }
    guard last.property == clause.property, let property = entity[property: clause.property] else { return false }
    guard let one = last.filter.values.first as? String, let other = clause.filter.values.first as? String else {
      return property.shape != .list && last.filter.comparator == .equalTo && clause.filter.comparator == .equalTo
    }
    let (first, second) = (FindText.words(of: one)[...], FindText.words(of: other)[...])
    return !property.vocabulary.containing(first).contains { $0.words.firstRange(of: second) != nil }
  }
}
