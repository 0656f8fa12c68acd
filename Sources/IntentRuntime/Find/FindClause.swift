internal import AppIntents

/// One thing that the entities have to be like.
struct FindClause {
  var filter: FindFilter
  /// Whether the entities must not pass the filter.
  var isDenied = false
  /// Whether it is the opposite of what was said without a "not".
  var isNegated = false
  /// Whether it is one of several possibilities, together with the clause before it.
  var isAlternative = false
  /// Whether it is a value by itself, "in Norway", so that another may follow.
  var isValue = false

  var property: String { filter.property }

  init(_ filter: FindFilter, isValue: Bool = false) { (self.filter, self.isValue) = (filter, isValue) }

  /// The opposite, as a filter where there is one.
  var negated: FindClause {
    var clause = self
    clause.isNegated.toggle()
    if let opposite = filter.opposite {
      clause.filter = opposite
    } else {
      clause.isDenied.toggle()
    }
    return clause
  }
}

extension FindFilter {
  /// The filter that everything else passes; nil if there is none.
  var opposite: FindFilter? {
    if comparator == .equalTo, let value = values.first as? Bool {
      return FindFilter(property, .equalTo, values: [!value])
    }
    let opposite: ComparatorKind? =
      switch comparator {
      case .equalTo: .notEqualTo
      case .notEqualTo: .equalTo
      case .lessThan: .greaterThanOrEqualTo
      case .lessThanOrEqualTo: .greaterThan
      case .greaterThan: .lessThanOrEqualTo
      case .greaterThanOrEqualTo: .lessThan
      case .isBetween, .contains, .hasPrefix, .hasSuffix: nil
      }
    return opposite.map { FindFilter(property, $0, values: values) }
  }
}

/// Clauses, sorted by what the Find action has filters for.
struct FindOutcome {
  private(set) var filters: [FindFilter] = []
  private(set) var mode = EntityQueryComparatorMode.and
  private(set) var conditions: [ReadFind.Condition] = []

  init(_ clauses: [FindClause]) {
    let groups = Self.groups(clauses)
    if groups.count == 1, let group = groups.first, group.count > 1, !group.contains(where: \.isDenied) {
      filters = group.map(\.filter)
      mode = .or
      return
    }
    for group in groups { add(group) }
  }

  private static func groups(_ clauses: [FindClause]) -> [[FindClause]] {
    var groups: [[FindClause]] = []
    for clause in clauses {
      // "Neither in Norway nor in Sweden" are two conditions, not a choice.
      if clause.isAlternative, !clause.isNegated, groups.last?.last?.isDenied == false {
        groups[groups.count - 1].append(clause)
      } else {
        groups.append([clause])
      }
    }
    return groups
  }

  private mutating func add(_ group: [FindClause]) {
    if group.count > 1 {
      conditions.append(.anyOf(group.map(\.filter)))
    } else if let clause = group.first {
      if clause.isDenied { conditions.append(.noneOf([clause.filter])) } else { filters.append(clause.filter) }
    }
  }
}
