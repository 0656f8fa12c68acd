internal import AppIntents
internal import Foundation

/// Puts what is said later together with what was said before.
struct FindRefinement {
  let earlier: ReadFind
  let found: [any AppEntity]
  let isAmongFound: Bool

  init(of earlier: ReadFind, found: [any AppEntity], isAmongFound: Bool) {
    (self.earlier, self.found, self.isAmongFound) = (earlier, found, isAmongFound)
  }

  func adding(_ said: ReadFind) -> ReadFind {
    var find = said
    find.asked = .list
    // Of the three longest, only those count.
    if isAmongFound, isLimited, !found.isEmpty, earlier.request.limit != 1 {
      find.subjects = found
      return find
    }
    var earlier = earlier
    // Of the cheapest alone nothing can be left out: what it was the cheapest of is meant.
    if isAmongFound, earlier.request.limit == 1 { (earlier.request.limit, earlier.request.order) = (nil, []) }
    find.subjects = earlier.subjects
    let replaced = Set(said.propertyNames)
    find.conditions = earlier.conditions.filter { !replaces($0, replaced, said) } + said.conditions
    find.unknownQualities = said.unknownQualities
    let isOther = earlier.propertyNames.contains { replaced.contains($0) }
    if !isAmongFound, said.isOnlyPlace && earlier.isOnlyPlace || found.isEmpty && said.isNarrowed && !isOther {
      var instead = said
      instead.asked = .list
      find.instead = [instead]
    }
    merge(into: &find, said, replaced)
    if said.request.order.isEmpty {
      find.request.order = earlier.request.order
      find.slope = earlier.slope
      find.request.limit = said.request.limit ?? earlier.request.limit
      find.isVague = earlier.isVague
    }
    return find
  }

  private var isLimited: Bool { earlier.request.limit != nil || !earlier.subjects.isEmpty }

  private func merge(into find: inout ReadFind, _ said: ReadFind, _ replaced: Set<String>) {
    let kept = earlier.request.filters.filter { !isReplaced($0, by: said, replaced) }
    switch (earlier.request.mode, said.request.mode) {
    case (.and, .and): find.request.filters = kept + said.request.filters
    case (.or, _):
      find.request.filters = said.request.filters
      if !kept.isEmpty { find.conditions.append(.anyOf(kept)) }
    case (.and, .or):
      find.request.filters = kept
      find.request.mode = .and
      find.conditions.append(.anyOf(said.request.filters))
    }
  }

  /// Whether a filter gives way: for another value of the same property, or a bound on the same side.
  private func isReplaced(_ filter: FindFilter, by said: ReadFind, _ replaced: Set<String>) -> Bool {
    guard replaced.contains(filter.property) else { return false }
    guard said.entity[property: filter.property]?.shape.isAmount == true else { return !isAmongFound }
    return said.request.filters.contains { other in
      other.property == filter.property && (other.side == filter.side || !isAmongFound && excludes(filter, other))
    }
  }

  /// Whether nothing can pass both of two bounds: more than 500 and fewer than 100.
  private func excludes(_ one: FindFilter, _ other: FindFilter) -> Bool {
    guard one.side * other.side == -1, let first = one.values.first, let second = other.values.first else {
      return false
    }
    let (least, most) = one.side > 0 ? (first, second) : (second, first)
    return Self.comparison.order(FoundValue(least), FoundValue(most)) == .orderedDescending
  }

  private static let comparison = FoundValueComparison(locale: Locale(identifier: "en_US"))

  private func replaces(_ condition: ReadFind.Condition, _ replaced: Set<String>, _ said: ReadFind) -> Bool {
    if isAmongFound { return false }
    switch condition {
    case .anyOf(let filters), .noneOf(let filters): return filters.contains { replaced.contains($0.property) }
    case .hours(let property, _, _): return replaced.contains(property)
    case .member: return !said.memberships.isEmpty
    }
  }
}

extension ReadFind {
  /// Whether it looks for what is in a place, and nothing else.
  var isOnlyPlace: Bool {
    conditions.isEmpty && request.order.isEmpty && !request.filters.isEmpty && subjects.isEmpty
      && request.filters.allSatisfy { entity[property: $0.property]?.isPlace ?? false }
  }
}

extension FindFilter {
  /// On which side of a value the filter lets through: 1 above, -1 below, 0 neither.
  fileprivate var side: Int {
    switch comparator {
    case .greaterThan, .greaterThanOrEqualTo: 1
    case .lessThan, .lessThanOrEqualTo: -1
    default: 0
    }
  }
}
